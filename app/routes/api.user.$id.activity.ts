import { listActivity } from "~/features/profile/list-activity.server";
import { resource } from "~/platform/http/resource.server";

const { loader, action } = resource({ GET: listActivity });

export { action, loader };
