/** A trained linear model in few bytes: which slots it knows, how rare each is, and a weight for each head. */
export type PackedModel = {
  heads: string[];
  /** Number of slots, a power of two. */
  size: number;
  /** Steps of a packed weight on either side of zero. */
  steps: number;
  bias: number[];
  /** The largest weight of each head. */
  largest: number[];
  /** The largest rarity. */
  rarest: number;
  /** Base64: the distances between known slots, 255 for "and 255 more". */
  slots: string;
  /** Base64: for each known slot a byte of rarity, then one for each head. */
  weights: string;
};

const bytesOf = (text: string) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));

/** Opens a packed model; what it answers reads how often each slot was seen in a text, and gives a margin for each head. */
export function openModel({ heads, steps, bias, largest, rarest, ...packed }: PackedModel) {
  const rowOf = new Map<number, number>();
  let slot = -1;
  for (const step of bytesOf(packed.slots)) {
    slot += step;
    if (step < 255) rowOf.set(slot, rowOf.size);
  }
  const cells = bytesOf(packed.weights);
  const width = heads.length + 1;

  return (seen: Map<number, number>): number[] => {
    const sums = heads.map(() => 0);
    let square = 0;
    for (const [known, times] of seen) {
      const row = rowOf.get(known);
      if (row === undefined) continue;
      const at = row * width;
      const value = (((cells[at] ?? 0) * rarest) / 255) * (1 + Math.log(times));
      square += value * value;
      for (let head = 0; head < heads.length; head += 1) {
        const step = ((cells[at + head + 1] ?? 0) - 128) / steps;
        sums[head] = (sums[head] ?? 0) + value * step * Math.abs(step) * (largest[head] ?? 0);
      }
    }
    const length = Math.sqrt(square) || 1;
    return sums.map((sum, head) => (bias[head] ?? 0) + sum / length);
  };
}
