import { type SubmissionResult, useForm } from "@conform-to/react";
import { Button } from "~/ui/Button";
import { Field } from "~/ui/Field";
import { fieldProps } from "~/ui/field-props";
import { PasswordField } from "~/ui/PasswordField";
import { HiddenFields } from "./HiddenFields";

type SignInFields = { email: string; password: string };

export function SignInForm({
  redirectTo,
  refused,
}: {
  redirectTo: string;
  refused?: SubmissionResult;
}) {
  const [form, { email, password }] = useForm<SignInFields>({ id: "sign-in", lastResult: refused });
  return (
    <form method="post" action="/auth" id={form.id} className="grid gap-4" noValidate>
      <HiddenFields redirectTo={redirectTo} />
      <Field label="Email" type="email" autoComplete="email" {...fieldProps(email)} required />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        {...fieldProps(password)}
        required
      />
      <Button name="intent" value="sign-in" size="lg">
        Sign In
      </Button>
      <a href="/reset-password" className="link inline-flex min-h-11 items-center text-base">
        Forgot your password?
      </a>
    </form>
  );
}
