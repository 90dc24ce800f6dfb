import { isRouteErrorResponse, useActionData, useRouteError } from "@remix-run/react";
import { ErrorPage } from "~/features/errors/ErrorPage";
import { SitePage } from "~/features/information/SitePage";
import type { FormAnswer } from "~/platform/http/form-answer";
import { ButtonLink } from "~/ui/Button";
import { KeptHere } from "./KeptHere";

/** What a shared link shows when there is nothing behind it anymore, or nothing for this reader. */
export function GonePage() {
  const error = useRouteError();
  const refused = useActionData<FormAnswer>();
  if (!isRouteErrorResponse(error) || (error.status !== 404 && error.status !== 400))
    return <ErrorPage />;
  return (
    <SitePage>
      <title>Content no longer available · TrueNorth</title>
      <h1 className="text-2xl">Content no longer available</h1>
      <p className="mt-4 text-read">
        It was deleted, or its author keeps it private. That is their right, and nothing is wrong
        with your link.
      </p>
      <KeptHere refused={refused} />
      <p className="mt-6 flex flex-wrap gap-3">
        <ButtonLink href="/feed">Read other reflections</ButtonLink>
        <ButtonLink href="/" variant="outline">
          Go to the start
        </ButtonLink>
      </p>
    </SitePage>
  );
}
