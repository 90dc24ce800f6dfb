import { z } from "zod";
import { query } from "~/platform/access/operation.server";
import { presentSelf } from "./present-user";

export const readSelf = query({
  name: "read-self",
  who: "signedIn",
  input: z.object({ timezone: z.string().max(64).optional() }),
  run: ({ viewer }) => presentSelf(viewer.user),
});
