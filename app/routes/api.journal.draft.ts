import { keepDraft } from "~/features/journal/keep-draft.server";
import { resource } from "~/platform/http/resource.server";

const { loader, action } = resource({ PUT: keepDraft });

export { action, loader };
