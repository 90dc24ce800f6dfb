import { presentPerson } from "~/features/account/present-user";
import { findPerson } from "~/features/people/find-person.server";
import { findReactions } from "~/features/reactions/read-reactions.server";
import { findReflections } from "~/features/reflections/list-reflections.server";
import { PAGE } from "~/features/reflections/schema";
import { visibleReflections } from "~/features/reflections/visible-reflections.server";
import { Refusal } from "~/platform/access/refusal";
import { db } from "~/platform/db/client.server";
import type { Viewer } from "~/platform/session/visit.server";
import { findActivity } from "./list-activity.server";
import type { PeopleAddress } from "./people-address.server";
import { PROFILE_TABS, tabOf } from "./tabs";

type Address = PeopleAddress & { offset?: number };

/** A person with one tab of their profile; without a person when there is none for this viewer. */
export async function openProfile(viewer: Viewer, { user, tab: asked, offset = 0 }: Address) {
  const id = user ?? viewer.id;
  const tab = tabOf(PROFILE_TABS, asked, "reflections");
  const shown = { id, tab, offset };
  const person = await findPerson(id, viewer).catch((error) => {
    if (error instanceof Refusal) return null;
    throw error;
  });
  if (!person) return { ...shown, person: null };
  const part = { limit: PAGE, offset, before: undefined };
  const [reflections, activity, follow] = await Promise.all([
    tab === "reflections"
      ? findReflections({ AND: [{ userId: id }, visibleReflections(viewer)] }, viewer, part)
      : [],
    tab === "activity" ? findActivity(id, viewer, part) : [],
    db.follow.findUnique({
      where: { followerId_followingId: { followerId: viewer.id, followingId: id } },
    }),
  ]);
  return {
    ...shown,
    person: presentPerson(person),
    isFollowing: follow !== null,
    reflections,
    reactions: await findReactions(
      reflections.map(({ id }) => id),
      viewer,
    ),
    activity,
  };
}
export type Profile = Awaited<ReturnType<typeof openProfile>>;
