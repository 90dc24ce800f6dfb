import type { SubmissionResult } from "@conform-to/react";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { CallError, call } from "./call";

type Options<T> = {
  method: "POST" | "PUT";
  path: string;
  onDone(answer: T): void;
  onFailed?(error: CallError): void;
  /** A refusal that the server rendered into the page. */
  refused?: SubmissionResult;
};

/** Sends a form to the JSON face; a refusal comes back as conform's result, beside its field. */
export function useSend<T>({ method, path, onDone, onFailed, refused }: Options<T>) {
  const [result, setResult] = useState(refused);
  const { mutate, isPending } = useMutation({
    mutationFn: (body: object) => call<T>(method, path, body),
    onSuccess: (answer) => {
      setResult({ status: "success" });
      onDone(answer);
    },
    onError: (error) => {
      const failure = error instanceof CallError ? error : new CallError(0, error.message);
      setResult({ status: "error", error: { [failure.about.field ?? ""]: [failure.sentence] } });
      onFailed?.(failure);
    },
  });
  return {
    result,
    isPending,
    send: (form: FormData) => mutate(Object.fromEntries(form)),
    /** Says mistakes beside their fields without asking the server. */
    refuse: (error: Record<string, string[]>) => setResult({ status: "error", error }),
    /** Takes back what was said of a field; for a form's `onInput`. */
    forget: ({ target }: FormEvent) => {
      const { name } = target as HTMLInputElement;
      const { [name]: said, ...error } = result?.error ?? {};
      if (said) setResult({ error });
    },
  };
}
