/** The most people that one call answers. */
export const PEOPLE_MOST = 50;
/** Characters of a text that an activity shows. */
export const ACTIVITY_SHOWN = 100;
