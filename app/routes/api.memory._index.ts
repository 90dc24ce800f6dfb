import { keepCard, readMemory, switchMemory } from "~/features/memory/memory-cards.server";
import { resource } from "~/platform/http/resource.server";

const { loader, action } = resource({ GET: readMemory, POST: keepCard, PUT: switchMemory });

export { action, loader };
