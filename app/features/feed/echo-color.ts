import { type EchoColor, echoColors } from "~/ui/palette";

/** The colour of a chain where no browser remembers one: the same on every page. */
export function echoColorOf(threadId: string): EchoColor {
  let sum = 0;
  for (const sign of threadId) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003;
  return echoColors[sum % echoColors.length] ?? "emerald";
}
