import { useHydrated } from "remix-utils/use-hydrated";
import { type EchoColor, echoColors } from "~/ui/palette";
import { echoColorOf } from "./echo-color";

const KEY = "echo_colors";

type Kept = { map: Record<string, number>; nextIndex: number };

let kept: Kept | null = null;

function read(): Kept {
  try {
    const { map, nextIndex } = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return { map: { ...map }, nextIndex: Number(nextIndex) || 0 };
  } catch {
    return { map: {}, nextIndex: 0 };
  }
}

/** The colour that this browser gave a chain when it first saw it: one after the other, and always the same. */
function rememberedColorOf(threadId: string): EchoColor {
  kept ??= read();
  if (kept.map[threadId] === undefined) {
    kept.map[threadId] = kept.nextIndex % echoColors.length;
    kept.nextIndex = (kept.nextIndex + 1) % echoColors.length;
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {}
  }
  return echoColors[kept.map[threadId] ?? 0] ?? "emerald";
}

/** The colours of chains: on pages without script the same for everyone, in the app those that this browser gave. */
export const useEchoColor = () => (useHydrated() ? rememberedColorOf : echoColorOf);
