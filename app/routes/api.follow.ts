import { toggleFollow } from "~/features/people/follow-person.server";
import { resource } from "~/platform/http/resource.server";

const { loader, action } = resource({ POST: toggleFollow });

export { action, loader };
