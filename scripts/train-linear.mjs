/**
 * Trains linear heads over sparse features by dual coordinate descent for the squared hinge loss (Hsieh and others,
 * "A Dual Coordinate Descent Method for Large-scale Linear SVM", ICML 2008), and packs them for app/features/companion/linear-model.ts.
 */

const ROUNDS = 60;
const STEPS = 127;

/** A row: `seen` maps slots to counts. Answers how rare each slot is that `least` rows have. */
export function rarityOf(rows, least) {
  const counts = new Map();
  for (const { seen } of rows)
    for (const slot of seen.keys()) counts.set(slot, (counts.get(slot) ?? 0) + 1);
  const rarity = new Map();
  for (const [slot, count] of counts)
    if (count >= least) rarity.set(slot, Math.log((1 + rows.length) / (1 + count)) + 1);
  return rarity;
}

/** Slots and values of a text of length one. */
export function vectorOf(seen, rarity) {
  const slots = [];
  const values = [];
  let square = 0;
  for (const [slot, times] of seen) {
    const rare = rarity.get(slot);
    if (rare === undefined) continue;
    const value = rare * (1 + Math.log(times));
    slots.push(slot);
    values.push(value);
    square += value * value;
  }
  const length = Math.sqrt(square) || 1;
  return { slots, values: values.map((value) => value / length) };
}

/** One head: `targets` are 1, -1, or 0 for a row that says nothing; `worths` weigh the rows. */
export function trainHead(vectors, targets, worths, { size, cost }) {
  const weights = new Float32Array(size);
  let bias = 0;
  const alphas = new Float64Array(vectors.length);
  const order = vectors.map((_, at) => at).filter((at) => targets[at] !== 0);
  let seed = 11;
  const random = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 4294967296;
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1));
      [order[at], order[other]] = [order[other], order[at]];
    }
    let moved = 0;
    for (const at of order) {
      const { slots, values } = vectors[at];
      const slack = 1 / (2 * cost * worths[at]);
      let sum = bias;
      for (let place = 0; place < slots.length; place += 1)
        sum += weights[slots[place]] * values[place];
      const gradient = targets[at] * sum - 1 + slack * alphas[at];
      const next = Math.max(0, alphas[at] - gradient / (2 + slack));
      const change = (next - alphas[at]) * targets[at];
      if (change === 0) continue;
      moved = Math.max(moved, Math.abs(change));
      alphas[at] = next;
      bias += change;
      for (let place = 0; place < slots.length; place += 1)
        weights[slots[place]] += change * values[place];
    }
    if (moved < 1e-3) break;
  }
  return { weights, bias };
}

export function marginOf({ weights, bias }, { slots, values }) {
  let sum = bias;
  for (let place = 0; place < slots.length; place += 1)
    sum += weights[slots[place]] * values[place];
  return sum;
}

/** Trains all heads, keeps the `kept` slots that weigh most, each head as much as it `matters`, and trains once more on those. */
export function trainHeads(
  rows,
  targetsOf,
  { size, cost, kept, least = 2, matters = targetsOf.map(() => 1) },
) {
  const worths = rows.map(({ worth }) => worth);
  const all = targetsOf.map((targetOf) => rows.map(targetOf));
  const trainOn = (rarity) => {
    const vectors = rows.map(({ seen }) => vectorOf(seen, rarity));
    return all.map((targets) => trainHead(vectors, targets, worths, { size, cost }));
  };
  let rarity = rarityOf(rows, least);
  let heads = trainOn(rarity);
  if (rarity.size > kept) {
    const most = (slot) =>
      heads.reduce((sum, { weights }, head) => sum + Math.abs(weights[slot]) * matters[head], 0) *
      rarity.get(slot);
    const best = [...rarity.keys()].sort((a, b) => most(b) - most(a)).slice(0, kept);
    rarity = new Map(best.map((slot) => [slot, rarity.get(slot)]));
    heads = trainOn(rarity);
  }
  return { rarity, heads };
}

/** Packs trained heads into what `openModel` reads. */
export function packModel({ rarity, heads }, names, size) {
  const slots = [...rarity.keys()].sort((a, b) => a - b);
  const distances = [];
  let last = -1;
  for (const slot of slots) {
    let distance = slot - last;
    for (; distance >= 255; distance -= 255) distances.push(255);
    distances.push(distance);
    last = slot;
  }
  const rarest = Math.max(...rarity.values());
  const largest = heads.map(({ weights }) =>
    slots.reduce((most, slot) => Math.max(most, Math.abs(weights[slot])), 0),
  );
  const width = heads.length + 1;
  const cells = new Uint8Array(slots.length * width);
  slots.forEach((slot, row) => {
    cells[row * width] = Math.round((rarity.get(slot) / rarest) * 255);
    heads.forEach(({ weights }, head) => {
      const share = Math.sqrt(Math.abs(weights[slot]) / largest[head]);
      cells[row * width + head + 1] = 128 + Math.round(share * STEPS) * Math.sign(weights[slot]);
    });
  });
  const round = (value) => Number(value.toFixed(5));
  return {
    heads: names,
    size,
    steps: STEPS,
    bias: heads.map(({ bias }) => round(bias)),
    largest: largest.map(round),
    rarest: round(rarest),
    slots: Buffer.from(distances).toString("base64"),
    weights: Buffer.from(cells).toString("base64"),
  };
}
