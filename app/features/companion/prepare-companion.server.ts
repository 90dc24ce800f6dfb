import { db } from "~/platform/db/client.server";
import { COMPANION_ID, COMPANION_NAME } from "./companion";

/** Makes sure that the companion is there as a person others can see; it has no way to sign in. */
export async function prepareCompanion() {
  const companion = {
    nickname: COMPANION_NAME,
    nicknameKey: COMPANION_NAME.toLowerCase(),
    bio: "I am TrueNorth, an AI companion. I answer journals, and I am here to think with.",
    avatarColor: "teal",
    isCompanion: true,
  };
  await db.user.upsert({
    where: { id: COMPANION_ID },
    create: { id: COMPANION_ID, ...companion },
    update: companion,
  });
}
