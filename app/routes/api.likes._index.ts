import { toggleLike } from "~/features/reactions/toggle-like.server";
import { resource } from "~/platform/http/resource.server";

const { loader, action } = resource({ POST: toggleLike });

export { action, loader };
