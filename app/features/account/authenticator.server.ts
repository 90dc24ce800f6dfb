import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import type { User } from "#prisma/sqlite/client";
import { userWithPassword } from "./credential.server";

const authenticator = new Authenticator<User | null>();
authenticator.use(
  new FormStrategy(({ form }) =>
    userWithPassword(String(form.get("email")), String(form.get("password"))),
  ),
);

/** The user behind checked sign-in fields, or null. */
export function authenticate(fields: { email: string; password: string }): Promise<User | null> {
  const body = new URLSearchParams(fields);
  return authenticator.authenticate(
    "form",
    new Request("http://here/auth", { method: "POST", body }),
  );
}
