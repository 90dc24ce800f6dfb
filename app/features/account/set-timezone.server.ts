import { z } from "zod";
import { command } from "~/platform/access/operation.server";
import { db } from "~/platform/db/client.server";
import { timezone } from "./schema";

export const setTimezone = command({
  name: "set-timezone",
  who: "signedIn",
  input: z.object({ timezone }),
  async run({ viewer, input }) {
    await db.user.update({ where: { id: viewer.id }, data: { timezone: input.timezone } });
    return { timezone: input.timezone };
  },
});
