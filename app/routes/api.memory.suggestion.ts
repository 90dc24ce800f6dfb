import { proposeCard } from "~/features/memory/memory-cards.server";
import { resource } from "~/platform/http/resource.server";

const { loader, action } = resource({ POST: proposeCard });

export { action, loader };
