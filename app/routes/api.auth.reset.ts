import { askReset, setPassword } from "~/features/account/reset-password.server";
import { resource } from "~/platform/http/resource.server";

const { loader, action } = resource({ POST: askReset, PUT: setPassword });

export { action, loader };
