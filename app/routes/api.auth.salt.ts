import { readSalt } from "~/features/account/read-salt.server";
import { resource } from "~/platform/http/resource.server";

const { loader, action } = resource({ GET: readSalt });

export { action, loader };
