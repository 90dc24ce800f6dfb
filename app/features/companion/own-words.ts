import { readRisk } from "./read-risk";

const FEELING_WORDS =
  /\b(?:tired|afraid|scared|alone|lonely|proud|happy|hurt|lost|angry|ashamed|guilty|empty|heavy|quiet|miss|love|hate|wish|hope|want|need|can'?t|never|always|nobody|everyone|finally|still|cried|crying|failed|worried|broken|stuck|numb|relieved|glad|grateful|excited|home|too much|enough|behind|loud|invisible)\b/i;
const WEAK_START =
  /^(?:and|but|so|because|that|which|or|then|like|well|ok(?:ay)?|um+|uh|lol|haha|hi|hello|hey|idk|also|just|anyway|honestly|maybe|um|yeah|yes|no)\s+/i;
const UNFIT =
  /[<>{}[\]@#\d_/\\“”"]|https?:|www\.|\b(?:fuck\w*|shit\w*|bitch\w*|cunt\w*|asshole\w*|whore|slut\w*|nigg\w*|fag\w*|retard\w*|die|dead|dying|kill\w*|suicid\w*|cut\w*|rape\w*|you|your|u|ur|chatgpt|prompt|system|mg|promise|english)\b/i;
const ASKING =
  /^(?:how|what|why|when|where|who|should|can|could|do|does|are|is|will|would|did|tell|please|help|good|thanks?)\b/i;
const WEAK_END =
  /\b(?:and|but|or|so|because|the|a|an|to|of|with|for|my|in|on|at|that|is|was|i|it's|its|i'm|as|if|when|than|from|by|about|are|were|be|been|very|really|he|she|they|we|his|her|their|which|who|not|have|has|had|will|would|can|could|should|just|do|did|into|this)$/i;

/** A short phrase of the person's own, safe to quote as it stands (three to eight words), or null. */
export function quoteFrom(text: string, avoid = ""): string | null {
  const pieces = text
    .replace(/[’ʼ‘]/g, "'")
    .split(/[.!?;:,\n()–—…]+|\s-\s|\s(?:but|because|and then|so that)\s/i)
    .map((piece) =>
      piece.trim().replace(WEAK_START, "").replace(WEAK_START, "").replace(/\s+/g, " "),
    );
  const fit = pieces
    .filter((piece) => {
      const words = piece.split(" ").length;
      if (
        words < 3 ||
        words > 8 ||
        piece.length > 52 ||
        UNFIT.test(piece) ||
        WEAK_END.test(piece) ||
        ASKING.test(piece)
      )
        return false;
      return /^[\p{L}]/u.test(piece) && !avoid.toLowerCase().includes(piece.toLowerCase());
    })
    .map((piece, at) => ({
      piece,
      score:
        (FEELING_WORDS.test(piece) ? 3 : 0) +
        (/\b(?:i|i'm|my|me)\b/i.test(piece) ? 1 : 0) -
        at * 0.1,
    }))
    .sort((a, b) => b.score - a.score);
  const best = fit[0];
  if (!best || best.score < 0.7 || readRisk(best.piece) >= 2) return null;
  return best.piece
    .replace(/\bi\b/g, "I")
    .replace(/\bi'(m|ve|ll|d)\b/g, "I'$1")
    .replace(/^[A-Z](?=[a-z]+ )(?!I\b)/, (letter) => letter.toLowerCase());
}

const KIN: Record<string, string> = {
  mum: "your mum",
  mom: "your mom",
  mother: "your mother",
  dad: "your dad",
  father: "your father",
  sister: "your sister",
  brother: "your brother",
  son: "your son",
  daughter: "your daughter",
  husband: "your husband",
  wife: "your wife",
  boyfriend: "your boyfriend",
  girlfriend: "your girlfriend",
  partner: "your partner",
  boss: "your boss",
  manager: "your manager",
  nan: "your nan",
  grandma: "your grandma",
  grandmother: "your grandmother",
  grandpa: "your grandpa",
  grandfather: "your grandfather",
  dog: "your dog",
  cat: "your cat",
  ex: "your ex",
  roommate: "your roommate",
  flatmate: "your flatmate",
  teacher: "your teacher",
  "best friend": "your best friend",
  aunt: "your aunt",
  uncle: "your uncle",
  cousin: "your cousin",
  baby: "your baby",
};

/** The somebody that a text is about, as one would say it to its writer ("your sister"), or null. */
export function somebodyIn(text: string): string | null {
  const found = [...text.toLowerCase().matchAll(/\bmy (?:\w+ )?(best friend|\w+)\b/g)]
    .map((match) => KIN[match[1] ?? ""])
    .filter(Boolean);
  return found[0] ?? null;
}
