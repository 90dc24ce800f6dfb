import { z } from "zod";
import { visiblePeople } from "~/features/people/visible-people.server";
import { query } from "~/platform/access/operation.server";
import { Refusal } from "~/platform/access/refusal";
import { id, text } from "~/platform/access/validation";
import { db } from "~/platform/db/client.server";
import { presentPerson, presentSelf } from "./present-user";

export const readPerson = query({
  name: "read-person",
  who: "signedIn",
  input: z.object({ id }),
  async run({ viewer, input }) {
    if (input.id === viewer.id) return presentSelf(viewer.user);
    const user = await db.user.findFirst({ where: { id: input.id, ...visiblePeople(viewer) } });
    if (!user) throw new Refusal(404, "User not found");
    return presentPerson(user);
  },
});

export const findNickname = query({
  name: "find-nickname",
  who: "signedIn",
  input: z.object({ nickname: text("The nickname", { max: 64 }) }),
  async run({ viewer, input }) {
    const nicknameKey = input.nickname.toLowerCase();
    const user = await db.user.findFirst({ where: { nicknameKey, ...visiblePeople(viewer) } });
    if (!user) throw new Refusal(404, "User not found");
    return { id: user.id, nickname: user.nickname };
  },
});
