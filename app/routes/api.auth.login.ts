import { signIn } from "~/features/account/sign-in.server";
import { resource } from "~/platform/http/resource.server";

const { loader, action } = resource({ POST: signIn });

export { action, loader };
