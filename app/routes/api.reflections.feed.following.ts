import { listFollowingFeed } from "~/features/reflections/list-following-feed.server";
import { resource } from "~/platform/http/resource.server";

const { loader, action } = resource({ GET: listFollowingFeed });

export { action, loader };
