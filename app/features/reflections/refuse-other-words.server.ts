import { Refusal } from "~/platform/access/refusal";

type Written = { content: string; mood?: string | null; isPublic?: boolean };

/** Makes sure that a repeat of a client id says what the first one said. Throws a 409 Refusal. */
export function refuseOtherWords(first: Written, repeat: Written) {
  const isSame =
    plain(first.content) === plain(repeat.content) &&
    (first.mood ?? null) === (repeat.mood ?? null) &&
    first.isPublic === repeat.isPublic;
  if (!isSame)
    throw new Refusal(409, "This was sent before with other words. Please send it again.", {
      field: "content",
      outdated: "clientId",
    });
}

/** Forms end lines in another way than calls do. */
const plain = (content: string) => content.replace(/\r\n?/g, "\n");
