import { likeChain } from "~/features/echoes/react-to-chain.server";
import { resource } from "~/platform/http/resource.server";

const { loader, action } = resource({ POST: likeChain });

export { action, loader };
