import { z } from "zod";
import { query } from "~/platform/access/operation.server";
import { saltOf } from "./credential.server";
import { AskReset } from "./schema";

/** How a browser derives the secret of an address's password. */
export const readSalt = query({
  name: "read-salt",
  who: "anyone",
  input: z.object({ email: AskReset.shape.email }),
  limits: ({ visit }) => [["signInByAddress", visit.address]],
  run: ({ input }) => saltOf(input.email),
});
