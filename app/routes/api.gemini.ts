import { askCompanion } from "~/features/companion/ask-companion.server";
import { resource } from "~/platform/http/resource.server";

const { loader, action } = resource({ POST: askCompanion });

export { action, loader };
