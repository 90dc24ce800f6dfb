import type { CompanionMetadata } from "../engine";

type Person = { nickname?: string; hour: number };

/** What the readers found, for the model to honour; the person's words themselves are not in it. */
export function describeReading(
  { risk, emotion }: CompanionMetadata,
  { nickname, hour }: Person,
): string {
  const lines = [
    `The person's local hour is ${hour}.`,
    nickname ? `They go by ${nickname}.` : "They are here without a name.",
    emotion
      ? `Feeling read: ${emotion.label}, intensity ${emotion.intensity.toFixed(1)} of 1.`
      : "No feeling was read.",
    `Risk read: ${risk.level} of 4.`,
    ...risk.resources.map(({ name, contact }) => `Resource: ${name}, ${contact}.`),
  ];
  return `The reading\n${lines.map((line) => `- ${line}`).join("\n")}`;
}
