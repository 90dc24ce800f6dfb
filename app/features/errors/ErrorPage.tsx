import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import { useEffect } from "react";
import { SitePage } from "~/features/information/SitePage";
import { ButtonLink } from "~/ui/Button";
import { reportError } from "./report-error";

/** The page that stands in for one that failed or is not there. */
export function ErrorPage() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const isKnown = isRouteErrorResponse(error) && error.status < 500;
  useEffect(() => {
    if (!isKnown) reportError(error);
  }, [error, isKnown]);

  return (
    <SitePage>
      <title>{isKnown ? "Not here" : "Something went wrong"}</title>
      <h1 className="text-2xl">{isKnown ? titleOf(error.status) : "Oops! Something went wrong"}</h1>
      <p className="mt-4 text-read">
        {isKnown
          ? String(error.data || "There is nothing at this address, or it is not for you to see.")
          : "We encountered an unexpected error. Please try refreshing the page."}
      </p>
      <p className="mt-6 flex flex-wrap gap-3">
        {!isKnown && <ButtonLink href={pathname + search}>Refresh Page</ButtonLink>}
        <ButtonLink href="/" variant={isKnown ? "default" : "outline"}>
          Go to the start
        </ButtonLink>
      </p>
    </SitePage>
  );
}

function titleOf(status: number) {
  if (status === 404) return "This page is not here";
  if (status === 429) return "A short pause";
  return "This did not work";
}
