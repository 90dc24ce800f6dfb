export interface Offer {
  title: string;
  text: string;
  /** Not built yet: the page says so beside it. */
  coming?: true;
}

/** What the landing page promises; an offer loses its `coming` with the change that builds it. */
export const features: Offer[] = [
  {
    title: "Anonymous from the start",
    text: "No e-mail and no name. A guest becomes a member only by wanting to, and keeps every word.",
  },
  {
    title: "A journal that answers",
    text: "Write a page. The companion reads it, writes back, and leaves one question to go on with.",
  },
  {
    title: "A companion to talk with",
    text: "An AI, and it says so. It stays in the conversation, and it does not hurry you.",
    coming: true,
  },
  {
    title: "A small, kind community",
    text: "Short reflections from people on ordinary days. Counts are quiet, and nothing is ranked by how sad it is.",
  },
  {
    title: "Echo chains",
    text: "Answer a reflection with one of your own, and see the thought travel from person to person.",
  },
  {
    title: "Audio-guided mindfulness",
    text: "Breathing and grounding, spoken aloud or as text, with the time each one takes.",
    coming: true,
  },
  {
    title: "Decision analysis",
    text: "Options, what matters, and how much. It tells you when the matter is not decided yet.",
    coming: true,
  },
];

export interface CompanionSide {
  id: string;
  name: string;
  offers: Offer[];
}

/** The four sides of the companion, as its capability tabs list them. */
export const companionSides: CompanionSide[] = [
  {
    id: "emotional",
    name: "Emotional",
    offers: [
      {
        title: "Twelve feelings",
        text: "Joy, gratitude, love, hope, calm, pride, sadness, loneliness, anger, anxiety, guilt, overwhelm. It says what it read, so that you can disagree.",
        coming: true,
      },
      {
        title: "Five kinds of breakthrough",
        text: "Insight, reframe, acceptance, self-compassion, commitment: it notices when something turns.",
        coming: true,
      },
    ],
  },
  {
    id: "therapeutic",
    name: "Therapeutic",
    offers: [
      {
        title: "Safety first",
        text: "When words point to danger it asks directly, keeps a way to a real person in sight, and stays. This is never limited and never paid for.",
      },
      {
        title: "CBT tools",
        text: "Thought records, distortion hints, small plans, a place and time for worry.",
        coming: true,
      },
      {
        title: "Mindfulness",
        text: "Box breathing, 4-7-8, grounding with the five senses.",
        coming: true,
      },
      {
        title: "Screening with PHQ-9, GAD-7 and PSS-10",
        text: "Well-known questionnaires with your own history. No clinician reads them.",
        coming: true,
      },
    ],
  },
  {
    id: "personal",
    name: "Personal",
    offers: [
      {
        title: "Guided reflection",
        text: "Each journal answer ends with a question that comes from what you wrote.",
      },
      {
        title: "Memory you can read",
        text: "A list that you write yourself, in the settings already. Once you can talk with the companion it may use it, if you switch that on.",
        coming: true,
      },
      { title: "Goals", text: "Yours, in your words, looked at when you ask.", coming: true },
      {
        title: "Personalisation",
        text: "Suggestions that follow what helped you before, with the reason beside them.",
        coming: true,
      },
    ],
  },
  {
    id: "community",
    name: "Community",
    offers: [
      {
        title: "Public reflections",
        text: "Read what others chose to share. Sharing is a choice you make each time.",
      },
      {
        title: "Community wisdom",
        text: "Beside an answer, up to two public reflections on the same feeling. Never private ones.",
        coming: true,
      },
    ],
  },
];
