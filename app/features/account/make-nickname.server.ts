import { randomInt } from "node:crypto";

const QUALITIES =
  "quiet gentle early amber silver open patient northern mild clear steady mossy wandering kind".split(
    " ",
  );
const THINGS =
  "river heron lantern meadow harbour cedar pebble willow orchard tide sparrow ember valley fern".split(
    " ",
  );
const pick = (words: string[]) => words[randomInt(words.length)] as string;

/** A nickname like `quiet_river_4821`. */
export const makeNickname = () => `${pick(QUALITIES)}_${pick(THINGS)}_${randomInt(1000, 10_000)}`;
