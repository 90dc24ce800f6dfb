import { z } from "zod";
import { query } from "./operation.server";

/** The query of a page that shows the same to everyone. */
export const readNothing = query({
  name: "read-nothing",
  who: "anyone",
  input: z.object({}),
  run: () => null,
});

/** The query of a page that asks for a session and shows the same to everyone who has one. */
export const openToSignedIn = query({
  name: "open-to-signed-in",
  who: "signedIn",
  input: z.object({}),
  run: () => null,
});
