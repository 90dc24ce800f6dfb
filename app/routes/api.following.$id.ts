import { listFollowing } from "~/features/profile/list-follows.server";
import { resource } from "~/platform/http/resource.server";

const { loader, action } = resource({ GET: listFollowing });

export { action, loader };
