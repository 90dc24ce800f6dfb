import { deleteComment } from "~/features/comments/delete-comment.server";
import { listComments } from "~/features/comments/list-comments.server";
import { resource } from "~/platform/http/resource.server";

const { loader, action } = resource({ GET: listComments, DELETE: deleteComment });

export { action, loader };
