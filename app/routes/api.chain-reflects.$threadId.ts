import { readChainReflects, removeChainReflect } from "~/features/echoes/react-to-chain.server";
import { resource } from "~/platform/http/resource.server";

const { loader, action } = resource({ GET: readChainReflects, DELETE: removeChainReflect });

export { action, loader };
