import { addEcho } from "~/features/echoes/add-echo.server";
import { resource } from "~/platform/http/resource.server";

const { loader, action } = resource({ POST: addEcho });

export { action, loader };
