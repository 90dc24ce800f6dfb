import { z } from "zod";
import { oneOf, text } from "~/platform/access/validation";

export const PROMPT_MAX = 4000;
const MOST = 20;

export const Prompt = z.object({
  prompt: text("The message", { max: PROMPT_MAX }),
  history: z
    .array(
      z.object({
        role: oneOf("The role", ["user", "assistant"]),
        text: text("An earlier message", { max: PROMPT_MAX }),
      }),
      { error: "The history must be a list." },
    )
    .max(MOST, `The history holds at most ${MOST} messages.`)
    .optional()
    .default([]),
  memory: z
    .array(text("A memory", { max: 500 }), { error: "The memory must be a list." })
    .max(MOST, `The memory holds at most ${MOST} cards.`)
    .optional()
    .default([]),
});
