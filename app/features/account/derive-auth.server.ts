import { hkdfSync, pbkdf2 } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify(pbkdf2);

/** PBKDF2-SHA-256 rounds for new passwords; stored with each, so that it can grow. */
export const ITERATIONS = 100_000;
export const SALT_BYTES = 16;

/**
 * The secret that proves a password, as the browser derives it too: PBKDF2-SHA-256 over the password in NFC,
 * then HKDF-SHA-256 with the info "truenorth auth v1". `salt` is 16 bytes in base64; answers 32 bytes in base64.
 */
export async function deriveAuth(
  password: string,
  salt: string,
  iterations: number,
): Promise<string> {
  const master = await derive(
    password.normalize("NFC"),
    Buffer.from(salt, "base64"),
    iterations,
    32,
    "sha256",
  );
  return Buffer.from(hkdfSync("sha256", master, "", "truenorth auth v1", 32)).toString("base64");
}
