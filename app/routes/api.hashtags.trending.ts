import { listTrending } from "~/features/reflections/list-trending.server";
import { resource } from "~/platform/http/resource.server";

const { loader, action } = resource({ GET: listTrending });

export { action, loader };
