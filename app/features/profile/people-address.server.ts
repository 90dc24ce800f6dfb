import { z } from "zod";
import { id, text } from "~/platform/access/validation";
import { DISCOVER_TABS, PROFILE_TABS } from "./tabs";

/** What the address of Discover and of a profile says: whom, what is looked for, and which part is shown. */
export const PeopleAddress = z.object({
  user: id.optional().catch(undefined),
  tab: z
    .enum([...DISCOVER_TABS, ...PROFILE_TABS])
    .optional()
    .catch(undefined),
  people: text("The search", { min: 0, max: 100 }).optional().catch(undefined),
});
export type PeopleAddress = z.output<typeof PeopleAddress>;
