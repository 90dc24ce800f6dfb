import { readPerson } from "~/features/account/read-person.server";
import { saveProfile } from "~/features/account/save-profile.server";
import { resource } from "~/platform/http/resource.server";

const { loader, action } = resource({ GET: readPerson, PUT: saveProfile });

export { action, loader };
