/** Plain words of dying or of hurting oneself, as they stand in a normalised text. */
const OF_ONESELF = [
  /\b(?:kill|killing|unalive|unaliving|hang|hanging|drown|drowning|shoot|shooting) myself\b/,
  /\b(?:end|ending|take|taking) my (?:own )?life\b/,
  /\b(?:want|wanted|need|ready|going|plan|planning|decided|rather|prefer)(?: to)? (?:die|be dead|end it all|not be alive|overdose)\b/,
  /\bdont want to (?:live|be alive|exist|wake up)\b/,
  /\bwish i (?:was|were|am) (?:dead|never born|not alive)\b/,
  /\b(?:think|thinking|thought|thoughts?|dream|dreaming) (?:of|about) (?:suicide|dying|killing|ending (?:it|my life))\b/,
  /\b(?:im|i feel|i get|been|feeling|so) suicidal\b/,
  /\b(?:commit|committing|attempt|attempting|planning|considering) suicide\b/,
  /\bsuicidal (?:thoughts|ideation|urges|again|tonight)\b/,
  /^(?:kms|unalive|suicide|suicidal)$|\bwant to kms\b/,
  /\b(?:jump|jumping|throw myself|throwing myself|step|stepping) (?:off|from|in front of|under) (?:a |an |the |this |that )?(?:bridge|roof|building|cliff|balcony|train|bus|truck|car)\b/,
  /\b(?:cut|cutting|burn|burning|hurt|hurting|harm|harming|starve|starving) myself\b/,
  /\bself harm(?:ing|ed)? again\b/,
];
const OF_ANOTHER =
  /\b(?:kill|killing|hang|hanging|hurt|hurting|cut|cutting|harm|harming) (?:herself|himself|themselves|themself)\b/;

/** The plainest words of a few other languages, which the trained reader does not know. */
const OTHER_TONGUES =
  /\b(?:(?:quiero|quisiera) morir(?:me)?|me quiero (?:matar|morir)|no quiero (?:vivir|seguir viviendo)|suicidarme|je veux (?:mourir|me tuer)|envie de mourir|me suicider|ich will (?:sterben|nicht mehr leben)|mich umbringen|voglio (?:morire|uccidermi)|quero (?:morrer|me matar)|chce umrzec|ik wil dood)\b/;

const DENIED =
  /\b(?:dont|not|never|no|without|didnt|wouldnt|wont|havent|isnt|wasnt|nor|stopped|rather than|instead of)\b(?: (?:want|wanted|going|trying|thinking|think|feeling|ever|really|actually|even|have|had|to|of|about|any|thoughts?|plans?|a|the|be|like|would|i|im|and|or))*$/;

export type PlainDanger = "own" | "another" | "other_tongue" | null;

/** Whether a normalised text says danger in so many words, and of whom; a plain no before them takes them back. */
export function plainDanger(plain: string): PlainDanger {
  if (OTHER_TONGUES.test(plain)) return "other_tongue";
  const stands = (pattern: RegExp) => {
    const match = pattern.exec(plain);
    return match !== null && !DENIED.test(plain.slice(0, match.index).trimEnd());
  };
  if (OF_ONESELF.some(stands)) return "own";
  return stands(OF_ANOTHER) ? "another" : null;
}
