import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { accountForms } from "~/features/account/account-forms.server";
import { reflectionForms } from "~/features/feed/reflection-forms.server";
import { journalForms } from "~/features/journal/journal-forms.server";
import { memoryForms } from "~/features/memory/memory-forms.server";
import { AppShell } from "~/features/shell/AppShell";
import { readApp } from "~/features/shell/read-app.server";
import { titleOf } from "~/features/shell/views";
import { forms, page } from "~/platform/http/page.server";
import type { Handle } from "~/root";

const KeptWords = lazy(() => import("~/features/shell/KeptWords"));

export const handle: Handle = { hydrate: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.kind === "app" ? titleOf(data.view) : "TrueNorth" },
];

export const loader = page(readApp, { redirects: (viewer) => (viewer ? null : "/") });

export const action = forms({
  ...journalForms,
  ...accountForms,
  ...memoryForms,
  ...reflectionForms,
});

/** Views switch in the browser without asking the server; a form's answer asks again. */
export const shouldRevalidate = ({ formMethod }: { formMethod?: string }) =>
  formMethod !== undefined;

export default function AppRoute() {
  const shown = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  if (shown.kind === "signedOut") {
    return (
      <Suspense fallback={null}>
        <KeptWords kept={shown.kept} />
      </Suspense>
    );
  }
  return <AppShell {...shown} refused={refused} />;
}
