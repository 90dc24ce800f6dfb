/** Fills a demo database, once; answers whether it had to. */
export function fillCommunity(file: string, viewerId: string): boolean;
