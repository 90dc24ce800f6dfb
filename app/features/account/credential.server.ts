import { createHmac, randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { db } from "~/platform/db/client.server";
import { keptSecret, settings } from "~/platform/settings.server";
import { deriveAuth, ITERATIONS, SALT_BYTES } from "./derive-auth.server";

/** What is stored of a password: argon2id over the derived secret, with the salt and rounds of its derivation. */
export async function makeCredential(password: string) {
  const salt = randomBytes(SALT_BYTES).toString("base64");
  const auth = await deriveAuth(password, salt, ITERATIONS);
  return { authHash: await hash(auth), salt, iterations: ITERATIONS };
}

const pepper = () => settings.SESSION_SECRET ?? keptSecret("session");

/** The salt of an account; for an unknown address a made-up one that stays the same. */
export async function saltOf(email: string): Promise<{ salt: string; iterations: number }> {
  const credential = await db.credential.findFirst({ where: { user: { email } } });
  if (credential) return { salt: credential.salt, iterations: credential.iterations };
  const made = createHmac("sha256", pepper())
    .update(`salt of ${email}`)
    .digest()
    .subarray(0, SALT_BYTES);
  return { salt: made.toString("base64"), iterations: ITERATIONS };
}

let decoy: Promise<string> | undefined;

/** The user whose e-mail and password these are, or null; unknown and wrong take the same time. */
export async function userWithPassword(email: string, password: string) {
  const { salt, iterations } = await saltOf(email);
  const auth = await deriveAuth(password, salt, iterations);
  decoy ??= hash(randomBytes(32));
  const user = await db.user.findUnique({ where: { email }, include: { credential: true } });
  const isRight = await verify(user?.credential?.authHash ?? (await decoy), auth);
  return user?.credential && isRight ? user : null;
}
