import { z } from "zod";
import { clientId, flag, id, text } from "~/platform/access/validation";

export const CARD_MAX = 500;
/** So many cards a person can keep, since so many may travel with a message. */
export const MOST_CARDS = 20;

const words = text("The card", { max: CARD_MAX });

export const NewCard = z.object({ text: words, clientId });
export const CardChange = z.object({ id, text: words });
export const CardId = z.object({ id });
export const MemorySwitch = z.object({ usesMemory: flag.optional().default(false) });
