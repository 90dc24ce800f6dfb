import type { RiskLevel } from "./engine";
import { AnchorIndex } from "./phrase-anchors";
import { phrasePattern } from "./phrase-pattern";

/** Small things that say little alone and a great deal together, by what they have to do with. */
const CLUES = {
  farewell: [
    "forgive me",
    "(im|i am) (so |truly |really |deeply )*sorry (for (everything|all of it|what i|the mess|the trouble|leaving|this|being)|to (you|everyone|my|mum|dad|all)|my (love|girl|boy|darling|friend)|mum|dad|everyone|guys|im so sorry)",
    "i (love|loved) (you|you all|you both|them|her|him) (all|both|more than|so much|very much|always|forever|till|until)",
    "(you|she|he|they) (were|was|have been) (a |the |always a |such a )*(good|best|great|lovely|kind|wonderful|perfect) (mum|mother|dad|father|friend|wife|husband|sister|brother|son|daughter|boy|girl|kids|children|dog|person)",
    "(thank you|thanks) (all )?for (everything|being (kind|there|good|nice|patient)|trying|putting up|the (years|good|laughs|memes|kindness)|loving|all (the|you))",
    "(not|never|isnt|wasnt) (about you|your fault|anyones fault|because of you|anything you (did|said)|her fault|his fault|their fault|mums fault|on you)",
    "you did (everything|nothing|all) (right|wrong|you could|anyone could)",
    "(sorry|so sorry) (for|about) (the |all the )?(trouble|mess|everything|inconvenience|pain)",
    "(be happy|be good|be kind to each other|take care of each other|look after (each other|her|him|mum|dad|the|them|my)|tell (her|him|them|mum|dad|the))",
    "(so long|goodbye|farewell|bye everyone|bye all|adieu|godspeed|bye my)",
    "(kissed|hugged|held|sat with|sat on|watched) (the (girls|boys|kids|baby|children)|them|her|him|my (girls|boys|kids|children|daughter|son)|each|their beds) ...(long while|long time|sleep|asleep|longer|minute|usual|goodnight|beds?)",
    "(kiss|hug) (the|my|your) \\w+ for me",
    "dont be (mad|angry|sad|upset|cross)( at| with)?( me)?",
    "to (my (wife|husband|kids|girls|boys|children|family|mum|dad|parents|brother|sister|daughter|son|friends)|whoever|whom|mum and dad|anyone who)( :|:|,|$| finds| reads)?",
    "tired of hurting|done hurting|no more hurting|so tired",
  ],
  estate: [
    "(the |my |blue |red |green )*(folder|envelope|binder|box|drawer|list|document|file) (has|holds|contains|with|is|says) (everything|all|what|the)",
    "(insurance|policy|policy number|pension|will|bank|passwords?|pin|pin number|deeds|paperwork|car|house|mortgage|rent|loan|funeral) (is|are|number is|has been|s|papers are|details are) (paid|taped|in|on|under|sorted|signed|up to date|written|with|left|all)",
    "(comes?|is due|are due|goes out|go out|needs? (feeding|paying|walking)) (on|by|in|every) (the )?(\\d+|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\\w+day|spring|june|january|march)",
    "where the (will|papers|keys|money|insurance|deeds|passwords) (is|are)",
    "(paid|sorted|settled|cancelled|closed|cleared|updated|signed|changed|made) (off |out |up )?(my |the |all |everything|our )*(will|debts?|bills|accounts?|milk|subscriptions?|lease|insurance|beneficiar\\w+|gym|funeral plan|netflix|internet|affairs|passwords)",
    "(who|someone|somebody|whod|who would|wholl|who will) (would |will |to )?(take|feed|look after|have|walk|want|adopt|rehome) (mine|my (dog|cat|plants|things|rabbit|fish|bird|guitar|books|kids)|the (dog|cat)|him|her|them)",
    "(gave|given|give|giving|left|leaving|leave) (him|her|them|you|my \\w+|the \\w+) (my|the) (watch|ring|guitar|dog|cat|car|keys|laptop|records|books|bike|coat|jewell?ery|collection|camera|savings|ps5|console|passwords?)",
    "(can|should|will|may) (have|keep) (my|the) (watch|ring|guitar|dog|cat|car|laptop|records|books|bike|coat|camera|room|ps5|console|tools|clothes|things)",
    "spare key|where the spare|wifi password|fed the (cat|dog) (twice|extra)|left (extra |enough )?food (out )?for the (cat|dog)",
  ],
  ending: [
    "by (tomorrow|morning|then|tonight|the time) (they|you|she|he|it|mum|dad|everyone|this|all)(ll| will)? ...(know|over|understand|done|read|find|found|late)",
    "(wont|not|never) (be (here|around|on|there|back|logging|any day)|see) ...(tomorrow|after|any day|next|then|again|for (them|it|that))",
    "(nothing|not|no need|no point|didnt|havent|stopped|never) ...(booked|book|planned|planning|plan|renew|renewed|buying|bought|sign up|signed up) ... (next year|summer|christmas|the future|after|anything|need|month|ahead)",
    "(didnt|dont|couldnt) see (the|a|any) (need|point|reason)( in| to| of)?",
    "(when|if) (it|that|the time) comes (to it)?",
    "(after|from) (tonight|tomorrow|today|this weekend|friday|sunday|thursday)( on)?$",
    "(go|gone|went|going) (quiet|silent|dark|offline|missing) (on here|here|soon|after|for good|you|and)",
    "(lovely|good|nice|just a|a fond|only a|distant) memory",
    "(nobody|no one|noone|they|you|mum|everyone) (has|have|will have|wont have|needs?|need) to (worry|put up|pay|deal|carry|clean|pretend)",
    "(last|final) (time|one|ever|night|sunday|dinner|walk|supper|coffee|drink|cigarette|drive|look|swim|birthday|christmas)",
    "(not|wont|never|dont want) (to )?(have|see|need|be|reach|get) another( one| year| birthday| day| winter| christmas| morning)?",
    "(gets?|got|allowed|able) to (stop|rest|leave|be done|sleep|go)( now| first| early| at last)?$",
    "(be|being|will be|itll be|is) (over|done|finished|quiet|still) (soon|then|by|at last|finally)",
    "way (home|out)$|the way home",
  ],
  means: [
    "(pills?|tablets?|paracetamol|insulin|rope|noose|belt|beam|rafters?|banister|blade|blades|razor|gun|shotgun|rifle|bridge|viaduct|quarry|cliffs?|ledge|tracks|level crossing|railway|platform|river|reservoir|weir|roof|rooftop|balcony|garage|shed|loft|boot|hall cupboard|whats in the (shed|car|boot|drawer|loft)|exhaust|hose|bleach|overpass|multi ?storey|car park roof|deep end|pier|canal|lock|gas|meds|medicine cabinet|knife|knives|helium|window ledge|fifth floor|tenth floor|top floor|stairwell|sea|ocean|water|lake|train|(fast|express|next|last) (train|one))",
  ],
  hidden: [
    "(everyone|everybody|they|the house|the kids|mum|dad|he|she|the girls|the boys|family|whole house)( is|s| are|re|ll be| will be|)? (be )?(asleep|in bed|at church|away|out|gone|at work|on nights|sleeping)",
    "(before|until|till|when) (\\w+|my \\w+|the \\w+) (gets?|comes?|is|are|wakes?|goes?|go) (home|back|up|in|to bed|out|asleep)",
    "(nobody|no one|noone) (walks|goes|comes|is|will be|would|s) (there|here|by|past|around|home|back|looking|near)",
    "(house|flat|place|day|night|evening) to myself",
    "(who (to call|i told|knows|i can call|to tell)|told anyone|told someone|anyone knows?|people i can ask|who i asked) ?: ?(no|nobody|none|no one|noone|not one)",
    "(told|tell|said|say) (work|them|school|mum|him|her|everyone) ...(sick|away|busy|fine|friends?|late|off|dentist|camping|working late)",
    "(an|about an|one|two|half an|three) (hours?) (before|until|alone|till|to)",
    "(off sick|called in sick|took the day off|day off) ...(thursday|friday|monday|tuesday|wednesday|tomorrow|saturday|sunday)?",
    "(close|closed|cleared|clear|delete|deleted|hid|hide) (the|my|all|every) (tab|tabs|history|search\\w*|browser|messages|notes?|app)",
    "(dont|didnt|havent|cant|wont) (want to |wanna )?(tell|told|telling) (her|him|them|anyone|anybody|mum|dad|my \\w+|a soul|no one)",
    "(nobody|no one|noone|none of them) (knows|know|notices|noticed|suspects|can tell|asks|asked|sees)",
  ],
  method: [
    "(worked|working|figured|figure|mapped|thought|planned|planning|know|decided|know exactly) (it |out |through |exactly )*(how|where|when|which way|what with) (id|i would|i could|ill|to do it|i will|it would)",
    "(means|method|how|where|when|place|time|date) ?: (in|under|on|at|by|before|after|tonight|tomorrow|have|got|ready|yes|decided|when|once)",
    "(do|did|doing|done) the (sums|maths|math|numbers|calculations?)",
    "(googling|google|googled|searching|searched|looking up|looked up|reading about|read about|reading up|watching videos) ... (hurts?|painful|how (long|fast|high|deep|many|much|cold)|dose|lethal|enough|drown\\w*|fall|hang\\w*|method|quick|peaceful|tide times|train times|depth)",
    "(whether|if) it (hurts|would hurt|will hurt|works|is quick|is painful)",
    "how (fast|deep|cold|high|strong|long) (the|it|that|a|would|does) ...(river|water|drop|fall|is|take|takes|flows|bridge|sea)?",
    "(tested|test|testing|measured|measure|checked|practi(s|c)ed|rehearsed|timed|counted|crushed|sharpened|loaded|tied|knotted) (the|my|it|out|a|how|them|all|for)",
    "(pills?|tablets?|them|rope|knot|blade|gun) (are |is |already |all )*(crushed|counted|ready|tied|sharp|loaded|lined|out|hidden|laid)",
    "(swam|swim|walked|drove|leaned|leant|stood|went|climbed|ran) (out |over |too |very |so |right |up )*(far|close|near|out|over|fast|deep|high) ... (on purpose|edge|back because|came back|and thought|wondered|stayed|looked down|the rail)",
    "(chosen|picked|found|choose|got|know|decided on) (the|a|my) (quarry|bridge|spot|cliff|tree|place|woods|lake|beach|road|hotel|train|day|date|song|outfit|night|building|time)",
    "(i|id|ill|ive) (go|gone|went|going) (back )?(to|and) (stand|look|sit|stare|park|walk|wait) ...",
    "(parked|sitting|sat|standing|stood|waiting|walking) (by|at|on|near|under|beside|along|over) (the|a) ...",
    "ive got (what i need|everything|it ready|the rest)",
    "(on purpose|deliberately)",
  ],
} as const;
export type Clue = keyof typeof CLUES;

const READERS = new AnchorIndex(
  Object.entries(CLUES).flatMap(([clue, phrases]) =>
    phrases.map((phrase) => ({ clue: clue as Clue, phrase, pattern: phrasePattern(phrase, {}) })),
  ),
  ({ phrase }) => phrase,
);

/** What several clues mean together; the first that fits decides. */
const MEANINGS: { of: Clue[]; sign: string; level: RiskLevel }[] = [
  { of: ["means", "hidden", "method"], sign: "plan", level: 4 },
  { of: ["means", "hidden", "ending"], sign: "plan", level: 4 },
  { of: ["farewell", "estate"], sign: "goodbye", level: 4 },
  { of: ["farewell", "ending"], sign: "goodbye", level: 4 },
  { of: ["means", "method"], sign: "explicit", level: 3 },
  { of: ["estate", "ending"], sign: "coded", level: 2 },
  { of: ["means", "ending"], sign: "coded", level: 2 },
  { of: ["hidden", "method"], sign: "coded", level: 2 },
  { of: ["farewell", "means"], sign: "coded", level: 2 },
];

const CHEERFUL =
  /\b(?:holidays?|party|wedding|cake|tickets?|babysitter|costume|birthday|dinner party|picnic|barbecue|bbq|camping|festival|concert|surprise|present|presents|puppy|hooray|yay|lol|haha|excited|delicious|recipe|photos?|training for|swimming lesson|kayak\w*|fishing|walk(?:ed|ing)? the dog|hik(?:e|ed|ing)|sunset|picnic|tourists?|plumber|electrician|decorat\w*|diy|revision|class|match|team|game)\b/;

const SHORT = 1200;

/** What the clues of a text add up to, or null; `read` is normalised and cleared of harmless phrases. */
export function addClues(read: string): { sign: string; level: RiskLevel } | null {
  if (CHEERFUL.test(read)) return null;
  const found = new Set<Clue>();
  const parts = read.length <= SHORT ? [read] : (read.match(/[^.!?\n;]+/g) ?? []);
  for (const part of parts)
    for (const { clue, pattern } of READERS.candidates(part)) {
      if (found.has(clue)) continue;
      pattern.lastIndex = 0;
      if (pattern.test(part)) found.add(clue);
    }
  const meaning = MEANINGS.find(({ of }) => of.every((clue) => found.has(clue)));
  return meaning ? { sign: meaning.sign, level: meaning.level } : null;
}
