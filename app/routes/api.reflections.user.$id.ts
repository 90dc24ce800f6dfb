import { listByPerson } from "~/features/reflections/list-reflections.server";
import { resource } from "~/platform/http/resource.server";

const { loader, action } = resource({ GET: listByPerson });

export { action, loader };
