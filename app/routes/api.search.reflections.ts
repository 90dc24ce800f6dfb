import { searchReflections } from "~/features/search/search-reflections.server";
import { resource } from "~/platform/http/resource.server";

const { loader, action } = resource({ GET: searchReflections });

export { action, loader };
