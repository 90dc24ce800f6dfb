/** From this risk level on, words are stored and answered whatever the allowance says, and are not counted. */
export const ALWAYS_ANSWERED_FROM = 2;
