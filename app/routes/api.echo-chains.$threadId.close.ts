import { closeChain } from "~/features/echoes/close-chain.server";
import { resource } from "~/platform/http/resource.server";

const { loader, action } = resource({ POST: closeChain });

export { action, loader };
