import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AuthScreen } from "~/features/account/AuthScreen";
import { readAuth } from "~/features/account/read-auth.server";
import { signIn } from "~/features/account/sign-in.server";
import { signUpByForm } from "~/features/account/sign-up.server";
import { form, forms, page, safePath } from "~/platform/http/page.server";
import type { Handle } from "~/root";

export const handle: Handle = { theme: "light" };
export const meta: MetaFunction = () => [{ title: "Sign in · TrueNorth" }];

export const loader = page(readAuth, {
  redirects: (viewer) => (viewer && viewer.kind !== "guest" ? "/app" : null),
});

const destination = (fields: FormData) => safePath(fields.get("redirectTo"), "/app");

export const action = forms({
  "sign-in": form(signIn, (_, __, fields) => ({
    to: destination(fields),
    flash: { title: "Welcome back!" },
  })),
  "sign-up": form(signUpByForm, (_, __, fields) => ({
    to: destination(fields),
    flash: { title: "Account created successfully!" },
  })),
});

export default function AuthRoute() {
  return (
    <AuthScreen {...useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />
  );
}
