export const DISTORTIONS = [
  "all_or_nothing",
  "overgeneralization",
  "mental_filter",
  "discounting_the_positive",
  "jumping_to_conclusions",
  "magnification",
  "emotional_reasoning",
  "should_statements",
  "labeling",
  "personalization",
] as const;
export type Distortion = (typeof DISTORTIONS)[number];

/** A hint, put as questions that a person may answer with no. */
export type DistortionHint = { distortion: Distortion; questions: string[] };

const HINTS: [Distortion, RegExp, string[]][] = [
  [
    "labeling",
    /\bi(?:'?m| am|'?m just| am just|'?m such| am such| feel like) (?:such |just |nothing but |always |basically )?(?:a |an )?(?:complete |total |utter |absolute |useless |stupid |huge )*(?:failure|loser|idiot|disgrace|fraud|coward|monster|disappointment|waste|mess|joke|worthless|pathetic|useless|stupid|burden|screw ?up|bad (?:person|mother|mum|mom|father|dad|friend|daughter|son|partner|wife|husband))\b/i,
    [
      "Could that be one word doing the work of a much longer story?",
      "If a friend had done the same thing, would you give them that name?",
    ],
  ],
  [
    "should_statements",
    /\bi (?:should(?:n'?t)?|must(?:n'?t)?|ought to|have to|am supposed to) (?:be|have|not|feel|always|never|know|do|cope|stop|already|handle|manage|get)\b/i,
    [
      "That “should” sounds heavy. Whose voice is it, would you say?",
      "What would be left if you swapped the “should” for “I would like to”?",
    ],
  ],
  [
    "jumping_to_conclusions",
    /\b(?:(?:everyone|everybody|they|people|he|she|my (?:boss|friends|manager|team|partner|husband|wife|mum|mom|dad|colleagues)) (?:all |probably |must |clearly |obviously |definitely |secretly |just )*(?:think|thinks|hate|hates|judge|judges|judging|laughing at|is laughing|are laughing|must think|is angry with|is mad at|are mad at|is going to leave|don'?t want me|doesn'?t want me)|i (?:just )?know (?:that )?(?:he|she|they|it|i)(?:'ll| will|'s going to|'m going to| won'?t| is going to| am going to)|i(?:'m| am) (?:going to|gonna) (?:fail|be fired|get fired|lose|mess|embarrass|be alone|screw|ruin|end up))\b/i,
    [
      "How much of that do you know, and how much is a good guess made by a worried mind?",
      "What else might be going on there, besides the worst reading of it?",
    ],
  ],
  [
    "all_or_nothing",
    /\b(?:completely (?:ruined|failed|useless|worthless)|total(?:ly)? (?:failure|ruined|disaster|useless)|if i (?:can'?t|don'?t|am not|'m not) [^.!?]{0,40}\b(?:then (?:i|it|there|what)|no point|pointless|worthless|a failure|nothing)|either [^.!?]{0,40} or (?:nothing|i'?m|it'?s|not at all)|all or nothing|perfect or|anything less than|ruined everything|wasted everything)\b/i,
    [
      "Is there anything that sits between those two ends?",
      "If it were not all or nothing, what would the middle look like?",
    ],
  ],
  [
    "overgeneralization",
    /\b(?:(?:i|it|this|he|she|they|people|things|nothing|nobody|everything|everyone) (?:always|never|ever) (?:\w+ ?){1,3}|always (?:happens|goes wrong|end up|ends|fail|mess|the same|me)|nothing ever|everything (?:always )?(?:goes wrong|i (?:do|touch|try))|every (?:single )?time i|nobody ever|no one ever)\b/i,
    [
      "Is there one time, even a small one, when it went otherwise?",
      "“Always” and “never” are big words. Has there been an exception lately?",
    ],
  ],
  [
    "personalization",
    /\b(?:it(?:'s| is| was)?(?: all)? my fault|all my fault|because of me|i (?:made|caused|ruined) (?:him|her|them|it|everything)|if (?:only )?i had(?:n'?t)? [^.!?]{0,50}(?:wouldn'?t|would have|would be|would still)|i'?m (?:the reason|to blame)|blame myself|his fault that|her fault that|their fault that)\b/i,
    [
      "If you drew the whole circle of reasons, how large would your slice be?",
      "Who or what else had a hand in it?",
    ],
  ],
  [
    "discounting_the_positive",
    /\b(?:(?:that|it|this) (?:doesn'?t|does not|didn'?t) (?:really )?count|anyone could (?:have|do)|just (?:got )?lucky|(?:they|he|she|people)(?:'re| are|'s| is| were| was) (?:just|only) (?:being )?(?:nice|polite|kind|saying)|only (?:said|saying) (?:that|it) (?:because|to be)|but (?:that|it) (?:was|is) (?:nothing|easy|no big deal))\b/i,
    [
      "What if it did count, only for a minute?",
      "Would you wave it away so quickly if somebody else had done it?",
    ],
  ],
  [
    "magnification",
    /\b(?:(?:it(?:'s| is| was| will be| would be)|this is|that'?s) (?:a |the |an )?(?:total |complete |absolute )?(?:disaster|catastrophe|end of the world|worst thing|nightmare|unbearable|ruin\w*)|my (?:life|career|whole life|future) is (?:over|ruined|finished)|i'?ll never (?:recover|get over|live it down|be able|find|get)|never get over|worst (?:person|mistake|thing) (?:ever|in the world|alive))\b/i,
    [
      "When you look at it from next spring, how big might it be?",
      "What is the most likely way this goes, between the best and the worst?",
    ],
  ],
  [
    "emotional_reasoning",
    /\b(?:i feel (?:like|as if|as though) (?:i'?m |i am |a |an |everyone|they|nobody|he|she|it'?s|the )[^.!?]{0,40}(?:so (?:i|it) must|must be|which means|so i am|so clearly)|i feel (?:so )?(?:guilty|stupid|useless|worthless|ugly)[^.!?]{0,15}\bso (?:i|it)\b|if i feel [^.!?]{0,30} (?:it|then|there) must)\b/i,
    [
      "A feeling can be loud and still not be proof. What would the plain facts say?",
      "Could the feeling be real and the conclusion still be open?",
    ],
  ],
  [
    "mental_filter",
    /\b(?:(?:all|the only thing) i (?:can )?(?:see|think about|remember|hear|notice) (?:is|are|was)|i (?:can'?t stop|keep) (?:thinking about|replaying|going over|rereading|re-reading) (?:that|the|one|what|my|how|it)|keep replaying|one (?:bad|negative|critical|mean) (?:comment|review|remark|word|thing)|nothing good (?:happened|ever|about))\b/i,
    [
      "That one part has taken all the light. What else was in the same day?",
      "If you widened the picture a little, what would come into the frame?",
    ],
  ],
];

/** At most two hints at Burns' ten distortions (1980), the plainest first. */
export function distortionHints(text: string): DistortionHint[] {
  const plain = text.replace(/[’ʼ‘]/g, "'");
  return HINTS.filter(([, pattern]) => pattern.test(plain))
    .slice(0, 2)
    .map(([distortion, , questions]) => ({ distortion, questions }));
}
