import { readChainLikes, unlikeChain } from "~/features/echoes/react-to-chain.server";
import { resource } from "~/platform/http/resource.server";

const { loader, action } = resource({ GET: readChainLikes, DELETE: unlikeChain });

export { action, loader };
