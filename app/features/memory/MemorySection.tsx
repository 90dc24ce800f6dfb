import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { CallError, call } from "~/platform/browser/call";
import { makeId } from "~/platform/browser/make-id";
import type { FormAnswer } from "~/platform/http/form-answer";
import { Button } from "~/ui/Button";
import { Switch } from "~/ui/Switch";
import { TextArea } from "~/ui/TextArea";
import { toast } from "~/ui/Toaster";
import { MemoryCard } from "./MemoryCard";
import type { Card, Change, Memory } from "./memory";

const ACTION = "/app?view=settings";

/** The person's own list of what TrueNorth may remember, and the switch that lets it travel. */
export function MemorySection({ first, refused }: { first: Memory | null; refused?: FormAnswer }) {
  const client = useQueryClient();
  const { data: memory } = useQuery({
    queryKey: ["/api/memory"],
    queryFn: () => call<Memory>("GET", "/api/memory"),
    initialData: first ?? undefined,
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: async ({ method, path, body }: Change) => {
      const kept = await call<Partial<Card>>(method, path, body);
      const { text } = (body ?? {}) as Partial<Card>;
      if (method !== "POST" || kept.text === text) return kept;
      return call<Partial<Card>>("PUT", `${path}/${kept.id}`, { text });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ["/api/memory"] }),
    onError: (failure) =>
      toast({
        tone: "destructive",
        title: "Not saved",
        description: failure instanceof CallError ? failure.sentence : undefined,
      }),
  });
  const [cardId, setCardId] = useState("");
  const mine = refused?.intent === "keep-card" ? refused.result : undefined;

  function keep(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const readText = () => String(new FormData(form).get("text")).trim();
    const text = readText();
    if (!text || isPending) return;
    const clientId = cardId || makeId();
    setCardId(clientId);
    mutate(
      { method: "POST", path: "/api/memory", body: { text, clientId } },
      {
        onSuccess: () => {
          if (readText() === text) form.reset();
          setCardId("");
        },
      },
    );
  }

  return (
    <section id="memory" aria-labelledby="memory-title" className="grid scroll-mt-20 gap-4">
      <div>
        <h2 id="memory-title" className="text-lg">
          What TrueNorth may remember
        </h2>
        <p className="mt-1 max-w-read text-base text-muted">
          These cards, and only those you put here. With memory on, they will travel with your
          messages once you can talk with the companion. The journal does not use them. A card that
          you forget is deleted; copies in backups go when the backups do.
        </p>
      </div>
      <form
        method="post"
        action={ACTION}
        className="flex flex-wrap items-center gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          const usesMemory = new FormData(event.currentTarget).has("usesMemory");
          mutate(
            { method: "PUT", path: "/api/memory", body: { usesMemory } },
            { onSuccess: () => toast({ title: usesMemory ? "Memory is on" : "Memory is off" }) },
          );
        }}
      >
        <div className="min-w-60 flex-1">
          <Switch
            key={String(memory?.usesMemory)}
            name="usesMemory"
            label="Use memory"
            defaultChecked={memory?.usesMemory}
          />
        </div>
        <Button name="intent" value="switch-memory" variant="outline" size="sm">
          Save
        </Button>
      </form>
      {memory && memory.cards.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {memory.cards.map((card) => (
            <MemoryCard key={card.id} card={card} onChange={mutate} />
          ))}
        </ul>
      )}
      <form method="post" action={ACTION} onSubmit={keep} className="grid gap-3">
        <TextArea
          name="text"
          label="A new card"
          hint="For example: my sister is called Mara; mornings are hard for me."
          size="line"
          maxLength={500}
          defaultValue={mine?.initialValue?.text as string | undefined}
          error={(error instanceof CallError && error.sentence) || mine?.error?.text}
        />
        <div>
          <Button name="intent" value="keep-card" variant="secondary" disabled={isPending}>
            Keep this
          </Button>
        </div>
      </form>
    </section>
  );
}
