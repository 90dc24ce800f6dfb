import { addComment } from "~/features/comments/add-comment.server";
import { resource } from "~/platform/http/resource.server";

const { loader, action } = resource({ POST: addComment });

export { action, loader };
