import type { Emotion } from "./engine";

const FEEL =
  "(?:i'?m|i am|i feel|i'?m feeling|feeling|i felt|i was|makes? me|made me|feels?|i'?ve been|i have been|been|so|really|just|very|pretty|kinda|kind of|still|also|and|too|bit|more|quite|utterly|completely|a little|a bit)";

/** Words that name a feeling outright, when a person says them of themselves. */
const NAMED: [Emotion, string][] = [
  [
    "loneliness",
    "lonely|alone|isolated|left out|friendless|invisible|unseen|unwanted|like an outsider",
  ],
  [
    "overwhelm",
    "overwhelmed|swamped|overloaded|burn(?:t|ed) ?out|stretched thin|snowed under|frazzled|at capacity|maxed out",
  ],
  [
    "anxiety",
    "anxious|nervous|scared|afraid|worried|panicky|terrified|on edge|frightened|uneasy|stressed|tense|restless|freaking out|freaked out",
  ],
  [
    "sadness",
    "sad|down|low|heartbroken|depressed|miserable|empty|numb|hopeless|gutted|devastated|crushed|disappointed|hollow|grieving|blue|tearful|worthless|flat|awful|terrible|unhappy|hurt|broken",
  ],
  [
    "anger",
    "angry|furious|mad|annoyed|irritated|frustrated|livid|resentful|pissed|fuming|enraged|bitter|fed up|seething",
  ],
  [
    "guilt",
    "guilty|ashamed|embarrassed|sorry for what|regretful|remorseful|mortified|like a bad (?:mother|mum|mom|dad|father|friend|person|daughter|son|partner)",
  ],
  [
    "joy",
    "happy|excited|delighted|thrilled|joyful|over the moon|ecstatic|glad|cheerful|overjoyed|elated|buzzing",
  ],
  ["gratitude", "grateful|thankful|blessed|appreciative"],
  ["pride", "proud"],
  ["calm", "calm|peaceful|relaxed|at peace|relieved|at ease|settled|rested|content"],
  ["hope", "hopeful|optimistic|looking forward|encouraged|motivated"],
  ["love", "in love|loved|adored|smitten|close to (?:him|her|them)|cherished"],
];
const NAMERS = NAMED.map(([label, words]) => ({
  label,
  pattern: new RegExp(`\\b${FEEL}\\s+(?:\\w+\\s+){0,2}?(?:${words})\\b`),
}));
const PLAIN: [Emotion, RegExp][] = [
  [
    "sadness",
    /\bi (?:really |still |just |do |so )*miss (?!out|the (?:bus|train|point|call|mark|deadline)|my (?:bus|train|stop))|\b(?:moved out|left me|walked out on|broke up with me|dumped me|we (?:broke up|split up)|passed away|is gone now|(?:rough|hard|bad|awful|shitty?|terrible|horrible|tough) (?:day|week|night|month|year|time))\b/,
  ],
  [
    "calm",
    /\b(?:(?:calm|peaceful|quiet|restful|slow) (?:morning|day|evening|night|hour|walk|weekend)|head (?:was|is) (?:quiet|clear|calm)|peace and quiet|weight off|slept (?:like|well|through|(?:seven|eight|nine|ten|7|8|9|10) hours)|softer edges)\b/,
  ],
  [
    "sadness",
    /\b(?:always behind|behind everyone|should be (?:coping|further|better|over it|past this|happier)|not (?:good )?enough|left behind)\b/,
  ],
];
const SAID_NO =
  /\b(?:not|never|isn'?t|wasn'?t|don'?t|didn'?t|no longer|stop(?:ped)?|without|aren'?t)\s+(?:\w+\s+){0,2}\S*$/;

const LONELY = [
  /\b(?:no ?one|nobody|not a single person|not one person)\b[^.!?]{0,25}\b(?:talk to|to call|call(?:s|ed)?|text(?:s|ed)?|ring|rang|came|cares|understands|gets me|check(?:s|ed)|notice[sd]?|listens?|remember(?:s|ed)|ask(?:s|ed)|see[s]? me|speaks?|invite[sd]?|wants me|left to)\b/,
  /\b(?:i have|i've got|got|have|there'?s|there is) (?:no|zero|not any|hardly any) (?:real |close |actual )?(?:friends?|one|body|people)\b/,
  /\b(?:no friends|all alone|on my own again|by myself again|by myself every|eat(?:ing)? (?:\w+ ){0,2}alone|sat alone|sit alone|alone (?:again|tonight|at|in|on|with my|every)|nobody to (?:talk|call|tell|ring)|left on read|drifted (?:away|apart)|don'?t (?:have anyone|belong|fit in)|nowhere i belong|miss having (?:someone|people|friends)|house is (?:so |too )?(?:quiet|empty|silent)|wasn'?t invited|didn'?t invite me|everyone (?:else )?has (?:someone|somebody|people|friends)|lonel(?:y|iness|ier)|isolat(?:ed|ion)|no one to)\b/,
  /\bsurrounded by people\b[^.!?]{0,30}\b(?:alone|lonely|still)\b/,
];
const OVERWHELMED = [
  /\b(?:too much (?:to do|on|going on|at once|for me|right now|all at)|everything (?:at once|is too much|is piling|all at once)|can'?t keep up|pil(?:e|es|ed|ing) up|drowning in (?:work|emails?|deadlines|laundry|paperwork|debt|assignments|it|stuff|tasks|bills|everything)|head is (?:so |too )?full|don'?t know where to (?:start|begin)|so many things|a million things|no time to (?:breathe|think|rest|eat|stop)|pulled in (?:every|all|ten|a hundred)|juggling|never[- ]ending|to[- ]do list|behind on everything|all on (?:me|my shoulders)|everyone needs (?:me|something)|can'?t (?:catch up|handle (?:it all|all|everything)|cope with (?:it all|all|everything))|stretched|too many|no end in sight|burn(?:t|ed) ?out|overwhelm(?:ed|ing)?|snowed under|swamped|one more thing|plates spinning|under water|underwater|last straw|at capacity|can'?t see over|it'?s all too much|it is all too much|all getting too much|back to back)\b/,
];

/** The feeling that a person names or plainly describes, or null; the text may have any case. */
export function namedFeeling(text: string): Emotion | null {
  const plain = text.toLowerCase().replace(/[’ʼ‘]/g, "'");
  if (
    LONELY.some((pattern) => pattern.test(plain)) &&
    !/\b(?:not|never|no longer) (?:feel(?:ing)? )?(?:lonely|alone)\b/.test(plain)
  )
    return "loneliness";
  for (const { label, pattern } of NAMERS) {
    const match = pattern.exec(plain);
    if (match && !SAID_NO.test(plain.slice(0, match.index + match[0].length))) return label;
  }
  const plainly = PLAIN.find(([, pattern]) => pattern.test(plain));
  if (plainly) return plainly[0];
  return OVERWHELMED.some((pattern) => pattern.test(plain)) ? "overwhelm" : null;
}
