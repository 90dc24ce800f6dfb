import { findPerson } from "~/features/people/find-person.server";
import { composeSummaries } from "~/features/reflections/compose-summary.server";
import { ListPart } from "~/features/reflections/schema";
import {
  publicReflections,
  visibleReflections,
} from "~/features/reflections/visible-reflections.server";
import { query } from "~/platform/access/operation.server";
import { id } from "~/platform/access/validation";
import { db } from "~/platform/db/client.server";
import type { Viewer } from "~/platform/session/visit.server";

type Done = { type: ActivityType; reflectionId: string; at: Date; commentId?: string };
export type ActivityType = "posted" | "liked" | "reflected" | "commented";
export type Activity = Awaited<ReturnType<typeof findActivity>>[number];

type Part = Pick<ListPart, "limit" | "offset">;

/** What a person wrote, liked, reflected and commented on, newest first: in public, or all of it to themselves. */
export async function findActivity(userId: string, viewer: Viewer, { limit, offset }: Part) {
  const take = offset + limit;
  const done = (await findDone(userId, viewer, take)).slice(offset, take);
  const [reflections, remarks, reflects] = await Promise.all([
    db.reflection.findMany({
      where: { id: { in: done.map(({ reflectionId }) => reflectionId) } },
      select: {
        id: true,
        userId: true,
        mood: true,
        content: true,
        isChainReflect: true,
        chainThreadId: true,
        user: { select: { nickname: true } },
      },
    }),
    db.comment.findMany({
      where: { id: { in: done.flatMap(({ commentId }) => commentId ?? []) } },
      select: { id: true, content: true },
    }),
    db.reflect.findMany({
      where: { userId, reflectionId: { in: idsOf(done, "reflected") } },
      select: { reflectionId: true, comment: true },
    }),
  ]);
  const summaries = await composeSummaries(reflections, viewer);
  const reflectionOf = new Map(
    reflections.map((row) => [row.id, { ...row, content: summaries.get(row.id) ?? row.content }]),
  );
  const wordsOf = new Map([
    ...remarks.map(({ id, content }) => [id, content] as const),
    ...reflects.map(({ reflectionId, comment }) => [`reflected-${reflectionId}`, comment] as const),
    ...[...reflectionOf.values()].map(({ id, content }) => [`posted-${id}`, content] as const),
  ]);
  return done.flatMap(({ type, reflectionId, commentId, at }) => {
    const reflection = reflectionOf.get(reflectionId);
    if (!reflection) return [];
    const id = commentId ?? `${type}-${reflectionId}`;
    return [
      {
        type,
        id,
        reflectionId,
        mood: reflection.mood,
        content: wordsOf.get(id) ?? null,
        reflectionContent: reflection.content,
        reflectionAuthor: reflection.user.nickname,
        createdAt: at.toISOString(),
      },
    ];
  });
}

const idsOf = (done: Done[], type: ActivityType) =>
  done.filter((one) => one.type === type).map(({ reflectionId }) => reflectionId);

type Ordered = { orderBy: Record<string, "desc">[]; take: number };

/** The newest of each kind, merged; words are read later, for the few that are shown. */
async function findDone(userId: string, viewer: Viewer, take: number): Promise<Done[]> {
  const isOwn = userId === viewer.id;
  const reflection = isOwn ? visibleReflections(viewer) : publicReflections(viewer);
  const byId = { orderBy: [{ createdAt: "desc" }, { id: "desc" }], take } satisfies Ordered;
  const byReflection = {
    orderBy: [{ createdAt: "desc" }, { reflectionId: "desc" }],
    take,
  } satisfies Ordered;
  const select = { reflectionId: true, createdAt: true } as const;
  const [written, liked, reflected, commented] = await Promise.all([
    db.reflection.findMany({
      where: { AND: [{ userId }, reflection] },
      select: { id: true, createdAt: true },
      ...byId,
    }),
    db.like.findMany({ where: { userId, reflection }, select, ...byReflection }),
    db.reflect.findMany({ where: { userId, reflection }, select, ...byReflection }),
    db.comment.findMany({
      where: { userId, reflection, ...(!isOwn && { hiddenAt: null }) },
      select: { ...select, id: true },
      ...byId,
    }),
  ]);
  const of = (type: ActivityType) => (row: { reflectionId: string; createdAt: Date }) => ({
    type,
    reflectionId: row.reflectionId,
    at: row.createdAt,
  });
  const done: Done[] = [
    ...written.map(({ id, createdAt }) => of("posted")({ reflectionId: id, createdAt })),
    ...liked.map(of("liked")),
    ...reflected.map(of("reflected")),
    ...commented.map((row) => ({ ...of("commented")(row), commentId: row.id })),
  ];
  const key = ({ type, reflectionId, commentId }: Done) => `${type}${commentId ?? reflectionId}`;
  return done.sort((a, b) => b.at.getTime() - a.at.getTime() || (key(a) < key(b) ? 1 : -1));
}

export const listActivity = query({
  name: "list-activity",
  who: "signedIn",
  input: ListPart.omit({ before: true }).extend({ id }),
  run: async ({ viewer, input: { id, ...part } }) =>
    findActivity((await findPerson(id, viewer)).id, viewer, part),
});
