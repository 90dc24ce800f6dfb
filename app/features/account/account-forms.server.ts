import { form } from "~/platform/http/page.server";
import { saveSettings } from "./save-profile.server";
import { signOut } from "./sign-out.server";
import { upgradeGuest } from "./upgrade-guest.server";
import { UPGRADED } from "./upgraded";

/** What the plain forms of settings and of the guest's upgrade do, by intent. */
export const accountForms = {
  "save-settings": form(saveSettings, () => ({
    to: "/app?view=settings",
    flash: { title: "Profile saved" },
  })),
  "create-profile": form(saveSettings, () => ({
    to: "/app?view=chatbot",
    flash: { title: "Profile saved" },
  })),
  "sign-out": form(signOut, () => ({ to: "/auth" })),
  "upgrade-guest": form(upgradeGuest, () => ({ to: "/app?view=journal", flash: UPGRADED })),
};
