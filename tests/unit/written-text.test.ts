import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hashtagsIn, mentionsIn, readWritten, tagOf } from "~/features/reflections/written-text";

const PIECES = [
  "#",
  "@",
  "a",
  "Bc_1",
  "é",
  "e\u0301",
  "ß",
  " ",
  "\n",
  ".",
  "/",
  "&",
  "(",
  "😀",
  "𝒜",
  "\u200B",
  "ש",
];
const written = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.array(fc.constantFrom(...PIECES)).map((pieces) => pieces.join("")),
);

test("The pieces of a text, joined again, are the text", () => {
  fc.assert(
    fc.property(written, (text) => {
      const pieces = readWritten(text);
      expect(pieces.map((piece) => piece.text).join("")).toBe(text);
      expect(pieces.every((piece) => piece.text !== "")).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test("A mention is a nickname that can be chosen, and a hashtag is well-formed and its own form", () => {
  fc.assert(
    fc.property(written, (text) => {
      for (const name of mentionsIn(text)) expect(name).toMatch(/^[a-z0-9_]{2,30}$/);
      for (const tag of hashtagsIn(text)) {
        expect(tag.isWellFormed()).toBe(true);
        expect(tagOf(tag)).toBe(tag);
        expect([...tag].length).toBeLessThanOrEqual(100);
      }
    }),
    { numRuns: 2000 },
  );
});

test("A hashtag of rare letters is not cut within a letter", () => {
  const long = `a${"𝒜".repeat(99)}`;
  expect(hashtagsIn(`#${long}`)).toEqual([long]);
  expect(tagOf(`#${long}`).isWellFormed()).toBe(true);
});

describe("Hashtags", () => {
  test.each([
    ["#calm", ["calm"]],
    ["(#a)", ["a"]],
    ["#a.", ["a"]],
    ["#a, #b; #A", ["a", "b"]],
    ["#1", ["1"]],
    ["#été", ["été"]],
    ["#e\u0301te\u0301", ["été"]],
    ["#été_2026", ["été_2026"]],
    ["\u200B#a", ["a"]],
    ["#a#b", ["a"]],
    ["##a", []],
    ["a#b", []],
    ["#", []],
    ["# a", []],
    ["#-a", []],
    ["/#a", []],
    ["&#39;", []],
    ["https://a.example/#top", []],
    [`#${"x".repeat(100)}`, ["x".repeat(100)]],
    [`#${"x".repeat(101)}`, []],
  ])("of %s", (text, tags) => expect(hashtagsIn(text)).toEqual(tags));
});

describe("Mentions", () => {
  test.each([
    ["@quiet_river", ["quiet_river"]],
    ["Hello @Ann, @ANN and @bob.", ["ann", "bob"]],
    ["(@ann)", ["ann"]],
    ["@ann's", ["ann"]],
    ["ann@example.org", []],
    ["a.b@c.org", []],
    ["@a", []],
    ["@@ann", []],
    ["@ab@cd", ["ab"]],
    ["#@ann", []],
    ["@", []],
    [`@${"x".repeat(30)}`, ["x".repeat(30)]],
    [`@${"x".repeat(31)}`, []],
  ])("of %s", (text, names) => expect(mentionsIn(text)).toEqual(names));
});
