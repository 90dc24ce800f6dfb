import { readSelf } from "~/features/account/read-self.server";
import { resource } from "~/platform/http/resource.server";

const { loader, action } = resource({ GET: readSelf });

export { action, loader };
