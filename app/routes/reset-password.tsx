import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ResetScreen } from "~/features/account/ResetScreen";
import { askReset, readReset, setPassword } from "~/features/account/reset-password.server";
import { form, forms, page } from "~/platform/http/page.server";

export const meta: MetaFunction = () => [
  { title: "Set a new password · TrueNorth" },
  { name: "referrer", content: "same-origin" },
];

export const loader = page(readReset);

export const action = forms({
  "ask-reset": form(askReset, () => ({ to: "/reset-password?sent=yes" })),
  "set-password": form(setPassword, () => ({
    to: "/app",
    flash: { title: "Your new password is set", description: "All other sessions have ended." },
  })),
});

export default function ResetRoute() {
  return (
    <ResetScreen {...useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />
  );
}
