const INVISIBLE =
  /\u034f|[\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]|[\ufe00-\ufe0f]/g;
const MARKS = /[\u0300-\u036f]/g;

const LOOKALIKES: Record<string, string> = {
  а: "a",
  в: "b",
  с: "c",
  ԁ: "d",
  е: "e",
  һ: "h",
  і: "i",
  ї: "i",
  ј: "j",
  к: "k",
  ӏ: "l",
  м: "m",
  н: "h",
  о: "o",
  р: "p",
  ѕ: "s",
  т: "t",
  у: "y",
  х: "x",
  α: "a",
  ε: "e",
  ι: "i",
  κ: "k",
  ν: "v",
  ο: "o",
  ρ: "p",
  τ: "t",
  υ: "u",
  ı: "i",
  ł: "l",
};
const LOOKALIKE = new RegExp(`[${Object.keys(LOOKALIKES).join("")}]`, "g");

const DIGIT_LETTERS: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  "@": "a",
  $: "s",
  "!": "i",
  "|": "l",
};

/** Stems with a doubled letter: a stretched word that can be squeezed to one of them is read as it. */
const DOUBLED =
  /kill|pill|off|need|feel|sleep|been|seen|goodby|good|all|will|well|tell|cell|too|soon|room|roof|good|food|blood|week|cliff|better|happen|carry|sorry|tomorr|swallow|cutt|hitt|livin|bottle|railing|ibuproffen|goodbye|forgett|letter|burr|deep|keep|meet|see|feet|school|look|book|hook|stuff|enough|really|finally|actually|usually|scann|shoot|stopp|planning|plann|ann|happy|worr|funn|messag|bless|less|passed|pass|miss|kiss|across|dress|guess|stress|process|boss|loss|hell|ill|still|call|wall|fall|small|pull|full|dull|bull|bell|sell|spell|smell|yell|add|middle|sudden|hidden|eggs|bigg|apple|happ|supp|disapp|appe|attempt|attack|matter|little|getting|letting|sitting|quitt|written|slitt|bitt|committ|three|free|agree|between|screen|green|queen|street|bleed|speed|freed|door|floor|poor|moon|noon|afternoon|choos|loose|tooth|smooth|proof|wood|stood|understood|cook|took|foot/;

/** How a letter that is written three times or more is read: once, twice, or by the stems above. */
export type Stretch = "guess" | "one" | "two";

function squeeze(word: string, stretch: Stretch): string {
  const single = word.replace(/([a-z])\1{2,}/g, "$1");
  const double = word.replace(/([a-z])\1{2,}/g, "$1$1");
  if (stretch !== "guess") return stretch === "one" ? single : double;
  return DOUBLED.test(double) && !DOUBLED.test(single) ? double : single;
}

/** Whether a text has letters stretched to three or more. */
export const isStretched = (text: string) =>
  /([a-z])\1{2,}/i.test(text.normalize("NFKC").replace(INVISIBLE, ""));

function readDigits(word: string): string {
  return word.replace(
    /([a-z])([013457@$!|*]+)(?=[a-z])/g,
    (_, before: string, run: string) =>
      before +
      [...run]
        .map((sign) => {
          if (sign === "*") return "";
          if (sign === "1" && /[aeiou]/.test(before)) return "l";
          return DIGIT_LETTERS[sign] ?? sign;
        })
        .join(""),
  );
}

const CODE_WORDS: [RegExp, string][] = [
  [/\bs\/h\b/g, "self harm"],
  [/\bs\/i\b/g, "suicide"],
  [/\b2 ?(?:night|nite)\b|\btonite\b|\b2nite\b|\btn\b/g, "tonight"],
  [/\b2day\b/g, "today"],
  [
    /\b(?:2|to|tom)m?(?:oro+w?|orrow|morow|morro|rw|mrw)\b|\btmr\b|\btmrw\b|\btomorow\b|\btmoro\b/g,
    "tomorrow",
  ],
  [/\bc\*t/g, "cut"],
  [/\bk\*+l+/g, "kill"],
  [/\bd\*e\b/g, "die"],
  [/\bsu\*+c?i?de?\b|\bs\*+(?:i?cide?|e)\b/g, "suicide"],
  [/\bun-?ali+v(e|ed|es|ing)\b/g, "unaliv$1"],
  [/\bsewer ?sli+d(?:e|al|ing)\b|\bsue ?a ?side\b|\bsui\b/g, "suicide"],
  [/\bs word\b/g, "suicide thoughts"],
  [/\b([tsng])0\b/g, "$1o"],
  [/\bsu+[ia]*[csz]h?[ia]+d([ea]l?)\b|\bsiucid([ea]l?)\b|\bsuicd([ea]l?)\b/g, "suicid$1$2$3"],
  [/\bsu[l|]cid/g, "suicid"],
  [/\bd13\b|\bd1e\b/g, "die"],
  [/\bctb\b/g, "suicide"],
  [/\b(?:my|ma)[ -]?(?:self+|slef|sefl|sef|selfs|selve)\b/g, "myself"],
  [/\bkil\b/g, "kill"],
  [/\bkilling me self\b|\bkill me self\b/g, "kill myself"],
  [/\bself[ -]?(?:harm|injur[ey]?|mutilat[eo]?)/g, "self harm"],
  [/\bwann?a\b/g, "want to"],
  [/\b(?:gonna|gunna|gonn|finna|boutta|bout to|ima|imma|imna)\b/g, "going to"],
  [/\b(?:cannot|can not|carnt)\b/g, "cant"],
  [/\bdo not\b|\bdon t\b|\bdnt\b/g, "dont"],
  [/\bwill not\b/g, "wont"],
  [/\bi am\b/g, "im"],
  [/\bi have\b/g, "ive"],
  [/\bi will\b/g, "ill"],
  [/\bi would\b/g, "id"],
  [/\bu\b/g, "you"],
  [/\bur\b/g, "your"],
  [/\burself\b/g, "yourself"],
  [/\burselves\b/g, "yourselves"],
  [/\br\b/g, "are"],
  [/\bn\b/g, "and"],
  [/\babt\b/g, "about"],
  [/\byrs?\b/g, "years"],
  [/\bi were\b/g, "i was"],
  [/\b(relaps\w*(?: on| with| into)?|urges? to|back to|started) sh\b/g, "$1 self harm"],
  [/\bsh (?=(?:relaps\w*|urges?|scars?|again|tonight|thoughts?)\b)/g, "self harm "],
  [/\bw(?:ee)?ks\b/g, "weeks"],
  [/\bwk\b/g, "week"],
  [/\bmo?n?ths\b/g, "months"],
  [/\bhrs\b/g, "hours"],
  [/\b(?:b4|befor)\b/g, "before"],
  [/\b(?:smth|sth|smthn)\b/g, "something"],
  [/\bw\b(?! ?\/)/g, "with"],
  [/\bppl\b/g, "people"],
  [/\b(?:bc|cuz|cos|coz)\b/g, "because"],
  [/\bevery1\b|\bevryone\b/g, "everyone"],
  [/\b(some|any|no)1\b/g, "$1one"],
  [/\bsu[1!](?=\s|$)/g, "suicide"],
  [/\b(?:mom|mam|mummy|mommy|mama)\b/g, "mum"],
  [/\bany ?more\b|\banymor\b/g, "anymore"],
];

const OFTEN_JUMBLED = [
  "want",
  "life",
  "kill",
  "killing",
  "myself",
  "suicide",
  "suicidal",
  "hurt",
  "harm",
  "live",
  "alive",
  "pills",
  "tonight",
  "goodbye",
  "dead",
  "dying",
  "death",
  "overdose",
  "anymore",
  "cutting",
  "jump",
  "herself",
  "himself",
  "living",
];
const letters = (word: string) => [...word].sort().join("");
const JUMBLED = new Map(OFTEN_JUMBLED.map((word) => [word.charAt(0) + letters(word), word]));

/** Puts back the order of letters in a jumbled word of danger, such as "wnat" or "lfie". */
function unjumble(word: string): string {
  return JUMBLED.get(word.charAt(0) + letters(word)) ?? word;
}

/**
 * Folds what writers do to letters (case, width, accents, hidden signs, look-alikes, digits for
 * letters, stretching, apostrophes, code words), so that one spelling remains to be read.
 */
export function normaliseText(text: string, stretch: Stretch = "guess"): string {
  let out = text.normalize("NFKC").replace(INVISIBLE, "").toLowerCase();
  out = out
    .normalize("NFD")
    .replace(MARKS, "")
    .replace(LOOKALIKE, (sign) => LOOKALIKES[sign] ?? sign);
  out = out
    .replace(/[“”«»„]/g, '"')
    .replace(/(^|[\s(])['‘’`]([^'‘’`"]{3,}?)['’](?=[\s.,!?)]|$)/g, '$1"$2"');
  out = out.replace(/['’‘ʼ′`´]/g, "").replace(/[–—]/g, " - ");
  for (const [pattern, plain] of CODE_WORDS.slice(0, 9)) out = out.replace(pattern, plain);
  out = out.replace(/\S+/g, (word) =>
    /[a-z][013457@$!|*]+[a-z]/.test(word) ? readDigits(word) : word,
  );
  out = out.replace(/\b(?:(?:[a-z] ){3,}|(?:[a-z][._*-]){2,}|d i )[a-z]\b/g, (run) =>
    run.replace(/[ ._*-]/g, ""),
  );
  out = out.replace(/[a-z]+/g, (word) =>
    /([a-z])\1\1/.test(word) ? squeeze(word, stretch) : word,
  );
  out = out.replace(/\b[dghjklmoptswa][a-z]{3,8}\b/g, unjumble);
  for (const [pattern, plain] of CODE_WORDS) out = out.replace(pattern, plain);
  return out.replace(/[^\S\n]+/g, " ").trim();
}
