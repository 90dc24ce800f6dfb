/** From this level of risk on, a person is asked before their words go out. */
export const ASKED_FROM = 3;
export const ASK_TITLE = "Before this goes out";
export const ASK_WORDS =
  "What you wrote sounds heavy, and you matter more than a feed. You can keep it private, post it anyway, or talk with someone first; your words are kept either way. These people listen now:";
