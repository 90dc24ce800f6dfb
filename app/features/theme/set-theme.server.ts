import { z } from "zod";
import { command } from "~/platform/access/operation.server";
import { oneOf } from "~/platform/access/validation";
import { DAYS, SECONDS } from "~/platform/durations";

const LIFETIME = (365 * DAYS) / SECONDS;

/** Keeps the chosen theme in a cookie that the page's script may read. */
export const setTheme = command({
  name: "set-theme",
  who: "anyone",
  input: z.object({ theme: oneOf("The theme", ["light", "dark"]) }),
  run({ visit, input: { theme } }) {
    const secure = visit.isSecure ? "; Secure" : "";
    visit.setCookie(`theme=${theme}; Path=/; Max-Age=${LIFETIME}; SameSite=Lax${secure}`);
    return { theme };
  },
});
