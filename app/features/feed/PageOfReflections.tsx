import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { SitePage } from "~/features/information/SitePage";
import { type Place, PlaceContext } from "~/features/reflections/place";
import type { FormAnswer } from "~/platform/http/form-answer";
import RefusedNotice from "./RefusedNotice";

/** A public page about reflections: works by links and forms alone. */
export function PageOfReflections({
  viewer,
  zone,
  refused,
  forms,
  children,
}: Pick<Place, "viewer" | "zone"> & {
  refused?: FormAnswer;
  /** The intents of the forms for words that stand on this page. */
  forms?: string[];
  children: ReactNode;
}) {
  const { pathname, search } = useLocation();
  return (
    <PlaceContext.Provider value={{ viewer, zone, refused, address: pathname + search }}>
      <SitePage>
        <RefusedNotice forms={forms} />
        {children}
      </SitePage>
    </PlaceContext.Provider>
  );
}
