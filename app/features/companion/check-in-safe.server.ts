import { z } from "zod";
import { command } from "~/platform/access/operation.server";
import { noteSafe } from "./safety-state.server";

/** "I am safe now": lowers a raised level by one, and never to none at once. */
export const checkInSafe = command({
  name: "check-in-safe",
  who: "signedIn",
  input: z.object({}),
  run: async ({ viewer }) => ({ level: await noteSafe(viewer.id) }),
});
