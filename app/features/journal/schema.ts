import { z } from "zod";
import { clientId, flag, id, text } from "~/platform/access/validation";
import { FREE_WRITING } from "./free-writing";

export const PROMPT_MAX = 500;
export const RESPONSE_MAX = 20_000;

const prompt = text("The prompt", { min: 0, max: PROMPT_MAX }).transform(
  (value) => value || FREE_WRITING,
);
const response = text("The entry", { max: RESPONSE_MAX });

export const NewEntry = z.object({
  prompt: prompt.optional().default(FREE_WRITING),
  response,
  clientId,
  userId: z.string().max(64).optional(),
});

export const EntryChange = z
  .object({
    id,
    prompt: prompt.optional(),
    response: response.optional(),
    hasUserReadResponse: flag.optional(),
  })
  .refine((change) => Object.keys(change).length > 1, "There is nothing to change.");

export const EntryForm = z.object({
  id,
  prompt: prompt.optional().default(FREE_WRITING),
  response,
});

export const Draft = z.object({
  prompt: text("The prompt", { min: 0, max: PROMPT_MAX }).optional().default(""),
  response: text("The draft", { min: 0, max: RESPONSE_MAX }).optional().default(""),
});
