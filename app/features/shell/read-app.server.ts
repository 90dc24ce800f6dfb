import { z } from "zod";
import { presentSelf } from "~/features/account/present-user";
import { openDiscover } from "~/features/discover/open-discover.server";
import { AppFeedAddress, openFeed } from "~/features/feed/read-feed.server";
import { JournalAddress, openJournal } from "~/features/journal/read-journal.server";
import { memoryOf } from "~/features/memory/memory-cards.server";
import { openProfile } from "~/features/profile/open-profile.server";
import { PeopleAddress } from "~/features/profile/people-address.server";
import { query } from "~/platform/access/operation.server";
import { Refusal } from "~/platform/access/refusal";
import { db } from "~/platform/db/client.server";
import { hourIn } from "~/platform/local-time";
import { VIEWS } from "./views";

const AppAddress = JournalAddress.extend({
  view: z.enum(VIEWS).optional().catch(undefined),
})
  .extend(AppFeedAddress.shape)
  .extend(PeopleAddress.shape);

/** The shell and its first view; when a form was refused for want of a session, the words that were typed. */
export const readApp = query({
  name: "read-app",
  who: "anyone",
  input: AppAddress,
  async run({ visit, viewer, input }) {
    if (!viewer) {
      if (!visit.refusedForm) throw new Refusal(401, "Not authenticated");
      return { kind: "signedOut" as const, kept: visit.refusedForm.values };
    }
    const needsProfile = !viewer.user.nickname || !viewer.user.avatarColor;
    const view = needsProfile ? "settings" : (input.view ?? "therapy");
    const [unread, journal, memory, feed, discover, profile] = await Promise.all([
      db.notification.count({ where: { userId: viewer.id, isRead: false } }),
      view === "journal" ? openJournal(viewer, input) : null,
      view === "settings" ? memoryOf(viewer.id) : null,
      view === "feed" ? openFeed(viewer, input) : null,
      view === "friends" ? openDiscover(viewer, input) : null,
      view === "profile" ? openProfile(viewer, input) : null,
    ]);
    return {
      kind: "app" as const,
      self: presentSelf(viewer.user),
      needsProfile,
      view,
      unread,
      hour: hourIn(viewer.user.timezone),
      journal,
      memory,
      feed,
      discover,
      profile,
    };
  },
});
