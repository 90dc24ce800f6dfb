import { z } from "zod";
import { clientId, flag, id, oneOf, text } from "~/platform/access/validation";
import { ALL_MOODS } from "./moods";
import { PAGE } from "./page-size";
import { REFLECTION_MOST } from "./text-limits";

export { PAGE };

const PAGE_MOST = 50;
/** So far down a list goes by `offset`; further down, `before` leads. */
const OFFSET_MOST = 10_000;

/** What a form sends as an empty choice counts as no mood. */
export const mood = z.preprocess(
  (value) => (value === "" || value === null ? undefined : value),
  oneOf("The mood", ALL_MOODS).optional(),
);
export const content = text("The reflection", { max: REFLECTION_MOST });

const optional = (value: unknown) => (value === "" || value === null ? undefined : value);

export const NewReflection = z.object({
  content,
  mood,
  isPublic: flag.default(true),
  clientId,
  /** Starts or continues an echo chain; the server gives the number. */
  threadId: z.preprocess(optional, id.optional()),
  sequenceNumber: z.unknown().optional(),
  parentReflectionId: z.preprocess(optional, id.optional()),
  isChainReflect: z.preprocess(optional, flag.optional()),
  chainThreadId: z.preprocess(optional, id.optional()),
});
export type NewReflection = z.output<typeof NewReflection>;

/** What a form adds: the answer to "post anyway, keep private, or talk". */
export const choice = z.preprocess(optional, oneOf("The choice", ["anyway", "private"]).optional());

const number = (name: string) =>
  z.preprocess(optional, z.coerce.number({ error: `${name} must be a number.` }).optional());
const clamp = (least: number, most: number, usual: number) => (value: number | undefined) =>
  value === undefined ? usual : Math.min(Math.max(Math.trunc(value), least), most);

/** Which part of a list: `limit` 1 to 50, and either `offset` or `before`, the id of the oldest item one has. */
export const ListPart = z.object({
  limit: number("limit").transform(clamp(1, PAGE_MOST, PAGE)),
  offset: number("offset").transform(clamp(0, OFFSET_MOST, 0)),
  before: z.preprocess(optional, id.optional()),
});
export type ListPart = z.output<typeof ListPart>;
