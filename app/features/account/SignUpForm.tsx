import { type SubmissionResult, useForm } from "@conform-to/react";
import { Button } from "~/ui/Button";
import { Checkbox } from "~/ui/Checkbox";
import { Field } from "~/ui/Field";
import { fieldProps } from "~/ui/field-props";
import { PasswordField } from "~/ui/PasswordField";
import { HiddenFields } from "./HiddenFields";

type SignUpFields = {
  email: string;
  nickname: string;
  password: string;
  confirmPassword: string;
  terms: string;
};

export function SignUpForm({
  redirectTo,
  refused,
}: {
  redirectTo: string;
  refused?: SubmissionResult;
}) {
  const [form, fields] = useForm<SignUpFields>({ id: "sign-up", lastResult: refused });
  const { email, nickname, password, confirmPassword, terms } = fields;
  return (
    <form method="post" action="/auth?mode=sign-up" id={form.id} className="grid gap-4" noValidate>
      <HiddenFields redirectTo={redirectTo} />
      <Field label="Email" type="email" autoComplete="email" {...fieldProps(email)} required />
      <Field
        label="Nickname"
        hint="What others see. 2 to 30 letters, digits or underscores."
        autoComplete="username"
        autoCapitalize="none"
        {...fieldProps(nickname)}
        required
      />
      <PasswordField
        label="Password"
        hint="At least 6 characters; longer is safer."
        autoComplete="new-password"
        meter
        {...fieldProps(password)}
        required
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        {...fieldProps(confirmPassword)}
        required
      />
      <Checkbox
        id={terms.id}
        name="terms"
        defaultChecked={terms.initialValue === "on"}
        error={terms.errors}
        label={
          <>
            I accept the <a href="/terms">Terms of Service</a> and the{" "}
            <a href="/privacy">Privacy Policy</a>
          </>
        }
      />
      <Button name="intent" value="sign-up" size="lg">
        Create account
      </Button>
    </form>
  );
}
