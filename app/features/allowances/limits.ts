/** Companion chats and journal entries for the life of a guest. */
export const GUEST_CHATS = 5;
export const GUEST_JOURNAL_ENTRIES = 3;

/** Companion chats of a member without a subscription, in a calendar month of their own time zone. */
export const FREE_CHATS_A_MONTH = 30;
