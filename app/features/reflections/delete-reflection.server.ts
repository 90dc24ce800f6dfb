import { z } from "zod";
import { command } from "~/platform/access/operation.server";
import { Refusal } from "~/platform/access/refusal";
import { id } from "~/platform/access/validation";
import { transact } from "~/platform/db/client.server";
import { findVisible } from "./find-visible.server";
import { removeReflections } from "./remove-reflections.server";

/** Deletes one's own reflection with all that hangs on it; the rest of its echo chain stays in order. */
export const deleteReflection = command({
  name: "delete-reflection",
  who: "member",
  visitor: "Please log in to reflect",
  input: z.object({ id }),
  async run({ viewer, input }) {
    await transact(async (tx) => {
      const { id, userId } = await findVisible(input.id, viewer, tx);
      if (userId !== viewer.id) throw new Refusal(403, "Only its author can delete a reflection.");
      await removeReflections(tx, { id });
    });
    return { success: true };
  },
});
