import { z } from "zod";
import { addNotices, publishNotices } from "~/features/notifications/notice.server";
import { command } from "~/platform/access/operation.server";
import { Refusal } from "~/platform/access/refusal";
import { id } from "~/platform/access/validation";
import { transact } from "~/platform/db/client.server";
import { visiblePeople } from "./visible-people.server";

/** Follows a member, or stops following. */
export const toggleFollow = command({
  name: "toggle-follow",
  who: "member",
  visitor: "Please log in to follow people",
  input: z.object({ followingId: id }),
  async run({ viewer, input: { followingId } }) {
    if (followingId === viewer.id) throw new Refusal(400, "You cannot follow yourself.");
    const { told, ...answer } = await transact(async (tx) => {
      const person = await tx.user.findFirst({
        where: { AND: [{ id: followingId, isAnonymous: false }, visiblePeople(viewer)] },
      });
      if (!person) throw new Refusal(404, "User not found");
      const follow = { followerId: viewer.id, followingId };
      const notice = { fromUserId: viewer.id, type: "follow" as const, relatedId: viewer.id };
      const { count: taken } = await tx.follow.deleteMany({ where: follow });
      let told: string[] = [];
      if (taken > 0)
        await tx.notification.deleteMany({ where: { ...notice, userId: followingId } });
      else {
        await tx.follow.create({ data: follow });
        told = await addNotices(tx, [{ ...notice, userId: followingId }]);
      }
      return { following: taken === 0, nickname: person.nickname, told };
    });
    publishNotices(told);
    return answer;
  },
});
