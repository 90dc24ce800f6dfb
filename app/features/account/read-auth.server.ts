import { z } from "zod";
import { query } from "~/platform/access/operation.server";
import { safePath } from "~/platform/http/page.server";

/** Which of the two forms the auth screen shows, and where it leads. A guest signs up unless they ask otherwise. */
export const readAuth = query({
  name: "read-auth",
  who: "anyone",
  input: z.object({ mode: z.string().optional(), redirectTo: z.string().max(500).optional() }),
  run({ viewer, input }) {
    const wanted = input.mode === "sign-up" || input.mode === "sign-in" ? input.mode : null;
    return {
      mode: wanted ?? (viewer?.kind === "guest" ? ("sign-up" as const) : ("sign-in" as const)),
      isGuest: viewer?.kind === "guest",
      redirectTo: safePath(input.redirectTo, "/app"),
    };
  },
});
