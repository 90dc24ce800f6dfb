import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, useEffect, useState } from "react";
import type { Self } from "~/features/account/present-user";
import { FALLBACK_PROMPTS } from "~/features/companion/fallback-prompts";
import { call } from "~/platform/browser/call";
import { makeId } from "~/platform/browser/make-id";
import type { FormAnswer } from "~/platform/http/form-answer";
import { Button, ButtonLink } from "~/ui/Button";
import { Notice } from "~/ui/Notice";
import { SavingState } from "~/ui/SavingState";
import { TextArea } from "~/ui/TextArea";
import { useTyped } from "~/ui/use-typed";
import type { Journal } from "./read-journal.server";
import { isSignedOut, isUsedUp, type JournalDesk, sentenceOf } from "./use-journal";
import { dropLocalDraft, keepLocalDraft, readLocalDraft, useLocalDraft } from "./use-local-draft";

type Props = {
  self: Self;
  desk: JournalDesk;
  first: Journal | null;
  refused?: FormAnswer;
  /** A prompt that came from elsewhere: a follow-up to go on with. */
  prompt: string | null;
  onPrompt(prompt: string | null): void;
  onAllowanceUsed(): void;
};

/** The page to write on. */
export function Composer({ self, desk, first, refused, prompt, onPrompt, onAllowanceUsed }: Props) {
  const typed = refused?.result.initialValue as { prompt?: string; response?: string } | undefined;
  const asked = useTyped(typed?.prompt ?? first?.draft?.prompt ?? "");
  const words = useTyped(typed?.response ?? first?.draft?.response ?? "");
  const [entryId, setEntryId] = useState(typed ? "" : (first?.newEntryId ?? ""));
  const [isLookedAt, setLookedAt] = useState(false);
  const draft = { prompt: asked.value, response: words.value };
  const isKept = useLocalDraft(self.id, draft, isLookedAt);
  const errors = refused?.result.error;
  const isRefused = refused !== undefined;
  const { create } = desk;

  useEffect(() => {
    const kept = isRefused ? null : readLocalDraft(self.id);
    if (kept) {
      words.offer(kept.response);
      asked.offer(kept.prompt);
    }
    setLookedAt(true);
    setEntryId((id) => id || makeId());
  }, [self.id, isRefused, words.offer, asked.offer]);

  const { error: lost } = useQuery<Self>({
    queryKey: ["/api/auth/user"],
    enabled: false,
    retry: false,
  });
  useEffect(() => {
    if (isSignedOut(lost)) keepLocalDraft(self.id, { prompt: asked.value, response: words.value });
  }, [lost, self.id, asked.value, words.value]);

  useEffect(() => {
    if (prompt === null) return;
    asked.setValue(prompt);
    onPrompt(null);
    words.ref.current?.focus();
  }, [prompt, onPrompt, asked.setValue, words.ref]);

  const suggest = useMutation({
    mutationFn: () => call<{ prompt: string }>("POST", "/api/journal/generate-prompt"),
    onSuccess: (suggestion) => asked.setValue(suggestion.prompt),
    onError: () =>
      asked.setValue(FALLBACK_PROMPTS[Math.floor(Math.random() * FALLBACK_PROMPTS.length)] ?? ""),
  });

  function save(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    event.preventDefault();
    if ((submitter as HTMLButtonElement | null)?.value === "suggest-prompt")
      return suggest.mutate();
    if (!words.value.trim() || create.isPending) return;
    const sent = { prompt: asked.value, response: words.value };
    create.mutate(
      { ...sent, clientId: entryId },
      {
        onSuccess: () => {
          setEntryId(makeId());
          if (words.ref.current?.value !== sent.response) return;
          words.setValue("");
          asked.setValue((now) => (now === sent.prompt ? "" : now));
          dropLocalDraft(self.id);
        },
        onError: (error) => {
          if (self.isAnonymous && isUsedUp(error)) onAllowanceUsed();
        },
      },
    );
  }

  return (
    <form method="post" action="/app?view=journal" onSubmit={save} className="grid gap-3">
      <input type="hidden" name="clientId" value={entryId} />
      {refused?.title && (
        <Notice role="alert" title={refused.title}>
          {errors?.response?.[0]}
        </Notice>
      )}
      <TextArea
        ref={asked.ref}
        name="prompt"
        label="Prompt"
        optional
        size="line"
        maxLength={500}
        placeholder="Free writing"
        value={asked.value}
        onChange={(event) => asked.setValue(event.target.value)}
        error={errors?.prompt}
      />
      <TextArea
        ref={words.ref}
        name="response"
        label="What is on your mind?"
        size="page"
        maxLength={20_000}
        value={words.value}
        onChange={(event) => words.setValue(event.target.value)}
        error={sentenceOf(create.error) ?? errors?.response}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button name="intent" value="create-entry" aria-disabled={create.isPending}>
          {create.isPending ? "Saving…" : "Save entry"}
        </Button>
        {isSignedOut(create.error) && (
          <ButtonLink variant="outline" href="/auth" target="_blank" rel="noopener">
            Sign in, in a new tab
          </ButtonLink>
        )}
        <Button name="intent" value="suggest-prompt" variant="ghost" disabled={suggest.isPending}>
          Suggest a prompt
        </Button>
        {create.isSuccess && !words.value ? (
          <SavingState state="saved" />
        ) : (
          isKept && <span className="text-sm text-muted">Draft kept in this browser</span>
        )}
      </div>
    </form>
  );
}
