import { readFollowing } from "~/features/profile/list-follows.server";
import { resource } from "~/platform/http/resource.server";

const { loader, action } = resource({ GET: readFollowing });

export { action, loader };
