import { z } from "zod";
import { COMMENT_MOST } from "~/features/reflections/text-limits";
import { clientId, id, text } from "~/platform/access/validation";

export const NewComment = z.object({
  reflectionId: id,
  content: text("The comment", { max: COMMENT_MOST }),
  clientId,
});
export type NewComment = z.output<typeof NewComment>;
