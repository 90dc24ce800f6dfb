import type { Emotion, Suggestion } from "./engine";
import type { Topic } from "./read-topic";

/** The tools of the app that TrueNorth may offer. */
export const APP_TOOLS = {
  breathing: { label: "Breathe for two minutes", href: "/app?view=therapy&tool=breathing" },
  grounding: { label: "Ground yourself, 5-4-3-2-1", href: "/app?view=therapy&tool=grounding" },
  mindfulness: { label: "A short guided pause", href: "/app?view=therapy&tool=mindfulness" },
  checkin: { label: "Today's check-in", href: "/app?view=therapy&tool=checkin" },
  goals: { label: "Write it down as a goal", href: "/app?view=therapy&tool=goals" },
  decision: { label: "Weigh the decision", href: "/app?view=therapy&tool=decision" },
  plan: { label: "Your steady plan", href: "/app?view=therapy&tool=plan" },
  journal: { label: "Write about it in your journal", href: "/app?view=journal" },
  feed: { label: "Read what others reflect on", href: "/app?view=feed" },
  thoughts: { label: "Look at the thought on paper", href: "/cbt-tools?tool=thought-record" },
  distortions: { label: "Find the twist in the thought", href: "/cbt-tools?tool=distortions" },
  activation: { label: "Plan one small thing to do", href: "/cbt-tools?tool=activation" },
  worry: { label: "Give the worry a set time", href: "/cbt-tools?tool=worry" },
  gratitude: { label: "Keep it in the gratitude list", href: "/cbt-tools?tool=gratitude" },
} as const satisfies Record<string, Suggestion>;
export type AppTool = keyof typeof APP_TOOLS;

const BY_EMOTION: Record<Emotion, AppTool> = {
  joy: "gratitude",
  gratitude: "gratitude",
  love: "journal",
  hope: "goals",
  calm: "mindfulness",
  pride: "gratitude",
  sadness: "activation",
  loneliness: "feed",
  anger: "thoughts",
  anxiety: "breathing",
  guilt: "thoughts",
  overwhelm: "worry",
};

/** The one tool that fits best, for a feeling, a topic and whether a twisted thought was heard. */
export function toolFor(
  emotion: Emotion | null,
  topic: Topic | null,
  hasHint: boolean,
  text: string,
): AppTool {
  if (
    /\b(?:decide|decision|choose|choice|should i (?:stay|go|leave|take|quit|move|tell)|torn between|pros and cons)\b/i.test(
      text,
    )
  )
    return "decision";
  if (/\b(?:panic|can'?t breathe|shaking|heart (?:is )?(?:racing|pounding)|dizzy)\b/i.test(text))
    return "grounding";
  if (hasHint) return emotion === "guilt" || emotion === "sadness" ? "distortions" : "thoughts";
  if (topic === "sleep" && emotion !== "joy") return "mindfulness";
  return emotion ? BY_EMOTION[emotion] : "journal";
}
