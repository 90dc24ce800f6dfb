import { z } from "zod";
import { suggestMemory } from "~/features/companion/suggest-memory";
import { Answered, command, query } from "~/platform/access/operation.server";
import { Refusal } from "~/platform/access/refusal";
import { text } from "~/platform/access/validation";
import { db, transact } from "~/platform/db/client.server";
import { storeOnce } from "~/platform/db/store-once.server";
import { CardChange, CardId, MemorySwitch, MOST_CARDS, NewCard } from "./schema";

const missing = () => new Refusal(404, "This card is not here anymore.");
const shown = { id: true, text: true, createdAt: true } as const;

/** What TrueNorth may remember of a person: their own list and switch. */
export async function memoryOf(userId: string) {
  const [user, cards] = await Promise.all([
    db.user.findUniqueOrThrow({ where: { id: userId } }),
    db.memoryCard.findMany({
      where: { userId },
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      select: shown,
    }),
  ]);
  return { usesMemory: user.usesMemory, cards };
}

export const readMemory = query({
  name: "read-memory",
  who: "signedIn",
  input: z.object({}),
  run: ({ viewer }) => memoryOf(viewer.id),
});

/** Keeps a card, which nothing but the person's own yes does. A repeat of a client id answers the first card. */
export const keepCard = command({
  name: "keep-card",
  who: "signedIn",
  input: NewCard,
  status: 201,
  async run({ viewer: { id: userId }, input }) {
    const { clientId } = input;
    const { stored, isNew } = await storeOnce(
      async () =>
        clientId
          ? db.memoryCard.findUnique({
              where: { userId_clientId: { userId, clientId } },
              select: shown,
            })
          : null,
      () =>
        transact(async (tx) => {
          if ((await tx.memoryCard.count({ where: { userId } })) >= MOST_CARDS) {
            throw new Refusal(400, `There is room for ${MOST_CARDS} cards. Forget one first.`, {
              field: "text",
            });
          }
          return tx.memoryCard.create({ data: { userId, ...input }, select: shown });
        }),
    );
    return isNew ? stored : new Answered(200, stored);
  },
});

export const changeCard = command({
  name: "change-card",
  who: "signedIn",
  input: CardChange,
  async run({ viewer, input: { id, text } }) {
    const { count } = await db.memoryCard.updateMany({
      where: { id, userId: viewer.id },
      data: { text },
    });
    if (count === 0) throw missing();
    return db.memoryCard.findUniqueOrThrow({ where: { id }, select: shown });
  },
});

/** Deletes the card; it is kept nowhere else. */
export const forgetCard = command({
  name: "forget-card",
  who: "signedIn",
  input: CardId,
  async run({ viewer, input: { id } }) {
    const { count } = await db.memoryCard.deleteMany({ where: { id, userId: viewer.id } });
    if (count === 0) throw missing();
    return { success: true };
  },
});

export const switchMemory = command({
  name: "switch-memory",
  who: "signedIn",
  input: MemorySwitch,
  async run({ viewer, input }) {
    await db.user.update({ where: { id: viewer.id }, data: input });
    return input;
  },
});

/** What of a message the companion would like to remember, or null; nothing is stored. */
export const proposeCard = query({
  name: "propose-card",
  who: "signedIn",
  input: z.object({ text: text("The message", { max: 4000 }) }),
  run: ({ input }) => ({ suggestion: suggestMemory(input.text) }),
});
