import type { z } from "zod";
import { command } from "~/platform/access/operation.server";
import type { Visit } from "~/platform/session/visit.server";
import { createUser } from "./create-user.server";
import { makeCredential } from "./credential.server";
import { presentSelf } from "./present-user";
import { SignUp, SignUpForm } from "./schema";
import { upgrade } from "./upgrade-guest.server";

type Ask = { visit: Visit; input: z.output<typeof SignUp> };
const limits = ({ visit }: Ask) => [
  ["newAccountByAddress", visit.address] as ["newAccountByAddress", string],
];

/** A guest who signs up keeps everything: their sign-up is an upgrade. */
async function run({ visit, input: { email, password, nickname, timezone } }: Ask) {
  if (visit.viewer?.kind === "guest") {
    return upgrade(visit, {
      email,
      password,
      nickname: nickname ?? visit.viewer.user.nickname,
      timezone,
    });
  }
  const user = await createUser({
    email,
    nickname,
    timezone,
    credential: await makeCredential(password),
  });
  await visit.signIn(user);
  return presentSelf(user);
}

export const signUp = command({
  name: "sign-up",
  who: "anyone",
  input: SignUp,
  status: 201,
  limits,
  run,
});
export const signUpByForm = command({
  name: "sign-up-by-form",
  who: "anyone",
  input: SignUpForm,
  limits,
  run,
});
