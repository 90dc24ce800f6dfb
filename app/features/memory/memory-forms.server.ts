import { form } from "~/platform/http/page.server";
import { changeCard, forgetCard, keepCard, switchMemory } from "./memory-cards.server";

const MEMORY = "/app?view=settings#memory";

/** What the plain forms of memory do, by intent. */
export const memoryForms = {
  "keep-card": form(keepCard, () => ({ to: MEMORY, flash: { title: "Kept" } })),
  "change-card": form(changeCard, () => ({ to: MEMORY, flash: { title: "Saved" } })),
  "forget-card": form(forgetCard, () => ({ to: MEMORY, flash: { title: "Forgotten" } })),
  "switch-memory": form(switchMemory, ({ usesMemory }) => ({
    to: MEMORY,
    flash: { title: usesMemory ? "Memory is on" : "Memory is off" },
  })),
};
