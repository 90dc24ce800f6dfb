import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { CallError, call } from "~/platform/browser/call";
import { FRESH } from "~/platform/browser/query-client";
import { MINUTES, SECONDS } from "~/platform/durations";
import { toast } from "~/ui/Toaster";
import { FREE_WRITING } from "./free-writing";
import type { Entry } from "./present-entry";
import type { Journal } from "./read-journal.server";

const PAGE = 30;
/** The most that one call answers. */
const MOST = 500;
const POLL_EVERY = 2 * SECONDS;
/** An entry older than this is not waited for any longer. */
const WAITED_FOR = 2 * MINUTES;

export const isWaiting = (entry: Entry, now = Date.now()) =>
  entry.truenorthResponse === null && now - Date.parse(entry.createdAt) < WAITED_FOR;

export const isSignedOut = (error: Error | null) =>
  error instanceof CallError && error.status === 401;

const isRefused = (error: Error) =>
  error instanceof CallError && (error.status === 401 || error.status === 403);

/** The allowance is used up; the page says so itself. */
export const isUsedUp = (error: Error | null) => error instanceof CallError && error.status === 402;

/** What a person reads of a call that failed. */
export function sentenceOf(error: Error | null) {
  if (isSignedOut(error))
    return "You are signed out. Your words stay here: sign in in another tab, then save again.";
  return error instanceof CallError ? error.sentence : undefined;
}

type Written = { prompt: string; response: string };

/** False when a repeated save is answered with the words of the first. */
const isAsWritten = (kept: Entry, { prompt, response }: Written) =>
  kept.response === response.trim() && kept.prompt === (prompt.trim() || FREE_WRITING);

const fail = (title: string) => () => void toast({ tone: "destructive", title });

/** The journal's entries and what can be done with them; `first` is what the server rendered. */
export function useJournal(first: Journal | null) {
  const client = useQueryClient();
  const [search, setSearch] = useState(first?.address.q ?? "");
  const [before, setBefore] = useState(first?.address.before ?? "");
  const [count, setCount] = useState(PAGE);
  const asRendered =
    search === (first?.address.q ?? "") &&
    before === (first?.address.before ?? "") &&
    count === PAGE;

  const list = useQuery({
    queryKey: ["/api/journal", { search, before, count }],
    queryFn: () => {
      const address = new URLSearchParams({
        limit: String(count + 1),
        ...(search && { q: search }),
        ...(before && { before }),
      });
      return call<Entry[]>("GET", `/api/journal?${address}`);
    },
    initialData: asRendered ? first?.entries : undefined,
    refetchOnMount: asRendered && first ? false : "always",
    placeholderData: keepPreviousData,
    staleTime: FRESH.journal,
    retry: (failures, error) => !isRefused(error) && failures < 3,
    refetchInterval: ({ state }) =>
      state.data?.some((entry) => isWaiting(entry)) ? POLL_EVERY : false,
  });
  const limits = useQuery({
    queryKey: ["/api/journal/limits"],
    queryFn: () => call<Journal["limits"]>("GET", "/api/journal/limits"),
    initialData: first?.limits,
  });
  const refresh = () => {
    client.invalidateQueries({ queryKey: ["/api/journal"] });
    client.invalidateQueries({ queryKey: ["/api/journal/limits"] });
  };

  const create = useMutation({
    mutationFn: async ({ clientId, ...written }: Written & { clientId: string }) => {
      const kept = await call<Entry>("POST", "/api/journal", { ...written, clientId });
      if (isAsWritten(kept, written)) return kept;
      return call<Entry>("PUT", `/api/journal/${kept.id}`, written);
    },
    onSuccess: () => {
      setBefore("");
      refresh();
    },
    onError: (error) => {
      if (!isUsedUp(error)) fail("Failed to save journal entry")();
    },
  });
  const edit = useMutation({
    mutationFn: ({ id, ...change }: Written & { id: string }) =>
      call<Entry>("PUT", `/api/journal/${id}`, change),
    onSuccess: refresh,
    onError: fail("Failed to update journal entry"),
  });
  const remove = useMutation({
    mutationFn: (id: string) => call("DELETE", `/api/journal/${id}`),
    onSettled: refresh,
    onError: fail("Failed to delete journal entry"),
  });

  const [editing, setEditing] = useState(
    () => first?.entries.filter(({ id }) => id === first.address.edit) ?? [],
  );
  const [deleting, setDeleting] = useState<Entry | null>(null);
  const all = list.data ?? [];
  const isFirst = first !== null && all === first.entries;
  const entries = withOpen(
    isFirst ? all : all.slice(0, count),
    deleting ? [...editing, deleting] : editing,
  );
  return {
    entries,
    isLoading: list.isPending,
    isFailed: list.isError && all.length === 0,
    retry: () => list.refetch(),
    limits: limits.data,
    hasOlder: isFirst ? first.older !== null : all.length > count || all.length === MOST,
    /** Beyond what one call answers, the older entries are a page of their own. */
    showOlder: () => {
      if (count < MOST) return setCount(count + PAGE);
      const address = new URLSearchParams({ view: "journal", before: all.at(-1)?.id ?? "" });
      if (search) address.set("q", search);
      location.assign(`/app?${address}`);
    },
    search,
    setSearch: (words: string) => {
      setBefore("");
      setSearch(words);
    },
    newIds: useNewAnswers(entries),
    editing,
    openEditor: (entry: Entry) => setEditing([...editing, entry]),
    closeEditor: ({ id }: Entry) => setEditing(editing.filter((entry) => entry.id !== id)),
    deleting,
    askToDelete: setDeleting,
    closeQuestion: () => setDeleting(null),
    create,
    edit,
    remove,
  };
}
export type JournalDesk = ReturnType<typeof useJournal>;

/** The list with the entries that are being edited or asked about, also those that left it meanwhile. */
function withOpen(entries: Entry[], open: Entry[]) {
  const gone = open.filter(({ id }) => !entries.some((entry) => entry.id === id));
  if (gone.length === 0) return entries;
  return [...entries, ...gone].sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}

/** The entries whose answers are new in this sitting; each is told to the server as read. */
function useNewAnswers(entries: Entry[]) {
  const seen = useRef(new Set<string>());
  const unread = entries.filter((entry) => entry.truenorthResponse && !entry.hasUserReadResponse);
  const fresh = unread.filter((entry) => !seen.current.has(entry.id)).map((entry) => entry.id);
  useEffect(() => {
    for (const id of fresh) {
      seen.current.add(id);
      call("PUT", `/api/journal/${id}`, { hasUserReadResponse: true }).catch(() => {});
    }
  });
  return new Set([...seen.current, ...fresh]);
}
