/** Looks like a field to a machine that fills in everything; people do not see it. */
export const HONEYPOT = "website";
