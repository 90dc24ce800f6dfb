import { addChainReflect } from "~/features/echoes/react-to-chain.server";
import { resource } from "~/platform/http/resource.server";

const { loader, action } = resource({ POST: addChainReflect });

export { action, loader };
