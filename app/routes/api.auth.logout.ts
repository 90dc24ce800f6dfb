import { signOut } from "~/features/account/sign-out.server";
import { resource } from "~/platform/http/resource.server";

const { loader, action } = resource({ POST: signOut });

export { action, loader };
