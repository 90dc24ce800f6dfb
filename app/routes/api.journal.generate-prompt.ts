import { suggestPrompt } from "~/features/journal/suggest-prompt.server";
import { resource } from "~/platform/http/resource.server";

const { loader, action } = resource({ POST: suggestPrompt });

export { action, loader };
