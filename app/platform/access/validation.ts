import { z } from "zod";

const wellFormed = (value: string) => !value.includes("\0") && value.isWellFormed();

/** A trimmed text of `min` to `max` characters; `name` is how a sentence calls it. */
export function text(name: string, { min = 1, max }: { min?: number; max: number }) {
  return z
    .string({ error: `${name} is missing.` })
    .refine(wellFormed, `${name} has characters that cannot be kept.`)
    .trim()
    .min(min, min === 1 ? `${name} is empty.` : `${name} must be at least ${min} characters.`)
    .max(max, `${name} is too long: at most ${max.toLocaleString("en")} characters.`);
}

/** An opaque id. */
export const id = z
  .string({ error: "The id is missing." })
  .regex(/^[\w-]{1,64}$/, "This id cannot be right.");

/** The id that a form or client gives to what it creates, so that a repeat answers the first result. */
export const clientId = z.uuid({ error: "The client id must be a UUID." }).optional();

/** One of a short list of words. */
export function oneOf<const T extends readonly string[]>(name: string, words: T) {
  return z.enum(words, { error: `${name} must be one of: ${words.join(", ")}.` });
}

/** Validation sentences for what a schema does not word itself. */
z.config({
  customError: (issue) => {
    const field = issue.path?.at(-1);
    if (field === undefined) return "The request has the wrong form.";
    return `The field ${String(field).slice(0, 40)} has the wrong form.`;
  },
});

/** A yes or no, also as a form sends it. */
export const flag = z.preprocess(
  (value) => (value === "on" || value === "true" ? true : value === "false" ? false : value),
  z.boolean({ error: "This must be true or false." }),
);
