import { MOODS } from "~/features/reflections/moods";
import { usePlace } from "~/features/reflections/place";
import { WritingForm } from "~/features/reflections/WritingForm";
import type { FormAnswer } from "~/platform/http/form-answer";
import { Button, ButtonLink } from "~/ui/Button";
import { EmptyState } from "~/ui/EmptyState";
import { EndOfList } from "~/ui/EndOfList";
import { Field } from "~/ui/Field";
import { OlderLink } from "./OlderLink";
import { PageOfReflections } from "./PageOfReflections";
import { ReflectionList } from "./ReflectionList";
import type { Feed } from "./read-feed.server";

/** The public feed, or one of its hashtags. */
export function FeedPage({ refused, ...feed }: Feed & { refused?: FormAnswer }) {
  const { tag, q, reflections, reactions, older, isFirst } = feed;
  const asked = { ...(tag && { tag }), ...(q && { q }) };
  const isWhole = !tag && !q;
  return (
    <PageOfReflections
      viewer={feed.viewer}
      zone={feed.zone}
      refused={refused}
      forms={feed.viewer && !feed.viewer.isGuest && isFirst && isWhole ? ["create-reflection"] : []}
    >
      <h1 className="text-2xl break-words">{tag ? `#${tag}` : q ? "Search" : "Reflections"}</h1>
      <p className="mt-2 mb-6 text-read text-muted">
        {!isWhole ? (
          <>
            {tag ? "What people wrote under this hashtag." : `What people wrote with “${q}”.`}{" "}
            <a href="/feed" className="link">
              All reflections
            </a>
          </>
        ) : (
          "Short words that people chose to share. Answer kindly, or only read."
        )}
      </p>
      <SearchForm q={q} />
      {isFirst && isWhole && <Write newId={feed.newId} />}
      {reflections.length === 0 ? (
        <EmptyState
          action={
            <ButtonLink href={isWhole && isFirst ? "/app?view=feed" : "/feed"} variant="outline">
              {isWhole && isFirst ? "Write the first one" : "All reflections"}
            </ButtonLink>
          }
        >
          {!isFirst
            ? "There is nothing older than this."
            : isWhole
              ? "Nothing has been shared here yet."
              : "Nothing was found. Another word may find it."}
        </EmptyState>
      ) : (
        <>
          <ReflectionList reflections={reflections} reactions={reactions} />
          {older ? (
            <OlderLink href={`/feed?${new URLSearchParams({ ...asked, before: older })}`} />
          ) : (
            <EndOfList />
          )}
        </>
      )}
    </PageOfReflections>
  );
}

function SearchForm({ q }: { q: string | null }) {
  return (
    <form action="/feed" className="mb-6 flex items-end gap-3">
      <Field
        name="q"
        type="search"
        label="Search reflections"
        maxLength={200}
        defaultValue={q ?? ""}
        frameClassName="flex-1"
      />
      <Button variant="outline">Search</Button>
    </form>
  );
}

/** The way to write: the form for a member, the way in for everyone else. */
function Write({ newId }: { newId: string }) {
  const { viewer, refused } = usePlace();
  if (!viewer || viewer.isGuest) {
    return (
      <p className="mb-4 flex flex-wrap items-center gap-4">
        <ButtonLink href="/auth">Sign Up Free</ButtonLink>
        <span className="text-base text-muted">to write and answer. Reading needs no account.</span>
      </p>
    );
  }
  return (
    <details
      id="write"
      className="mb-4 border-y border-line"
      open={refused?.intent === "create-reflection"}
    >
      <summary className="min-h-11 cursor-pointer py-3 text-read text-muted">
        What is on your mind?
      </summary>
      <div className="pb-6">
        <WritingForm
          intent="create-reflection"
          label="Your reflection"
          moods={MOODS}
          clientId={newId}
          submit="Share"
        />
      </div>
    </details>
  );
}
