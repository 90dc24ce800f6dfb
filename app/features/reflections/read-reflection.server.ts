import { z } from "zod";
import { query } from "~/platform/access/operation.server";
import { id } from "~/platform/access/validation";
import { findVisible } from "./find-visible.server";
import { presentOne } from "./present-reflections.server";

export const readReflection = query({
  name: "read-reflection",
  who: "anyone",
  input: z.object({ id }),
  run: async ({ viewer, input }) => presentOne(await findVisible(input.id, viewer), viewer),
});
