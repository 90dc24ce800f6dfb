import { z } from "zod";
import { BENCH_FIGURES } from "~/features/companion/bench-figures";
import { RESOURCES } from "~/features/companion/resources";
import { query } from "~/platform/access/operation.server";
import { ALWAYS, LEVELS, NOT_THIS } from "./protocol";

const COUNTRIES: Record<string, string> = {
  US: "United States",
  GB: "United Kingdom",
  CA: "Canada",
  ZZ: "Everywhere else",
};

/** The published protocol, from what the program itself works with. */
export const readSafety = query({
  name: "read-safety",
  who: "anyone",
  input: z.object({}),
  run: () => ({
    levels: Object.entries(LEVELS).map(([level, words]) => ({ level: Number(level), ...words })),
    always: ALWAYS,
    notThis: NOT_THIS,
    countries: Object.entries(RESOURCES).map(([code, resources]) => ({
      name: COUNTRIES[code] ?? code,
      resources,
    })),
    figures: BENCH_FIGURES,
  }),
});
