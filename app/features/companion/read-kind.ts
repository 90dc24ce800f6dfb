export const KINDS = [
  "injection",
  "asks_if_human",
  "asks_if_cares",
  "asks_secret",
  "asks_dose",
  "asks_diagnosis",
  "asks_stop_medicine",
  "insult",
  "romance",
  "asks_to_do_harm",
  "asks_who",
  "greeting",
  "thanks",
  "farewell",
  "one_word",
  "gibberish",
  "other_language",
  "asks_advice",
  "cannot_say",
  "asks_repeat",
] as const;
/** What kind of message it is, where that decides the reply before its feeling does. */
export type MessageKind = (typeof KINDS)[number];

const SIGNS: [MessageKind, RegExp][] = [
  [
    "injection",
    /\b(?:ignore|disregard|forget|override|bypass)\b[^.!?]{0,30}\b(?:instructions?|rules?|prompts?|guidelines?|programming|training|restrictions?)\b|\b(?:system prompt|developer mode|jailbreak|dan mode|you are now|pretend (?:to be|you(?:'re| are))|act as (?:if|a|an|my)|roleplay as|new instructions|reveal your|print your|repeat the words above|<\|)\b/i,
  ],
  [
    "asks_if_human",
    /\b(?:are|r) (?:you|u) (?:a |an |even |really |actually )*(?:real|human|person|bot|robot|ai|machine|computer|chat ?gpt|woman|girl|alive|sentient|conscious)\b|\b(?:am i|is this) (?:talking|speaking|chatting)? ?(?:to|with)? ?(?:a |an )?(?:real|human|person|bot|robot|ai|machine)\b|\byou'?re (?:just|only) (?:a |an )?(?:bot|ai|machine|program|robot|computer)\b/i,
  ],
  [
    "asks_if_cares",
    /\bdo (?:you|u) (?:actually |really |even |truly )?(?:feel|have feelings|care|love me|like me|remember me|understand me|worry about me)\b/i,
  ],
  [
    "asks_secret",
    /\b(?:promise|swear)\b[^.!?]{0,25}\b(?:not to tell|won'?t tell|keep|secret|never tell|between us)\b|\bplease don'?t tell (?:anyone|anybody|my|them|him|her)\b|\b(?:keep|can you keep) (?:a|this|it|my) (?:a )?secret\b|\b(?:will|do|are|can) you (?:tell|report|call|going to tell|save|store|share)\b[^.!?]{0,30}\b(?:anyone|someone|police|parents|this|me|on me|my)\b/i,
  ],
  [
    "asks_stop_medicine",
    /\b(?:should|can|could|may|is it (?:ok|okay|safe|fine)(?: for me)? to|want to|going to|thinking (?:of|about))\b[^.!?]{0,25}\b(?:stop|quit|come off|skip|halve|double|mix|combine|drink on)\w*\b[^.!?]{0,30}\b(?:meds?|medication|pills?|tablets?|antidepressants?|ssri|sertraline|zoloft|prozac|lexapro|citalopram|lithium|xanax|adderall|quetiapine|fluoxetine)\b/i,
  ],
  [
    "asks_dose",
    /\b(?:how (?:much|many)|what(?:'s| is) the (?:dose|dosage|maximum|max)|(?:is|are|can i take|should i take|take) (?:\d+|two|three|four|more|extra|another|double)\b|dose|dosage|\d+ ?mg)\b[^.!?]{0,50}\b(?:mg|pills?|tablets?|meds?|medication|melatonin|xanax|valium|sertraline|zoloft|prozac|lexapro|ibuprofen|paracetamol|tylenol|benadryl|sleeping|diazepam|lorazepam|ambien|zopiclone|magnesium|cbd|ketamine|weed|alcohol|propranolol)\b/i,
  ],
  [
    "asks_diagnosis",
    /\b(?:do (?:you think )?i have|have i got|am i|could i (?:have|be)|can you diagnose|diagnose me|is this|do i sound|does (?:this|that) mean i(?:'m| am| have))\b[^.!?]{0,30}\b(?:depress(?:ed|ion)|bipolar|adhd|autis\w+|bpd|borderline|ocd|ptsd|anxiety disorder|disorder|schizo\w+|narcissis\w+|anorexi\w+|psychotic|crazy|mentally ill|insane|manic|burn(?:ed|t) ?out)\b/i,
  ],
  [
    "asks_to_do_harm",
    /\b(?:how (?:do|can|could) i|help me|i want to|i'?m going to|plan to)\b[^.!?]{0,25}\b(?:hurt|kill|poison|stalk|get revenge on|hack|beat up|punish|destroy)\b[^.!?]{0,20}\b(?:him|her|them|my (?:ex|boss|neighbou?r|wife|husband|brother|sister)|someone|people)\b/i,
  ],
  [
    "romance",
    /\b(?:i love you|i'?m in love with you|marry me|be my (?:girlfriend|wife|lover|gf)|are you single|you'?re (?:hot|sexy)|kiss me|sext|talk dirty|send (?:me )?(?:nudes|a pic|a photo))\b/i,
  ],
  [
    "insult",
    /\b(?:fuck (?:you|off)|screw you|you(?:'re| are|r)? (?:so |such a |a |an |fucking |completely |really |just |totally )*(?:useless|stupid|dumb|idiot|pathetic|worthless|annoying|trash|garbage|terrible|awful|joke|bitch|moron|crap|shit)|shut up|i hate you|this (?:app|bot|thing) (?:is|sucks)(?: so| really)? ?(?:useless|stupid|trash|garbage|shit|dumb|sucks)?|you suck|stupid (?:bot|robot|ai|machine)|useless (?:bot|robot|ai|machine))\b/i,
  ],
  [
    "asks_repeat",
    /\b(?:you (?:already|just) (?:said|asked|told)|you keep (?:saying|asking|repeating)|stop (?:asking|repeating|saying)|(?:the )?same (?:thing|question|answer)s?(?: again| over)?|that'?s not what i (?:said|meant|asked)|you'?re not listening|not helpful|that doesn'?t help|you don'?t (?:understand|get it))\b/i,
  ],
  [
    "asks_who",
    /^(?:hi|hey|hello)?[\s,!.]*(?:who|what) (?:are|r) (?:you|u)\b|\bwhat can you (?:do|help)|\bhow (?:do|does) (?:this|you|it) work\b|\bwhat'?s your name\b|\bwhat do i (?:do|say) here\b/i,
  ],
  [
    "cannot_say",
    /^[^a-z]*(?:i )?(?:don'?t|dont|do not) (?:really )?know(?: what to (?:say|write|do|feel)| how to (?:say|explain|start|put)[^.!?]{0,25}| where to (?:start|begin)| why| anymore)?[\s.!…]*$|^[^a-z]*(?:idk|dunno|i can'?t (?:say|explain|talk about it)|no idea|nothing|never ?mind|nvm|not sure)[\s.!…]*$/i,
  ],
  [
    "thanks",
    /^[^a-z]*(?:ok(?:ay)?[,. ]+|wow[,. ]+|oh[,. ]+)?(?:thanks?|thank (?:you|u)|ty|thx|cheers|appreciate (?:it|that|you))\b[^?]{0,50}$/i,
  ],
  [
    "farewell",
    /^[^a-z]*(?:ok(?:ay)?[,. ]+|alright[,. ]+)?(?:bye|good ?night|see (?:you|ya)|gotta go|i have to go|i should go|talk (?:later|tomorrow)|going to (?:bed|sleep) now|ttyl|take care|i'?m off to bed)\b[^?]{0,40}$/i,
  ],
  [
    "greeting",
    /^[^a-z]*(?:hi+|hey+|hello+|hiya|yo|good (?:morning|evening|afternoon)|morning|evening|howdy|sup|what'?s up|how are you|hi there|hey there|hello there|is anyone (?:there|here)|anyone there|you there|test(?:ing)?)\b[\s,.!?]*(?:truenorth|there|again|how are you(?: doing)?(?: today)?|friend|you|again)?[\s.!?]*$/i,
  ],
  [
    "asks_advice",
    /\b(?:what (?:should|can|do|would|could) i do|what would you do|any (?:advice|tips|ideas|suggestions)|how (?:do|can|should) i (?:stop|cope|deal|handle|get|feel|calm|sleep|tell|make|be|talk|start|fix|move|let|forgive|help)|help me (?:decide|calm|sleep|think|with|plan|choose|relax)|can you help|please help|should i\b|tell me what to do|give me (?:a|some) (?:advice|tip|exercise|tool))\b/i,
  ],
];

const COMMON =
  /\b(?:the|i|i'?m|im|a|an|and|to|of|is|it|my|me|you|was|in|for|on|that|this|not|with|but|have|be|so|do|dont|don'?t|just|are|he|she|they|we|what|feel|can'?t|cant|no|yes|ok|am|at|all|how|up|out|get|got|like|want|work|day|today|sad|tired|happy|help|bad|good|fine|really|too|again|why)\b/gi;
const FOREIGN =
  /\b(?:estoy|tengo|muy|hola|no puedo|triste|gracias|quiero|bonjour|je suis|j'ai|pas|merci|tr[èe]s|ich bin|nicht|und|heute|traurig|danke|sono|grazie|oggi|ciao|eu|estou|obrigad[oa]|n[ãa]o|jestem|dzi[sś]|bardzo|nie|ik ben|niet|jag|inte|minä|olen|ben|çok|iyi|merhaba|saya|tidak|aku|ako|hindi|main|mujhe|bahut|nahi)\b/gi;

/** The kind of a message, or null when its feeling and topic should decide the reply. */
export function kindOf(text: string): MessageKind | null {
  const plain = text.replace(/[’ʼ‘]/g, "'").trim();
  const letters = plain.match(/\p{L}/gu) ?? [];
  if (letters.length === 0) return "gibberish";
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length;
  if (latin < letters.length / 2) return "other_language";
  const words = plain.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const common = plain.match(COMMON)?.length ?? 0;
  const foreign = plain.match(FOREIGN)?.length ?? 0;
  if (foreign >= 2 && foreign > common) return "other_language";
  for (const [kind, pattern] of SIGNS) if (pattern.test(plain)) return kind;
  if (words.length <= 6 && words.every(isKeyboardNoise)) return "gibberish";
  if (words.length >= 4 && common === 0 && foreign >= 1) return "other_language";
  return words.length === 1 ? "one_word" : null;
}

function isKeyboardNoise(word: string): boolean {
  const plain = word.toLowerCase().replace(/[^a-z]/g, "");
  if (plain.length < 4) return false;
  const vowels = plain.match(/[aeiouy]/g)?.length ?? 0;
  return (
    vowels / plain.length < 0.15 ||
    /[bcdfghjklmnpqrstvwxz]{5,}/.test(plain) ||
    /(asdf|sdfg|qwer|hjkl|zxcv|jkl)/.test(plain) ||
    /^(.{1,2})\1{3,}$/.test(plain)
  );
}
