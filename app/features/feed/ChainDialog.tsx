import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { PlaceContext, usePlace } from "~/features/reflections/place";
import type { Shown } from "~/features/reflections/present-reflection";
import { restartFeeds } from "~/features/reflections/restart-feeds";
import { failed, inviteGuest } from "~/features/reflections/say-failure";
import { CallError, call } from "~/platform/browser/call";
import { FRESH } from "~/platform/browser/query-client";
import { Dialog } from "~/ui/Dialog";
import { EmptyState } from "~/ui/EmptyState";
import { EndOfList } from "~/ui/EndOfList";
import { toast } from "~/ui/Toaster";
import { Waiting } from "~/ui/Waiting";
import { ChainActions } from "./ChainActions";
import { DeleteDialog } from "./DeleteDialog";
import { EchoChain } from "./EchoChain";
import { LiveCard } from "./LiveCard";

type Likes = { count: number; isLiked: boolean };
type Reflects = { count: number; isReflected: boolean };

const SAID: Record<string, string> = {
  "like-chain": "Chain liked!",
  "unlike-chain": "Chain like removed",
  "reflect-chain": "Chain reflected!",
  "unreflect-chain": "Chain reflect removed",
  "close-chain": "Chain finished",
};

/** An echo chain over the list it was opened from. */
export function ChainDialog({ threadId, onClose }: { threadId: string; onClose(): void }) {
  const place = usePlace();
  const [leaving, setLeaving] = useState<Shown | null>(null);
  const fresh = { staleTime: FRESH.lists };
  const chain = useQuery<Shown[]>({ queryKey: ["/api/echo-chains", threadId], ...fresh });
  const likes = useQuery<Likes>({ queryKey: ["/api/chain-likes", threadId], ...fresh });
  const reflects = useQuery<Reflects>({ queryKey: ["/api/chain-reflects", threadId], ...fresh });
  const act = useChainAct(threadId);
  const entries = chain.data ?? [];
  const isClosed = entries[0]?.isChainClosed ?? false;

  if (leaving) {
    return (
      <DeleteDialog
        reflection={leaving}
        isEcho
        onClose={() => setLeaving(null)}
        onDeleted={() => {
          if (entries.length <= 1) onClose();
        }}
      />
    );
  }
  return (
    <Dialog open onClose={onClose} title="Echo chain">
      {chain.isPending && <Waiting what="the echo chain" />}
      {chain.isError && !chain.data && (
        <EmptyState>
          {chain.error instanceof CallError && chain.error.status === 404
            ? "Content no longer available"
            : "Unable to load echo chain"}
        </EmptyState>
      )}
      {chain.data && (
        <PlaceContext.Provider
          value={{ ...place, desk: place.desk && { ...place.desk, remove: setLeaving } }}
        >
          <div className="mb-4">
            <ChainActions
              threadId={threadId}
              likes={likes.data ?? { count: 0, isLiked: false }}
              reflects={reflects.data ?? { count: 0, isReflected: false }}
              canClose={
                !isClosed &&
                entries[0]?.sequenceNumber === 1 &&
                entries[0].userId === place.viewer?.id
              }
              act={(intent) => {
                if (intent === "share")
                  return place.desk?.share(`/echo/${threadId}`, "Echo chain copied!");
                if (place.viewer?.isGuest) return inviteGuest();
                act.mutate(intent);
              }}
            />
          </div>
          <EchoChain
            threadId={threadId}
            entries={entries}
            reactions={{}}
            isClosed={isClosed}
            draw={(entry) => <LiveCard reflection={entry} />}
          />
          {isClosed && <EndOfList>This chain is finished.</EndOfList>}
        </PlaceContext.Provider>
      )}
    </Dialog>
  );
}

/** Likes and reflects a whole chain at once, and takes it back when the server does not follow. */
function useChainAct(threadId: string) {
  const client = useQueryClient();
  return useMutation({
    retry: false,
    mutationFn: (intent: string) => {
      if (intent === "close-chain") return call("POST", `/api/echo-chains/${threadId}/close`);
      const path = `/api/${intent.endsWith("like-chain") ? "chain-likes" : "chain-reflects"}`;
      return intent.startsWith("un")
        ? call("DELETE", `${path}/${threadId}`)
        : call("POST", path, { threadId });
    },
    onMutate: (intent) => {
      if (intent === "close-chain") return null;
      const isLike = intent.endsWith("like-chain");
      const isOn = !intent.startsWith("un");
      const queryKey = [isLike ? "/api/chain-likes" : "/api/chain-reflects", threadId];
      const before = client.getQueryData<Likes & Reflects>(queryKey);
      if (before)
        client.setQueryData(queryKey, {
          count: before.count + (isOn ? 1 : -1),
          [isLike ? "isLiked" : "isReflected"]: isOn,
        });
      return { queryKey, before };
    },
    onSuccess: (answer, intent, kept) => {
      toast({ title: SAID[intent] ?? "" });
      if (!kept) {
        client.invalidateQueries({ queryKey: ["/api/echo-chains", threadId] });
        return restartFeeds(client);
      }
      client.setQueryData(kept.queryKey, answer);
      if (kept.queryKey[0] === "/api/chain-reflects") restartFeeds(client);
    },
    onError: (error, intent, kept) => {
      if (kept) client.setQueryData(kept.queryKey, kept.before);
      if (intent === "close-chain") return failed("Failed to finish the chain")(error);
      const what = intent.endsWith("like-chain") ? "like" : "reflect";
      failed(`Failed to update chain ${what}`)(error);
    },
  });
}
