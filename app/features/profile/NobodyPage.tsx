import { isRouteErrorResponse, useParams, useRouteError } from "@remix-run/react";
import { ErrorPage } from "~/features/errors/ErrorPage";
import { SitePage } from "~/features/information/SitePage";
import { ButtonLink } from "~/ui/Button";

/** What a link to somebody shows when there is nobody of that name for this reader. */
export function NobodyPage() {
  const error = useRouteError();
  const { nickname } = useParams();
  if (!isRouteErrorResponse(error) || (error.status !== 404 && error.status !== 400))
    return <ErrorPage />;
  return (
    <SitePage>
      <title>User not found · TrueNorth</title>
      <h1 className="text-2xl">User not found</h1>
      <p className="mt-4 text-read break-words">@{nickname} could not be found</p>
      <p className="mt-6 flex flex-wrap gap-3">
        <ButtonLink href="/app?view=friends">Back to Discover</ButtonLink>
        <ButtonLink href="/feed" variant="outline">
          Read reflections
        </ButtonLink>
      </p>
    </SitePage>
  );
}
