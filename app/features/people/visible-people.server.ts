import type { Prisma } from "~/platform/db/client.server";
import type { Viewer } from "~/platform/session/visit.server";

/** Whoever looks, as far as blocks are concerned. */
type Seeing = Pick<Viewer, "id">;

/** Whom everybody may see. */
export const visibleToAnyone = { suspendedAt: null } satisfies Prisma.UserWhereInput;

/** Whom a viewer may find: everyone but those who block or are blocked by them, and the suspended. */
export const visiblePeople = (viewer: Seeing) =>
  ({
    ...visibleToAnyone,
    blocking: { none: { blockedId: viewer.id } },
    blockedBy: { none: { blockerId: viewer.id } },
  }) satisfies Prisma.UserWhereInput;

/**
 * Whom lists propose: visible members other than oneself, never guests or the companion. Guests are left out in words
 * that make SQLite look for a better index than "all who are not guests"; a list in the order of activity adds that one.
 */
export const proposablePeople = (viewer: Viewer) =>
  ({
    ...visiblePeople(viewer),
    id: { not: viewer.id },
    isAnonymous: { not: true },
    isCompanion: false,
  }) satisfies Prisma.UserWhereInput;
