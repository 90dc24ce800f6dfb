import { addNotices } from "~/features/notifications/notice.server";
import { visiblePeople } from "~/features/people/visible-people.server";
import type { Prisma, Transaction } from "~/platform/db/client.server";
import { SHOWN_WITH } from "./present-reflection";
import { hashtagsIn, mentionsIn } from "./written-text";

/** So many people are told that one text mentions them. */
export const MENTIONS_MOST = 20;

/** Stores a reflection with its hashtags, and tells whom it mentions; answers it and who was told. */
export async function storeReflection(
  tx: Transaction,
  data: Prisma.ReflectionUncheckedCreateInput,
) {
  const made = await tx.reflection.create({ data, include: SHOWN_WITH });
  await tagReflection(tx, made);
  const told = made.isPublic ? await tellMentioned(tx, made) : [];
  return { made, told };
}

async function tagReflection(
  tx: Transaction,
  { id, content, createdAt }: { id: string; content: string; createdAt: Date },
) {
  const tags = hashtagsIn(content);
  if (tags.length === 0) return;
  const known = await tx.hashtag.findMany({ where: { tag: { in: tags } } });
  const isKnown = new Set(known.map(({ tag }) => tag));
  const fresh = tags.filter((tag) => !isKnown.has(tag)).map((tag) => ({ tag }));
  const added = await tx.hashtag.createManyAndReturn({ data: fresh });
  await tx.reflectionTag.createMany({
    data: [...known, ...added].map((hashtag) => ({
      reflectionId: id,
      hashtagId: hashtag.id,
      createdAt,
    })),
  });
}

type Writing = { id: string; userId: string; content: string };

/** A comment on a reflection of somebody whom not all of the mentioned may see. */
type Remark = { commentId: string; authorId: string };

/** Tells the people whom a reflection, or a comment on it, mentions; answers who was told. */
export async function tellMentioned(
  tx: Transaction,
  { id, userId, content }: Writing,
  { commentId, authorId }: Partial<Remark> = {},
) {
  const names = mentionsIn(content).slice(0, MENTIONS_MOST);
  if (names.length === 0) return [];
  const mentioned = await tx.user.findMany({
    where: {
      nicknameKey: { in: names },
      isAnonymous: false,
      ...(authorId && visiblePeople({ id: authorId })),
    },
    select: { id: true },
  });
  return addNotices(
    tx,
    mentioned.map((person) => ({
      userId: person.id,
      fromUserId: userId,
      type: "mention" as const,
      relatedId: id,
      commentId,
    })),
  );
}
