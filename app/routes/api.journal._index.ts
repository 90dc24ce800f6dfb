import { createEntry } from "~/features/journal/create-entry.server";
import { listEntries } from "~/features/journal/list-entries.server";
import { resource } from "~/platform/http/resource.server";

const { loader, action } = resource({ GET: listEntries, POST: createEntry });

export { action, loader };
