import { z } from "zod";
import { limitOf, usedOf } from "~/features/allowances/allowance.server";
import { query } from "~/platform/access/operation.server";

export const readJournalLimits = query({
  name: "read-journal-limits",
  who: "signedIn",
  input: z.object({}),
  run: async ({ viewer: { user } }) => ({
    journalsUsed: await usedOf("journal", user),
    limit: limitOf("journal", user),
  }),
});
