import { setTimezone } from "~/features/account/set-timezone.server";
import { resource } from "~/platform/http/resource.server";

const { loader, action } = resource({ POST: setTimezone });

export { action, loader };
