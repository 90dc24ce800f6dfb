import { createCookie } from "@remix-run/node";
import { MINUTES } from "../durations";
import { keptSecret, settings } from "../settings.server";

/** One message that the next page shows once. */
export type Flash = { title: string; description?: string; tone?: "plain" | "destructive" };

const cookie = createCookie("tn_flash", {
  httpOnly: true,
  sameSite: "lax",
  path: "/",
  maxAge: (2 * MINUTES) / 1000,
  secrets: [settings.SESSION_SECRET ?? keptSecret("session")],
});

export const keepFlash = (flash: Flash) => cookie.serialize(flash);
export const dropFlash = () => cookie.serialize("", { maxAge: 0 });
export async function readFlash(cookieHeader: string | null): Promise<Flash | null> {
  return (await cookie.parse(cookieHeader)) || null;
}
