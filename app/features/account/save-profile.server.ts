import type { z } from "zod";
import { command } from "~/platform/access/operation.server";
import { Refusal } from "~/platform/access/refusal";
import { flag } from "~/platform/access/validation";
import { db } from "~/platform/db/client.server";
import type { Viewer } from "~/platform/session/visit.server";
import { NICKNAME_TAKEN, nicknameKeyOf, whatIsTaken } from "./create-user.server";
import { presentSelf } from "./present-user";
import { Profile } from "./schema";

type Ask = { viewer: Viewer; input: z.output<typeof Profile> };

/** Saves the viewer's own profile; what the input leaves out stays as it is. */
async function run({ viewer, input: { id, ...profile } }: Ask) {
  if (id && id !== viewer.id)
    throw new Refusal(403, "You don't have permission to update this profile.");
  try {
    const data = { ...profile, nicknameKey: nicknameKeyOf(profile.nickname) };
    return presentSelf(await db.user.update({ where: { id: viewer.id }, data }));
  } catch (error) {
    await whatIsTaken(error, undefined);
    throw NICKNAME_TAKEN;
  }
}

export const saveProfile = command({ name: "save-profile", who: "signedIn", input: Profile, run });

/** The settings form: an unchecked switch is a no, which a form says by leaving it out. */
export const saveSettings = command({
  name: "save-settings",
  who: "signedIn",
  input: Profile.extend({
    bio: Profile.shape.bio.default(""),
    muteAiNotifications: flag.optional().default(false),
  }),
  run,
});
