import { type SubmissionResult, useForm } from "@conform-to/react";
import { type ReactNode, useEffect, useState } from "react";
import { useSend } from "~/platform/browser/use-send";
import { Button } from "~/ui/Button";
import { Field } from "~/ui/Field";
import { fieldProps } from "~/ui/field-props";
import { Notice } from "~/ui/Notice";
import { PasswordField } from "~/ui/PasswordField";
import { toast } from "~/ui/Toaster";
import type { Self } from "./present-user";
import { upgradeMistakes } from "./upgrade-rules";
import { UPGRADED } from "./upgraded";

type UpgradeFields = { nickname: string; email: string; password: string };

/** Turns the guest into a member: by a plain form, or without leaving the page where script runs. */
export default function UpgradeForm({
  refused,
  later,
  onDone,
}: {
  refused?: SubmissionResult;
  later: ReactNode;
  onDone(self: Self): void;
}) {
  const { result, isPending, send, refuse, forget } = useSend<Self>({
    method: "POST",
    path: "/api/auth/upgrade-guest",
    refused,
    onDone: (self) => {
      toast(UPGRADED);
      onDone(self);
    },
    onFailed: ({ status, sentence }) =>
      toast({
        tone: "destructive",
        title: "Failed to create account",
        description: status ? sentence : "Please try again.",
      }),
  });
  const [form, { nickname, email, password }] = useForm<UpgradeFields>({
    id: "upgrade",
    lastResult: result,
    onSubmit: (event, { formData }) => {
      event.preventDefault();
      const mistakes = upgradeMistakes(formData);
      if (Object.keys(mistakes).length > 0) refuse(mistakes);
      else send(formData);
    },
  });
  const [filled, setFilled] = useState(true);
  useEffect(() => {
    const shown = document.getElementById(form.id);
    if (shown instanceof HTMLFormElement) setFilled(isFilled(shown));
  }, [form.id]);
  const general = result?.error?.[""]?.[0];

  return (
    <form
      method="post"
      action="/app?view=journal"
      id={form.id}
      onSubmit={form.onSubmit}
      onChange={(event) => setFilled(isFilled(event.currentTarget))}
      onInput={forget}
      className="grid gap-4"
      noValidate
    >
      {general && (
        <Notice tone="danger" role="alert" title="Failed to create account">
          {general}
        </Notice>
      )}
      <Field
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        {...fieldProps(nickname)}
        required
      />
      <Field label="Email" type="email" autoComplete="email" {...fieldProps(email)} required />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        meter
        {...fieldProps(password)}
        required
      />
      <p className="text-sm text-muted">
        By creating an account you accept the <a href="/terms">Terms of Service</a> and the{" "}
        <a href="/privacy">Privacy Policy</a>.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button name="intent" value="upgrade-guest" disabled={isPending || !filled}>
          Create my free account
        </Button>
        {later}
      </div>
    </form>
  );
}

const isFilled = (form: HTMLFormElement) =>
  ["nickname", "email", "password"].every((name) => new FormData(form).get(name));
