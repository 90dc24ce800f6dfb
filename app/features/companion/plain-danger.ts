/** Plain words of dying or of hurting oneself, or of another who does, as they stand in a normalised text. */
const PLAIN = [
  /\b(?:kill|killing|unalive|unaliving|hang|hanging|drown|drowning|shoot|shooting) myself\b/g,
  /\b(?:end|ending|take|taking) my (?:own )?life\b/g,
  /\b(?:want|wanted|need|ready|going|plan|planning|decided|rather|prefer)(?: to)? (?:die|be dead|end it all|not be alive|overdose)\b/g,
  /\bdont want to (?:live|be alive|exist|wake up)\b/g,
  /\bwish i (?:was|were|am) (?:dead|never born|not alive)\b/g,
  /\b(?:think|thinking|thought|thoughts?|dream|dreaming) (?:of|about) (?:suicide|dying|killing|ending (?:it|my life))\b/g,
  /\b(?:im|i feel|i get|been|feeling|so) suicidal\b/g,
  /\b(?:commit|committing|attempt|attempting|planning|considering) suicide\b/g,
  /\bsuicidal (?:thoughts|ideation|urges|again|tonight)\b/g,
  /^(?:kms|unalive|suicide|suicidal|goodbye (?:forever|world))$|\bwant to kms\b/g,
  /\b(?:jump|jumping|throw myself|throwing myself|step|stepping) (?:off|from|in front of|under) (?:a |an |the |this |that )?(?:bridge|roof|building|cliff|balcony|train|bus|truck|car)\b/g,
  /\b(?:cut|cutting|burn|burning|hurt|hurting|harm|harming|starve|starving) myself\b/g,
  /\bself harm(?:ing|ed)? again\b/g,
  /\b(?:kill|killing|hang|hanging|hurt|hurting|cut|cutting|harm|harming) (?:herself|himself|themselves|themself)\b/g,
];

/** The plainest words of a few other languages, which the trained reader does not know. */
const OTHER_TONGUES =
  /\b(?:(?:quiero|quisiera) morir(?:me)?|me quiero (?:matar|morir)|no quiero (?:vivir|seguir viviendo)|suicidarme|je veux (?:mourir|me tuer)|envie de mourir|me suicider|ich will (?:sterben|nicht mehr leben)|mich umbringen|voglio (?:morire|uccidermi)|quero (?:morrer|me matar)|chce umrzec|ik wil dood)\b/;

const DENIED =
  /\b(?:dont|not|never|no|without|didnt|wouldnt|wont|havent|isnt|wasnt|nor|stopped|rather than|instead of)\b(?: (?:want|wanted|going|trying|thinking|think|feeling|ever|really|actually|even|have|had|to|of|about|any|thoughts?|plans?|a|the|be|like|would|i|im|and|or))*$/;

const stands = (sentence: string) => (pattern: RegExp) =>
  [...sentence.matchAll(pattern)].some(
    ({ index }) => !DENIED.test(sentence.slice(0, index).trimEnd()),
  );

export const saysOtherTongue = (plain: string) => OTHER_TONGUES.test(plain);

/** The sentences of a normalised text that say danger in so many words; a plain no before the words takes them back. */
export const plainlySaid = (plain: string): string[] =>
  plain
    .split(/[.!?\n;]+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => PLAIN.some(stands(sentence)));
