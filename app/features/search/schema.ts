import { ListPart } from "~/features/reflections/schema";
import { text } from "~/platform/access/validation";
import { wordsIn } from "./search-words";

export const SEARCH_MOST = 200;

/** What is looked for; signs and emoji alone find nothing, so they are refused. */
export const Search = ListPart.extend({
  q: text("The search", { max: SEARCH_MOST }).refine(
    (written) => wordsIn(written).length > 0,
    "Search for a word or a #hashtag.",
  ),
});
