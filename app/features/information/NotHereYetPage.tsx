import { useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { ButtonLink } from "~/ui/Button";
import { EmptyState } from "~/ui/EmptyState";
import { SitePage } from "./SitePage";

/** Says plainly that a page is not built, and leads to something that is. */
export function NotHereYetPage({
  title,
  children,
  facts,
}: {
  title: string;
  children: string;
  /** What holds until then. */
  facts?: ReactNode;
}) {
  const isSignedIn = (useRouteLoaderData("root") as { isSignedIn: boolean } | undefined)
    ?.isSignedIn;
  return (
    <SitePage>
      <h1 className="text-2xl">{title}</h1>
      <EmptyState
        action={
          <ButtonLink href={isSignedIn ? "/app?view=journal" : "/"}>
            {isSignedIn ? "Write in the journal" : "Go to the start"}
          </ButtonLink>
        }
      >
        {children}
      </EmptyState>
      {facts}
    </SitePage>
  );
}
