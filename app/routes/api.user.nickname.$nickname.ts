import { findNickname } from "~/features/account/read-person.server";
import { resource } from "~/platform/http/resource.server";

const { loader, action } = resource({ GET: findNickname });

export { action, loader };
