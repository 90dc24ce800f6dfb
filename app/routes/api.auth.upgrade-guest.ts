import { upgradeGuest } from "~/features/account/upgrade-guest.server";
import { resource } from "~/platform/http/resource.server";

const { loader, action } = resource({ POST: upgradeGuest });

export { action, loader };
