import { command } from "~/platform/access/operation.server";
import { Refusal } from "~/platform/access/refusal";
import { db } from "~/platform/db/client.server";
import { authenticate } from "./authenticator.server";
import { presentSelf } from "./present-user";
import { SignIn } from "./schema";

export const signIn = command({
  name: "sign-in",
  who: "anyone",
  input: SignIn,
  limits: ({ visit, input }) => [
    ["signInByAddress", visit.address],
    ["signInByAccount", input.email],
  ],
  async run({ visit, input: { email, password, timezone } }) {
    const user = await authenticate({ email, password });
    if (!user) {
      throw new Refusal(401, "Invalid email or password. Please try again.", {
        title: "Authentication failed",
      });
    }
    if (user.suspendedAt) {
      throw new Refusal(
        403,
        `This account is suspended: ${user.suspensionReason ?? "see the rules in our terms"}.`,
        {
          title: "Authentication failed",
        },
      );
    }
    const signedIn =
      timezone && timezone !== user.timezone
        ? await db.user.update({ where: { id: user.id }, data: { timezone } })
        : user;
    await visit.signIn(signedIn);
    return presentSelf(signedIn);
  },
});
