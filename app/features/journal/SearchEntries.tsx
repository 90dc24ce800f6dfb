import { Button } from "~/ui/Button";
import { Field } from "~/ui/Field";

/** Finds words in one's own entries: as one types, or by the button where no script runs. */
export function SearchEntries({
  search,
  onSearch,
}: {
  search: string;
  onSearch(search: string): void;
}) {
  return (
    <search>
      <form
        method="get"
        action="/app"
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(String(new FormData(event.currentTarget).get("q")));
        }}
      >
        <input type="hidden" name="view" value="journal" />
        <Field
          key={search}
          name="q"
          type="search"
          label="Search your entries"
          defaultValue={search}
          maxLength={200}
          frameClassName="flex-1"
        />
        <Button variant="outline">Search</Button>
      </form>
      {search && (
        <p className="mt-2 text-base text-muted">
          Entries with “{search}”.{" "}
          <a
            href="/app?view=journal"
            onClick={(event) => {
              event.preventDefault();
              onSearch("");
            }}
          >
            Show all
          </a>
        </p>
      )}
    </search>
  );
}
