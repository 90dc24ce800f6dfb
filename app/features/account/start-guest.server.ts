import { Answered, command } from "~/platform/access/operation.server";
import { spend } from "~/platform/limits.server";
import { createUser } from "./create-user.server";
import { presentSelf } from "./present-user";
import { SignIn } from "./schema";

/** Gives a visitor a guest's session; who has a session keeps it. */
export const startGuest = command({
  name: "start-guest",
  who: "anyone",
  input: SignIn.pick({ timezone: true, website: true }),
  async run({ visit, viewer, input: { timezone } }) {
    if (viewer) return new Answered(200, presentSelf(viewer.user));
    await spend("newAccountByAddress", visit.address);
    await spend("guestByAddressPerDay", visit.address);
    const guest = await createUser({ isAnonymous: true, timezone });
    await visit.signIn(guest);
    return new Answered(201, presentSelf(guest));
  },
});
