import { saveProfile } from "~/features/account/save-profile.server";
import { resource } from "~/platform/http/resource.server";

const { loader, action } = resource({ POST: saveProfile });

export { action, loader };
