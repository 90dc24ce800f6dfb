/** A whole number from a text, the same on every machine (FNV-1a). */
export function seedOf(text: string): number {
  let seed = 2166136261;
  for (let at = 0; at < text.length; at += 1)
    seed = Math.imul(seed ^ text.charCodeAt(at), 16777619);
  return seed >>> 0;
}

/** The longest fixed stretch of a line, which tells whether it was said before. */
function fixedPart(line: string): string {
  return line
    .split(/\{\w+\}/)
    .reduce((longest, part) => (part.length > longest.length ? part : longest), "");
}

/** Gives out lines by a seed, and none whose wording was said before while another is left. */
export class LinePicker {
  private turn = 0;
  constructor(
    private readonly seed: number,
    private said: string,
  ) {}

  pick(lines: readonly string[]): string {
    this.turn += 1;
    const start = (this.seed + Math.imul(this.turn, 2654435761)) >>> 0;
    const order = lines.map((_, at) => lines[(start + at) % lines.length] ?? "");
    const line =
      order.find((candidate) => !this.said.includes(fixedPart(candidate))) ?? order[0] ?? "";
    this.said += `\n${fixedPart(line)}`;
    return line;
  }

  /** Whether one of `lines` is still unsaid. */
  hasFresh(lines: readonly string[]): boolean {
    return lines.some((line) => !this.said.includes(fixedPart(line)));
  }

  chance(share: number): boolean {
    this.turn += 1;
    return seedOf(`${this.seed}/${this.turn}`) % 1000 < share * 1000;
  }
}
