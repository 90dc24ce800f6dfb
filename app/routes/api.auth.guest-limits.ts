import { readAllowances } from "~/features/allowances/read-allowances.server";
import { resource } from "~/platform/http/resource.server";

const { loader, action } = resource({ GET: readAllowances });

export { action, loader };
