import { toggleReflect } from "~/features/reactions/toggle-reflect.server";
import { resource } from "~/platform/http/resource.server";

const { loader, action } = resource({ POST: toggleReflect });

export { action, loader };
