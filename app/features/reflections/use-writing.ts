import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { CallError, call } from "~/platform/browser/call";
import { dropSent, sendingId } from "~/platform/browser/sending-id";
import { useKeptText } from "~/platform/browser/use-kept-text";
import { ASKED_FROM } from "./ask-first";
import { loadRiskReader } from "./use-draft-risk";

type Options<T> = {
  /** Under which the words are kept in this browser. */
  keptAs: string;
  path: string;
  /** What it belongs to. */
  about?: Record<string, string>;
  /** After it was stored, whether or not the form is still shown. */
  onDone(answer: T): void;
  /** After it was stored, while the form is shown. */
  onSent?(answer: T): void;
  onFailed(error: unknown): void;
  /** What is wrong with no words at all. */
  onEmpty?(): string;
};

type Sent = { content: string; mood?: string; isPublic: boolean; [about: string]: unknown };

/** The script's part of a form for words that go out: keeps them, asks first when they are heavy, sends them once. */
export function useWriting<T>({ keptAs, path, about, onDone, onSent, ...on }: Options<T>) {
  const [value, keep] = useKeptText(keptAs);
  const [error, setError] = useState<string>();
  const [isAsked, setAsked] = useState(false);
  const send = useMutation({
    mutationFn: (body: Sent) =>
      call<T>("POST", path, { ...body, clientId: sendingId(keptAs, body) }),
    onSuccess: (answer, { content }) => {
      dropSent(keptAs, content);
      onDone(answer);
    },
    onError: (problem) => {
      if (problem instanceof CallError && problem.about.field === "content")
        setError(problem.sentence);
      on.onFailed(problem);
    },
  });

  async function onSubmit(fields: FormData, form: HTMLFormElement) {
    if (send.isPending) return;
    const content = value;
    if (!content.trim()) return setError(on.onEmpty?.());
    const choice = fields.get("choice");
    const isPublic = choice === "private" ? false : fields.get("isPublic") === "true";
    if (isPublic && !choice) {
      const read = await loadRiskReader();
      // Without the reader the server asks: it gets the form as a page without script sends it.
      if (!read) return HTMLFormElement.prototype.submit.call(form);
      if (read(content) >= ASKED_FROM) return setAsked(true);
    }
    const mood = String(fields.get("mood") || "") || undefined;
    send.mutate(
      { ...about, content, mood, isPublic },
      {
        onSuccess: (answer) => {
          setAsked(false);
          onSent?.(answer);
        },
      },
    );
  }

  return {
    value,
    onChange(next: string) {
      setError(undefined);
      setAsked(false);
      keep(next);
    },
    onSubmit,
    isPending: send.isPending,
    error,
    isAsked,
  };
}
export type Writing = ReturnType<typeof useWriting>;
