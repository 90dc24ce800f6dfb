import type { z } from "zod";
import { readRisk } from "~/features/companion/read-risk";
import { command, type Operation, type Who } from "~/platform/access/operation.server";
import { Refusal } from "~/platform/access/refusal";
import { ASK_TITLE, ASK_WORDS, ASKED_FROM } from "./ask-first";
import { choice } from "./schema";

type Written = { content: string; isPublic: boolean };

/**
 * The form of a command that publishes words: at a high level of risk it asks once whether they go out, stay private,
 * or turn into a talk. The words come back with the question.
 */
export function askFirst<W extends Who, S extends z.ZodObject, R>(
  name: string,
  publish: Operation<W, S, R>,
) {
  return command({
    ...publish,
    name,
    input: publish.input.extend({ choice }),
    run({ input, ...ask }) {
      const { choice, ...written } = input as unknown as Written & { choice?: string };
      const isPublic = choice === "private" ? false : written.isPublic;
      if (isPublic && !choice && readRisk(written.content) >= ASKED_FROM)
        throw new Refusal(409, ASK_WORDS, { title: ASK_TITLE, field: "choice" });
      return publish.run({ ...ask, input: { ...written, isPublic } as unknown as z.output<S> });
    },
  });
}
