import { setTheme } from "~/features/theme/set-theme.server";
import { resource } from "~/platform/http/resource.server";

const { loader, action } = resource({ POST: setTheme });

export { action, loader };
