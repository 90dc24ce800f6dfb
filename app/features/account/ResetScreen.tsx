import { useForm } from "@conform-to/react";
import type { FormAnswer } from "~/platform/http/form-answer";
import { Button } from "~/ui/Button";
import { CardPage } from "~/ui/CardPage";
import { Field } from "~/ui/Field";
import { fieldProps } from "~/ui/field-props";
import { Notice } from "~/ui/Notice";
import { PasswordField } from "~/ui/PasswordField";
import { HiddenFields } from "./HiddenFields";

type Props = { token?: string | null; isStale: boolean; wasSent: boolean; refused?: FormAnswer };

/** Asks for a link by mail, and with the link for a new password. */
export function ResetScreen({ token, isStale, wasSent, refused }: Props) {
  const general = refused?.result.error?.[""]?.[0];
  return (
    <CardPage title="Set a new password" back={{ label: "Back to sign in", href: "/auth" }}>
      <div className="grid gap-4">
        {wasSent && (
          <Notice role="status" title="Look into your mail">
            If an account has this address, a link is on its way. It works once, for 60 minutes.
          </Notice>
        )}
        {(isStale || general) && (
          <Notice tone="danger" role="alert" title="This link does not work">
            {general ??
              "It was used already, or is older than 60 minutes. Please ask for a new one."}
          </Notice>
        )}
        {token ? <NewPassword token={token} refused={refused} /> : <AskForLink refused={refused} />}
      </div>
    </CardPage>
  );
}

function AskForLink({ refused }: { refused?: FormAnswer }) {
  const [form, { email }] = useForm<{ email: string }>({
    id: "ask-reset",
    lastResult: refused?.result,
  });
  return (
    <form method="post" action="/reset-password" id={form.id} className="grid gap-4" noValidate>
      <HiddenFields />
      <Field label="Email" type="email" autoComplete="email" {...fieldProps(email)} required />
      <Button name="intent" value="ask-reset" size="lg">
        Send me a link
      </Button>
    </form>
  );
}

function NewPassword({ token, refused }: { token: string; refused?: FormAnswer }) {
  const [form, { password, confirmPassword }] = useForm<{
    password: string;
    confirmPassword: string;
  }>({
    id: "set-password",
    lastResult: refused?.result,
  });
  const action = `/reset-password?token=${token}`;
  return (
    <form method="post" action={action} id={form.id} className="grid gap-4" noValidate>
      <input type="hidden" name="token" value={token} />
      <PasswordField
        label="New password"
        hint="At least 8 characters; longer is safer."
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
      <Button name="intent" value="set-password" size="lg">
        Set the password
      </Button>
    </form>
  );
}
