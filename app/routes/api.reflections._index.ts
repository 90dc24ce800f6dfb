import { createReflection } from "~/features/feed/create-reflection.server";
import { resource } from "~/platform/http/resource.server";

const { loader, action } = resource({ POST: createReflection });

export { action, loader };
