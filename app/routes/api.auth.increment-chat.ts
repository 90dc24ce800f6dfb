import { claimChat } from "~/features/allowances/read-allowances.server";
import { resource } from "~/platform/http/resource.server";

const { loader, action } = resource({ POST: claimChat });

export { action, loader };
