import { z } from "zod";
import { findVisible } from "~/features/reflections/find-visible.server";
import { visibleReflections } from "~/features/reflections/visible-reflections.server";
import { query } from "~/platform/access/operation.server";
import { id } from "~/platform/access/validation";
import { db } from "~/platform/db/client.server";
import type { Viewer } from "~/platform/session/visit.server";

const MOST = 100;

/** The likes and reflects of one reflection, and whether the viewer's are among them. */
export type Reactions = {
  likes: { count: number; isLiked: boolean };
  reflects: { count: number; isReflected: boolean };
};
const none = (): Reactions => ({
  likes: { count: 0, isLiked: false },
  reflects: { count: 0, isReflected: false },
});

/** By id, for reflections that were found for this viewer; four queries, whatever their number. */
export async function findReactions(
  ids: string[],
  viewer: Viewer | null,
): Promise<Record<string, Reactions>> {
  if (ids.length === 0) return {};
  const reflectionId = { in: ids };
  const own = { where: { userId: viewer?.id ?? "", reflectionId }, select: { reflectionId: true } };
  const [likes, reflects, liked, reflected] = await Promise.all([
    db.like.groupBy({ by: ["reflectionId"], where: { reflectionId }, _count: true }),
    db.reflect.groupBy({ by: ["reflectionId"], where: { reflectionId }, _count: true }),
    db.like.findMany(own),
    db.reflect.findMany(own),
  ]);
  const found = Object.fromEntries(ids.map((id) => [id, none()]));
  const of = (id: string) => found[id] ?? none();
  for (const { reflectionId, _count } of likes) of(reflectionId).likes.count = _count;
  for (const { reflectionId, _count } of reflects) of(reflectionId).reflects.count = _count;
  for (const { reflectionId } of liked) of(reflectionId).likes.isLiked = true;
  for (const { reflectionId } of reflected) of(reflectionId).reflects.isReflected = true;
  return found;
}

async function readOne(reflectionId: string, viewer: Viewer | null): Promise<Reactions> {
  await findVisible(reflectionId, viewer);
  return (await findReactions([reflectionId], viewer))[reflectionId] ?? none();
}

const OfReflection = z.object({ reflectionId: id });

export const readLikes = query({
  name: "read-likes",
  who: "anyone",
  input: OfReflection,
  run: async ({ viewer, input }) => (await readOne(input.reflectionId, viewer)).likes,
});

export const readReflects = query({
  name: "read-reflects",
  who: "anyone",
  input: OfReflection,
  run: async ({ viewer, input }) => (await readOne(input.reflectionId, viewer)).reflects,
});

/** The reactions of many reflections; those that are not there for the viewer answer zeros. */
export const listReactions = query({
  name: "list-reactions",
  who: "anyone",
  input: z.object({
    reflectionIds: z
      .array(id, { error: "reflectionIds must be a list of ids." })
      .max(MOST, `At most ${MOST} ids at once.`),
  }),
  async run({ viewer, input: { reflectionIds } }) {
    const visible = await db.reflection.findMany({
      where: { AND: [{ id: { in: reflectionIds } }, visibleReflections(viewer)] },
      select: { id: true },
    });
    const reactions = await findReactions(
      visible.map(({ id }) => id),
      viewer,
    );
    const found = new Map(Object.entries(reactions));
    return Object.fromEntries(reflectionIds.map((id) => [id, found.get(id) ?? none()]));
  },
});
