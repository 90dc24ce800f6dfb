import { changeEntry, deleteEntry } from "~/features/journal/change-entry.server";
import { resource } from "~/platform/http/resource.server";

const { loader, action } = resource({ PUT: changeEntry, DELETE: deleteEntry });

export { action, loader };
