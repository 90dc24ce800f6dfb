type Written = [hoursAgo: number, who: string, mood: string, words: string];
type Comment = [who: string, words: string];
export const PEOPLE: [name: string, color: string, about: string][];
export const REFLECTIONS: [...Written, comments?: Comment[]][];
export const CHAINS: Written[][];
