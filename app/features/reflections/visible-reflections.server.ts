import { visiblePeople, visibleToAnyone } from "~/features/people/visible-people.server";
import type { Prisma } from "~/platform/db/client.server";
import type { Viewer } from "~/platform/session/visit.server";

/** What anybody may see. */
const PUBLIC = { isPublic: true, hiddenAt: null } satisfies Prisma.ReflectionWhereInput;

/** The reflections that a viewer may see: what is public, of people who are visible to them, and their own. */
export function visibleReflections(viewer: Viewer | null): Prisma.ReflectionWhereInput {
  if (!viewer) return publicReflections(null);
  return {
    OR: [{ userId: viewer.id }, publicReflections(viewer)],
  };
}

/** The public ones among them, without the viewer's own private ones. */
export const publicReflections = (
  viewer: Pick<Viewer, "id"> | null,
): Prisma.ReflectionWhereInput => ({
  ...PUBLIC,
  user: viewer ? visiblePeople(viewer) : visibleToAnyone,
});
