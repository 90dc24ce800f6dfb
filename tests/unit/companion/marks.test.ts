import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readBreakthrough } from "../../../app/features/companion/read-breakthrough";
import { distortionHints } from "../../../app/features/companion/read-distortion";
import { feelingsIn, readEmotion } from "../../../app/features/companion/read-emotion.server";
import { topicsOf } from "../../../app/features/companion/read-topic";

type Mark = { of: "breakthrough" | "distortion" | "topic" | "emotion"; is: string; text: string };
const marks = readFileSync(new URL("../../corpora/marks.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Mark);

const READ: Record<Mark["of"], (text: string) => string> = {
  breakthrough: (text) => readBreakthrough(text)?.type ?? "none",
  distortion: (text) => distortionHints(text)[0]?.distortion ?? "none",
  topic: (text) => topicsOf(text)[0] ?? "none",
  emotion: (text) => {
    const label = readEmotion(text)?.label;
    return label === "loneliness" || label === "overwhelm" ? label : "other";
  },
};

describe("small marks on a text", () => {
  it.each(Object.keys(READ) as Mark["of"][])(
    "gives a %s that is right at least nine times in ten",
    (of) => {
      const rows = marks
        .filter((mark) => mark.of === of)
        .map((mark) => ({ ...mark, read: READ[of](mark.text) }));
      const given = rows.filter(({ read }) => read !== "none" && read !== "other");
      const right = given.filter((row) => row.read === row.is);
      const meant = rows.filter((row) => row.is !== "none" && row.is !== "other");
      const wrong = rows
        .filter((row) => row.read !== row.is)
        .map((row) => `${row.text} -> ${row.read}`);
      expect(right.length / given.length, wrong.join("\n")).toBeGreaterThanOrEqual(0.9);
      expect(right.length / meant.length, wrong.join("\n")).toBeGreaterThanOrEqual(0.8);
    },
  );

  it("reads common feelings from plain sentences", () => {
    expect(readEmotion("I'm so happy, we won!")?.label).toBe("joy");
    expect(readEmotion("Thank you so much, I really appreciate it")?.label).toBe("gratitude");
    expect(readEmotion("I am terrified of tomorrow")?.label).toBe("anxiety");
    expect(readEmotion("I'm so angry at him, this is disgusting")?.label).toBe("anger");
    expect(readEmotion("1234 !!")).toBeNull();
    expect(
      feelingsIn("I'm sorry, I feel terrible about what I did").map(({ label }) => label),
    ).toContain("guilt");
  });
});
