import { searchPeople } from "~/features/discover/search-people.server";
import { resource } from "~/platform/http/resource.server";

const { loader, action } = resource({ GET: searchPeople });

export { action, loader };
