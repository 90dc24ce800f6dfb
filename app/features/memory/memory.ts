/** What TrueNorth may remember of a person, as they see it. */
export type Memory = { usesMemory: boolean; cards: Card[] };
export type Card = { id: string; text: string; createdAt: string | Date };

/** A call that changes the list. */
export type Change = { method: "POST" | "PUT" | "DELETE"; path: string; body?: object };
