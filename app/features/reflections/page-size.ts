/** So many items are one page of a list. */
export const PAGE = 20;
