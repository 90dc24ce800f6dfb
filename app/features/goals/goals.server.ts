import { z } from "zod";
import { Answered, command, query } from "~/platform/access/operation.server";
import { Refusal } from "~/platform/access/refusal";
import { clientId, flag, id, text } from "~/platform/access/validation";
import { db } from "~/platform/db/client.server";
import { storeOnce } from "~/platform/db/store-once.server";

const MOST = 100;
const shown = { id: true, title: true, note: true, doneAt: true, createdAt: true } as const;
const missing = () => new Refusal(404, "This goal is not here anymore.");
const title = text("The goal", { max: 200 });
const note = text("The note", { min: 0, max: 1000 }).optional();

export const listGoals = query({
  name: "list-goals",
  who: "signedIn",
  input: z.object({}),
  run: ({ viewer }) =>
    db.goal.findMany({
      where: { userId: viewer.id },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: MOST,
      select: shown,
    }),
});

export const setGoal = command({
  name: "set-goal",
  who: "signedIn",
  input: z.object({ title, note, clientId }),
  status: 201,
  async run({ viewer: { id: userId }, input }) {
    const { clientId } = input;
    const { stored, isNew } = await storeOnce(
      async () =>
        clientId
          ? db.goal.findUnique({ where: { userId_clientId: { userId, clientId } }, select: shown })
          : null,
      () => db.goal.create({ data: { userId, ...input }, select: shown }),
    );
    return isNew ? stored : new Answered(200, stored);
  },
});

export const changeGoal = command({
  name: "change-goal",
  who: "signedIn",
  input: z.object({ id, title: title.optional(), note, isDone: flag.optional() }),
  async run({ viewer, input: { id, isDone, ...words } }) {
    const doneAt = isDone === undefined ? undefined : isDone ? new Date() : null;
    const where = { id, userId: viewer.id };
    const { count } = await db.goal.updateMany({ where, data: { ...words, doneAt } });
    if (count === 0) throw missing();
    return db.goal.findUniqueOrThrow({ where: { id }, select: shown });
  },
});

export const dropGoal = command({
  name: "drop-goal",
  who: "signedIn",
  input: z.object({ id }),
  async run({ viewer, input }) {
    const { count } = await db.goal.deleteMany({ where: { id: input.id, userId: viewer.id } });
    if (count === 0) throw missing();
    return { success: true };
  },
});
