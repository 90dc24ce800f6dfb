import { listByHashtag } from "~/features/reflections/list-reflections.server";
import { resource } from "~/platform/http/resource.server";

const { loader, action } = resource({ GET: listByHashtag });

export { action, loader };
