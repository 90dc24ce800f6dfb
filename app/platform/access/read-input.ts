import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import type { ReadInput } from "./operation.server";
import { Refusal } from "./refusal";

/** Input that its schema does not take; `result` shows a form what was typed and what is wrong with it. */
export class InvalidInput extends Refusal {
  constructor(
    sentence: string,
    field: string | undefined,
    readonly result?: SubmissionResult,
  ) {
    super(400, sentence, { field });
  }
}

/** Fields that no page shows again. */
export const SECRETS = ["password", "confirmPassword", "currentPassword", "authKey"];
const DEFAULT_SENTENCE = "Please check what you sent.";

const FIELDS_AT_MOST = 500;
/** A name as `items[3].label`: a far index or a deep name costs the reader more than its sender. */
const FIELD_NAME = /^[\w-]{1,64}(?:\.[\w-]{1,64}|\[\d{0,2}\]){0,4}$/;

/** Reads the fields of a form or of an address; an address may have others, which are left out. */
export function fromFields(given: FormData | URLSearchParams): ReadInput {
  const fields = given instanceof FormData ? given : new URLSearchParams();
  const isReadable = (name: string) => FIELD_NAME.test(name);
  if (given instanceof URLSearchParams) {
    for (const [name, value] of given) if (isReadable(name)) fields.append(name, value);
  }
  const names = [...fields.keys()];
  return async <S extends z.ZodType>(schema: S) => {
    if (names.length > FIELDS_AT_MOST || !names.every(isReadable))
      throw new InvalidInput(DEFAULT_SENTENCE, undefined);
    const submission = await parseWithZod(fields, { schema, async: true });
    if (submission.status === "success") return submission.value as z.output<S>;
    const [field, messages] = Object.entries(submission.error ?? {})[0] ?? [];
    throw new InvalidInput(
      messages?.[0] ?? DEFAULT_SENTENCE,
      field || undefined,
      submission.reply({ hideFields: SECRETS }) as SubmissionResult,
    );
  };
}

/** Reads a JSON value. */
export function fromValue(value: unknown): ReadInput {
  return async <S extends z.ZodType>(schema: S) => {
    const read = await schema.safeParseAsync(value);
    if (read.success) return read.data;
    const issue = read.error.issues[0];
    const field = issue?.path.map(String).join(".");
    throw new InvalidInput(issue?.message ?? DEFAULT_SENTENCE, field || undefined);
  };
}

/** What a form shows again after a refusal that came later than the reading of its input. */
export function replyTo(fields: FormData, refusal: Refusal): SubmissionResult {
  if (refusal instanceof InvalidInput && refusal.result) return refusal.result;
  const left = [...SECRETS, "intent", refusal.about.outdated];
  const typed = [...fields].filter(([name]) => !left.includes(name));
  return {
    status: "error",
    initialValue: Object.fromEntries(typed) as Record<string, string>,
    error: { [refusal.about.field ?? ""]: [refusal.sentence] },
  };
}
