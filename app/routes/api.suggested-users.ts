import { suggestPeople } from "~/features/discover/propose-people.server";
import { resource } from "~/platform/http/resource.server";

const { loader, action } = resource({ GET: suggestPeople });

export { action, loader };
