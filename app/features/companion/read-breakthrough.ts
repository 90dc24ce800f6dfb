import type { Breakthrough } from "./engine";

const SIGNS: [Breakthrough, RegExp[]][] = [
  [
    "self_compassion",
    [
      /\bi(?:'m| am)? ?(?:can |could |want to |need to |should |will |try(?:ing)? to |going to |learning to |allowed to |deserve to |start(?:ing|ed)? to |'ll )+be (?:kinder|gentler|kind|gentle|softer|nicer|patient|less hard|easier) (?:to|with|on) myself\b/i,
      /\b(?:forgive|forgave|forgiving|forgiven) myself\b/i,
      /\b(?:proud of|kind to|gentle with|patient with|nicer to|kinder to|easier on|took care of|soft with|good to) myself\b/i,
      /\bi (?:did|was doing|have done|'ve done) (?:the best|my best|what) i could\b/i,
      /\b(?:i deserve|i'm allowed|i am allowed|it'?s ok(?:ay)? for me|i gave myself permission|i let myself)\b[^.!?]{0,40}\b(?:rest|kind\w*|love|help|time|space|cry|break|not be|no|good|slow|better|sleep|stop|sit)\b/i,
      /\b(?:talk(?:ed|ing)?|spoke) to myself (?:like|the way|as)\b[^.!?]{0,30}\bfriend\b/i,
    ],
  ],
  [
    "reframe",
    [
      /\b(?:maybe|perhaps|actually|instead)\b[^.!?]{0,40}\b(?:isn'?t|wasn'?t|it'?s not|not (?:my fault|about me|the end|because|a failure|that i))\b[^.!?]{0,60}\b(?:but|just|maybe|it'?s|simply|so much as|rather)\b/i,
      /\b(?:another|different|new|other|kinder|better) (?:way (?:to|of) (?:look|see|think|looking|seeing|thinking)|light|angle|perspective|lens)\b/i,
      /\b(?:look(?:ing)? back|on second thought|when i step back|seen from|from (?:his|her|their) (?:side|point))\b[^.!?]{0,80}\b(?:maybe|actually|it|i|was|wasn'?t|she|he|they)\b/i,
      /\bi (?:used to think|always thought|thought it (?:was|meant))\b[^.!?]{0,80}\b(?:but|now)\b/i,
      /\bone (?:bad|failed|wrong|rejected|missed) \w+ (?:doesn'?t|does not|isn'?t|is not)\b/i,
      /\bit (?:says|said) more about (?:him|her|them|the) /i,
    ],
  ],
  [
    "acceptance",
    [
      /\b(?:i(?:'m| am)? (?:can |have to |'ve )?(?:accept(?:ed|ing)?|learning to accept|made peace|making peace|come to terms|coming to terms|at peace with|okay with|ok with))\b/i,
      /\b(?:let(?:ting)? (?:it|that|him|her|them|this|go of)|i let go of|ready to let)\b[^.!?]{0,15}\b(?:go|be|rest)\b/i,
      /\b(?:i can'?t (?:change|control|fix) (?:it|him|her|them|that|what|the|other|everything|everyone)|it is what it is and|out of my (?:hands|control)|not mine to (?:fix|carry))\b/i,
      /\bi don'?t (?:have|need) to (?:fix|fight|understand|control|solve|win|like) (?:it|this|everything|everyone|him|her|them)\b/i,
    ],
  ],
  [
    "commitment",
    [
      /\b(?:from (?:now on|tomorrow|today|monday)|tomorrow i(?:'ll| will| am going to|'m going to)|this week i(?:'ll| will)|tonight i(?:'ll| will))\b[^.!?]{0,70}\b(?:call|go|walk|ask|tell|start|stop|write|book|say|try|make|talk|rest|leave|message|join|apply|sleep|eat|cook|run|text|set|see|put|take)\b/i,
      /\bi(?:'ve| have)? (?:decided|promised myself|made up my mind|committed|vowed|resolved)\b[^.!?]{0,20}\b(?:to|that|i)\b/i,
      /\bi(?:'m| am) (?:going to|gonna) (?:start|stop|ask for help|book|call|see a|try|talk to|tell (?:him|her|them|my)|join|quit|go back|stand up|say no|set)\b/i,
      /\bi (?:booked|signed up|made an appointment|joined|enrolled|handed in|started going|asked for help|said no|told (?:him|her|them) (?:no|the truth|how i))\b/i,
    ],
  ],
  [
    "insight",
    [
      /\bi(?:'ve| have)? (?:just |finally |now |only |suddenly )?(?:reali[sz]ed?|notice[d]?|noticing|understood|figured out|see now|can see now|worked out|come to see)\b[^.!?]{0,15}\b(?:that|how|why|what|i|it|my|the|when|something)\b/i,
      /\b(?:it (?:hit|dawned on|occurred to|struck) me|it (?:just |finally |all )?clicked|makes sense now|now i (?:see|understand|get|know) (?:why|that|how|what|it)|light ?bulb|that'?s why i|the pattern is|i keep doing this because|turns out i)\b/i,
      /\b(?:reali[sz]ing|learned|learnt|discovered) (?:that|how|why|something about)\b[^.!?]{0,10}\b(?:i|my|it|me|myself)\b/i,
    ],
  ],
];
const UNDONE =
  /\b(?:can'?t|cannot|couldn'?t|never|won'?t|wish i could|how do i|don'?t know how to|not able to|unable to|should have|no way i)\s+(?:\w+\s+){0,3}$/i;

/** The turn of thought that a text shows, or null. */
export function readBreakthrough(text: string): { type: Breakthrough } | null {
  const plain = text.replace(/[’ʼ‘]/g, "'");
  for (const [type, patterns] of SIGNS) {
    for (const pattern of patterns) {
      const match = pattern.exec(plain);
      if (match && !UNDONE.test(plain.slice(0, match.index))) return { type };
    }
  }
  return null;
}
