import { claimJournal } from "~/features/allowances/read-allowances.server";
import { resource } from "~/platform/http/resource.server";

const { loader, action } = resource({ POST: claimJournal });

export { action, loader };
