import { readReflects } from "~/features/reactions/read-reactions.server";
import { resource } from "~/platform/http/resource.server";

const { loader, action } = resource({ GET: readReflects });

export { action, loader };
