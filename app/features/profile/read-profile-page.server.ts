import { z } from "zod";
import { presentPerson } from "~/features/account/present-user";
import { pageViewer } from "~/features/feed/page-viewer.server";
import { visiblePeople, visibleToAnyone } from "~/features/people/visible-people.server";
import { findReactions } from "~/features/reactions/read-reactions.server";
import { findReflections } from "~/features/reflections/list-reflections.server";
import { PAGE } from "~/features/reflections/schema";
import { isAnySensitive } from "~/features/reflections/sensitive.server";
import { publicReflections } from "~/features/reflections/visible-reflections.server";
import { query } from "~/platform/access/operation.server";
import { Refusal } from "~/platform/access/refusal";
import { id, text } from "~/platform/access/validation";
import { db } from "~/platform/db/client.server";

/** The public face of a member: what they say of themselves, and what they wrote for everyone. */
export const readProfilePage = query({
  name: "read-profile-page",
  who: "anyone",
  input: z.object({
    nickname: text("The nickname", { max: 64 }),
    before: id.optional().catch(undefined),
  }),
  async run({ viewer, visit, input: { nickname, before } }) {
    const person = await db.user.findFirst({
      where: {
        nicknameKey: nickname.toLowerCase(),
        isAnonymous: false,
        ...(viewer ? visiblePeople(viewer) : visibleToAnyone),
      },
    });
    if (!person) throw new Refusal(404, "User not found");
    const [found, follow] = await Promise.all([
      findReflections({ AND: [{ userId: person.id }, publicReflections(viewer)] }, viewer, {
        limit: PAGE + 1,
        offset: 0,
        before,
      }),
      viewer &&
        db.follow.findUnique({
          where: {
            followerId_followingId: { followerId: viewer.id, followingId: person.id },
          },
        }),
    ]);
    const reflections = found.slice(0, PAGE);
    return {
      ...pageViewer(viewer),
      origin: visit.origin,
      person: presentPerson(person),
      isFollowing: Boolean(follow),
      isFirst: !before,
      reflections,
      isSensitive: await isAnySensitive(reflections),
      older: found.length > PAGE ? (reflections.at(-1)?.id ?? null) : null,
      reactions: await findReactions(
        reflections.map(({ id }) => id),
        viewer,
      ),
    };
  },
});
export type ReadProfilePage = Awaited<ReturnType<typeof readProfilePage.run>>;
