import { useLocation, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { type PageLink, ReadingPage } from "~/ui/ReadingPage";
import type { ToastWords } from "~/ui/Toast";
import { guestEntry, marked, siteFoot, siteNav, waysIn } from "./site-links";

/** What the root tells every page. */
type RootWords = { isSignedIn: boolean; flash: ToastWords | null };

/** A public page with the links of the whole site; somebody with a session is offered the way back to the app. */
export function SitePage({
  before = [],
  width,
  children,
}: {
  /** Links that stand before the others. */
  before?: PageLink[];
  width?: "read" | "page";
  children: ReactNode;
}) {
  const { pathname, search } = useLocation();
  const root = useRouteLoaderData("root") as RootWords | undefined;
  const isSignedIn = root?.isSignedIn ?? false;
  return (
    <ReadingPage
      home={isSignedIn ? "/app" : "/"}
      nav={[...before, ...marked(siteNav, pathname)]}
      actions={isSignedIn ? [{ label: "Open app", href: "/app" }] : waysIn}
      menuOnly={isSignedIn ? [] : guestEntry}
      foot={marked(siteFoot, pathname)}
      returnTo={pathname + search}
      flash={root?.flash}
      width={width}
    >
      {children}
    </ReadingPage>
  );
}
