import { changeCard, forgetCard } from "~/features/memory/memory-cards.server";
import { resource } from "~/platform/http/resource.server";

const { loader, action } = resource({ PUT: changeCard, DELETE: forgetCard });

export { action, loader };
