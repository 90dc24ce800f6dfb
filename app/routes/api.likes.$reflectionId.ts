import { readLikes } from "~/features/reactions/read-reactions.server";
import { resource } from "~/platform/http/resource.server";

const { loader, action } = resource({ GET: readLikes });

export { action, loader };
