import { startGuest } from "~/features/account/start-guest.server";
import { resource } from "~/platform/http/resource.server";

const { loader, action } = resource({ POST: startGuest });

export { action, loader };
