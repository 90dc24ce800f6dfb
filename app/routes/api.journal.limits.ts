import { readJournalLimits } from "~/features/journal/read-journal-limits.server";
import { resource } from "~/platform/http/resource.server";

const { loader, action } = resource({ GET: readJournalLimits });

export { action, loader };
