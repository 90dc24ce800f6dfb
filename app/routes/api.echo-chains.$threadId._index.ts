import { listChain } from "~/features/echoes/list-chain.server";
import { resource } from "~/platform/http/resource.server";

const { loader, action } = resource({ GET: listChain });

export { action, loader };
