import { checkInSafe } from "~/features/companion/check-in-safe.server";
import { resource } from "~/platform/http/resource.server";

const { loader, action } = resource({ POST: checkInSafe });

export { action, loader };
