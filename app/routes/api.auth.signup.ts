import { signUp } from "~/features/account/sign-up.server";
import { resource } from "~/platform/http/resource.server";

const { loader, action } = resource({ POST: signUp });

export { action, loader };
