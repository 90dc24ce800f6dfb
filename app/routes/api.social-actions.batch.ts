import { listReactions } from "~/features/reactions/read-reactions.server";
import { resource } from "~/platform/http/resource.server";

const { loader, action } = resource({ POST: listReactions });

export { action, loader };
