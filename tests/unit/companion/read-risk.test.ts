import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readRisk } from "../../../app/features/companion/read-risk";

type Row = { id: string; text: string; level: number; kind: string };
const load = (name: string): Row[] =>
  readFileSync(new URL(`../../corpora/${name}.jsonl`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Row);
const dev = load("crisis-dev");
const own = load("crisis-own");
const second = load("crisis-second");
const many = load("crisis-many");
const plain = load("crisis-plain");
const PLAIN = [
  "I want to kill myself.",
  "I wish I could go to sleep and never wake up.",
  "Everyone would be better off without me.",
  "I don't want to live anymore.",
  "I've been cutting myself again.",
  "I'm going to end my life tonight.",
  "My friend says she wants to kill herself.",
];
const share = (rows: Row[]) => rows.filter((row) => readRisk(row.text) >= 2).length / rows.length;

describe("the reader of risk", () => {
  it.each([
    ["crisis-dev", dev],
    ["crisis-own", own],
    ["crisis-second", second],
    ["crisis-many", many],
    ["crisis-plain", plain],
  ] as const)("finds danger in %s and leaves harmless texts alone", (_, rows) => {
    expect(share(rows.filter((row) => row.level >= 2))).toBeGreaterThanOrEqual(0.97);
    expect(share(rows.filter((row) => row.level < 2))).toBeLessThanOrEqual(0.05);
  });

  it("reads the same danger in any letter case, with curly quotes and with hidden signs", {
    timeout: 60_000,
  }, () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PLAIN),
        fc.array(fc.boolean(), { minLength: 80, maxLength: 80 }),
        fc.nat(60),
        (text, caps, at) => {
          const plain = readRisk(text);
          const shouted = [...text]
            .map((letter, place) => (caps[place] ? letter.toUpperCase() : letter))
            .join("");
          const hidden = `${text.slice(0, at)}\u200b${text.slice(at)}`;
          expect(readRisk(shouted)).toBeGreaterThanOrEqual(plain);
          expect(readRisk(text.replaceAll("'", "’"))).toBeGreaterThanOrEqual(plain);
          expect(readRisk(hidden)).toBeGreaterThanOrEqual(plain);
        },
      ),
    );
  });

  it("reads the same danger through stretched letters", { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PLAIN),
        fc.nat(80),
        fc.integer({ min: 2, max: 6 }),
        (text, at, times) => {
          const place = at % text.length;
          const letter = text[place] ?? "";
          if (!/[a-z]/i.test(letter)) return;
          const stretched = text.slice(0, place) + letter.repeat(times + 1) + text.slice(place + 1);
          expect(readRisk(stretched)).toBeGreaterThanOrEqual(readRisk(text));
        },
      ),
    );
  });

  it("never throws, whatever is written", { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 400 }), (text) => void readRisk(text)),
    );
  });

  it("does not take a diet for a death", () => {
    for (const text of [
      "My diet starts on Monday.",
      "Dieting again, soup for lunch.",
      "The audience died laughing.",
    ]) {
      expect(readRisk(text)).toBeLessThan(2);
    }
  });

  it("takes less than a millisecond of work a message, and stays quick on a long page", () => {
    const workOf = (task: () => void) => {
      const before = process.cpuUsage();
      task();
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    };
    const readAll = () => dev.forEach((row) => void readRisk(row.text));
    const passes = Array.from({ length: 5 }, () => workOf(readAll) / dev.length);
    expect(Math.min(...passes)).toBeLessThan(1);
    const page = dev
      .map((row) => row.text)
      .join(" ")
      .slice(0, 20_000);
    const pages = Array.from({ length: 8 }, () => workOf(() => readRisk(page)));
    expect(Math.min(...pages)).toBeLessThan(100);
  }, 60_000);

  it("does not let a single word decide by its weight", () => {
    for (const text of ["Thought 3.", "thoughts", "A thought", "Nothing", "goodnight", "tonight"])
      expect(readRisk(text), text).toBeLessThan(2);
  });

  it("leaves ordinary sentences alone", () => {
    for (const text of [
      "A fourth one that must not be lost.",
      "His face would not leave my mind.",
      "The song would not leave my head.",
      "The dog died on Tuesday and the house is silent.",
      "I gave my old guitar to my nephew, he was so happy.",
      "Last day at work. Goodbye everyone!",
    ])
      expect(readRisk(text), text).toBeLessThan(2);
  });

  it("reads the plainest words of other languages", () => {
    for (const text of ["Quiero morir.", "Je veux mourir", "ich will sterben", "voglio morire"])
      expect(readRisk(text), text).toBeGreaterThanOrEqual(3);
  });

  it("finds one plain sentence of danger between ordinary ones, whatever they tell", () => {
    const days = many.filter(({ kind, level }) => kind === "plain_day" && level === 0);
    const said = ["I want to kill myself.", "I am going to end my life tonight.", "I want to die."];
    const missed = said.flatMap((sentence) =>
      Array.from({ length: 100 }, (_, at) => days[at * 37]?.text ?? "")
        .map((day) => `${day} ${sentence} ${day}`)
        .filter((page) => readRisk(page) < 2),
    );
    expect(missed.length).toBeLessThanOrEqual(3);
    const day = "We had soup for lunch and then walked along the river to see the new boats. ";
    expect(readRisk(`${day.repeat(40)}${said[0]} ${day.repeat(40)}`)).toBeGreaterThanOrEqual(3);
    expect(readRisk(day.repeat(81))).toBe(0);
  });

  it("takes a plain no at its word, and a door left open as open", () => {
    expect(readRisk("I'm not suicidal, just very sad.")).toBeLessThan(2);
    expect(readRisk("I won't do it, I just think about dying every day.")).toBeGreaterThanOrEqual(
      2,
    );
  });

  it("has no lookbehind, which older browsers cannot parse", () => {
    const folder = new URL("../../../app/features/companion/", import.meta.url);
    for (const name of readdirSync(folder)) {
      if (!name.endsWith(".ts") || name.endsWith(".server.ts")) continue;
      expect(readFileSync(new URL(name, folder), "utf8"), name).not.toMatch(/\(\?<[!=]/);
    }
  });
});
