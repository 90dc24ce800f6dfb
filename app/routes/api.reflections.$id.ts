import { deleteReflection } from "~/features/reflections/delete-reflection.server";
import { readReflection } from "~/features/reflections/read-reflection.server";
import { resource } from "~/platform/http/resource.server";

const { loader, action } = resource({ GET: readReflection, DELETE: deleteReflection });

export { action, loader };
