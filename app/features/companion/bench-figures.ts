/** The last figures of the benches, for the published protocol; each names the command that gave it. */
export const BENCH_FIGURES = {
  measuredOn: "2026-11-21",
  risk: {
    command: "npm run bench:risk",
    tunedOn: { texts: 500, recall: 1, falsePositives: 0 },
    /** First looks, before the texts were used for tuning. */
    firstLooks: [
      { texts: 250, kind: "half of the development set", recall: 0.6, falsePositives: 0.07 },
      { texts: 244, kind: "own texts, mostly plainly said", recall: 0.94, falsePositives: 0.05 },
      { texts: 149, kind: "own texts, mostly said sideways", recall: 0.27, falsePositives: 0.15 },
      {
        texts: 298,
        kind: "own texts of all kinds, before words were weighed",
        recall: 0.47,
        falsePositives: 0.12,
      },
      {
        texts: 358,
        kind: "own texts of all kinds, with words weighed",
        recall: 0.69,
        falsePositives: 0.11,
      },
      {
        texts: 697,
        kind: "own texts, many said sideways, with more examples weighed",
        recall: 0.76,
        falsePositives: 0.13,
      },
      {
        texts: 653,
        kind: "own texts as plainly said as the development set",
        recall: 0.9,
        falsePositives: 0.08,
      },
      {
        texts: 137,
        kind: "own texts, most of them plain",
        recall: 0.94,
        falsePositives: 0.03,
      },
      {
        texts: 240,
        kind: "texts of all kinds by a second hand, who had not read the rules",
        recall: 0.88,
        falsePositives: 0.11,
      },
      {
        texts: 480,
        kind: "more texts by the second hand, who had read the rules by then",
        recall: 0.84,
        falsePositives: 0.14,
      },
    ],
    /** Ordinary days, with nothing in them to raise: the share that was raised at first look. */
    ordinaryDays: { texts: 120, falsePositives: 0.09 },
  },
  emotion: {
    command: "npm run bench:emotion -- <folder>",
    macroF1: 0.609,
    bagOfWords: 0.299,
    mostFrequent: 0.027,
  },
  replies: { command: "npm run bench:replies", conversations: 10_000, faults: 0 },
} as const;
