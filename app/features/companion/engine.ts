/** The twelve feelings that TrueNorth can name. */
export const EMOTIONS = [
  "joy",
  "gratitude",
  "love",
  "hope",
  "calm",
  "pride",
  "sadness",
  "loneliness",
  "anger",
  "anxiety",
  "guilt",
  "overwhelm",
] as const;
export type Emotion = (typeof EMOTIONS)[number];

/** The five turns of thought that TrueNorth notices and names back. */
export const BREAKTHROUGHS = [
  "insight",
  "reframe",
  "acceptance",
  "self_compassion",
  "commitment",
] as const;
export type Breakthrough = (typeof BREAKTHROUGHS)[number];

/** 0 none, 1 distress, 2 possible risk, 3 explicit thoughts or current self-harm, 4 imminent. */
export type RiskLevel = 0 | 1 | 2 | 3 | 4;

export type Resource = { name: string; contact: string; href: string };
export type Feeling = { label: Emotion; intensity: number };
export type Suggestion = { label: string; href: string };

export type CompanionMetadata = {
  engine: "builtin" | "openai";
  emotion: Feeling | null;
  breakthrough: { type: Breakthrough } | null;
  risk: { level: RiskLevel; resources: Resource[] };
  suggestion: Suggestion | null;
};

export type EarlierEntry = {
  id: string;
  prompt: string;
  response: string;
  answer: string | null;
  followUp: string | null;
  createdAt: Date;
};

/** `earlier` is newest first, at most 50; `hour` is the person's local hour, 0 to 23. */
export type EntryToAnswer = {
  prompt: string;
  response: string;
  earlier: EarlierEntry[];
  nickname?: string;
  hour: number;
  country?: string;
};

/** `restsOn` holds the ids of the earlier entries that a claim in the reply rests on. */
export type EntryAnswer = {
  reply: string;
  followUp: string;
  metadata: CompanionMetadata;
  restsOn: string[];
};

export type Turn = { role: "user" | "assistant"; text: string };

/** `history` is oldest first, without the prompt; `riskBefore` is the level that still holds. */
export type Talk = {
  prompt: string;
  history: Turn[];
  memory: string[];
  nickname?: string;
  hour: number;
  country?: string;
  riskBefore?: RiskLevel;
};

export type Reply = { response: string; metadata: CompanionMetadata };
