import { z } from "zod";
import { command } from "~/platform/access/operation.server";

export const signOut = command({
  name: "sign-out",
  who: "anyone",
  input: z.object({}),
  async run({ visit }) {
    await visit.signOut();
    return { success: true };
  },
});
