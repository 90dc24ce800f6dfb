export type CareAnswer =
  | "reaching_out"
  | "somebody_near"
  | "hopeless"
  | "afraid"
  | "no"
  | "away_from_means"
  | null;

const SIGNS: [Exclude<CareAnswer, null>, RegExp][] = [
  [
    "away_from_means",
    /\b(?:gave|handed|put|threw|flushed|locked|left|moved|took|given)\b[^.!?]{0,30}\b(?:them|it|pills|tablets|away|out|outside|to (?:my|him|her))\b[^.!?]{0,30}\b(?:away|out|to (?:my|him|her|mum|dad)|outside|downstairs|toilet|neighbou?r)\b|\bleft the room\b|\bi'?m (?:outside|out of (?:the|my) room|off the (?:bridge|roof))\b/i,
  ],
  [
    "reaching_out",
    /\b(?:i(?:'ll| will| can| could| just|'m going to| am going to|'m gonna| have)? ?(?:called|call|calling|texted|text|told|tell|messaged|message|rang|ring|phoned|phone|ask|asked|woke|wake|going (?:down|over|to (?:him|her|them|my))|go (?:down|over|to)|show(?:ed)?|talk(?:ed)? to|speak to|spoke to))\b|\b(?:i'm going (?:down|over|to (?:him|her|them|my))|on my way to|she'?s coming|he'?s coming|they'?re coming|on the phone with|ok(?:ay)? i(?:'ll| will))\b|\b(?:she|he)'d (?:pick up|answer|come)\b|\bmaybe my \w+/i,
  ],
  [
    "somebody_near",
    /\b(?:downstairs|upstairs|next door|(?:in|from) the (?:next|other) room|asleep|sleeping|next to me|at home|is home|with (?:her|his|their) parents|is (?:here|in)|beside me|down the (?:hall|road))\b/i,
  ],
  [
    "hopeless",
    /\b(?:nobody|no ?one|nothing) (?:can|could|will|would|cares|helps|works)|\b(?:too late|no (?:point|use)|doesn'?t matter|does not matter|what'?s the point|can'?t be helped|give up|it won'?t (?:help|work))\b/i,
  ],
  [
    "afraid",
    /\b(?:scared|afraid|frightened|terrified|ashamed|embarrassed|panic|hate me|worry (?:them|her|him)|take (?:her|him|my baby|the baby|them) away|lock me up|hospital)\b/i,
  ],
  [
    "no",
    /^(?:no(?! one)|nope|not really|nah|i don'?t(?! know)|i'?m not(?! sure)|i wo(?:n'?t|uld not)|it'?s not)\b/i,
  ],
];

const UNTOLD =
  /\b(?:scared|afraid|panic|hate me)\b|\b(?:haven'?t|didn'?t|can'?t|never) (?:told|tell|called|call)\b/i;

/** What a person says back once help has been offered, or null. */
export function careAnswerOf(text: string): CareAnswer {
  const plain = text.replace(/[’ʼ‘]/g, "'").trim();
  if (UNTOLD.test(plain)) return "afraid";
  for (const [answer, pattern] of SIGNS) if (pattern.test(plain)) return answer;
  return null;
}
