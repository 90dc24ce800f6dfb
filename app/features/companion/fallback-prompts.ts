/** Prompts that fit anyone: for a first entry, and for when no other can be made. */
export const FALLBACK_PROMPTS = [
  "What has been sitting at the back of your mind today?",
  "What took more out of you this week than anyone noticed?",
  "Which small moment of today would you like to keep?",
  "If today had a title, what would it be, and why that one?",
  "What would you say tonight to someone you love who had your day?",
] as const;
