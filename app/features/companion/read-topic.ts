export const TOPICS = [
  "sleep",
  "work",
  "study",
  "family",
  "love",
  "friends",
  "body",
  "money",
  "meaning",
  "loss",
  "health",
] as const;
export type Topic = (typeof TOPICS)[number];

const WORDS: Record<Topic, RegExp> = {
  sleep:
    /\b(?:sleep(?:ing|less|y)?|slept|asleep|insomnia|awake (?:at|since|all|again|for)|wide awake|nightmares?|bad dreams?|3 ?am|4 ?am|can'?t (?:fall|stay|drift|nod)|toss(?:ing|ed) and turn|lie awake|lay awake|woke up at|up all night|nap(?:s|ping)?)\b/gi,
  work: /\b(?:work(?:ing|place|load)?|job|jobs|boss|manager|colleagues?|coworkers?|co-workers?|office|shift|shifts|promotion|promoted|fired|laid off|redundan\w+|interview|client|clients|deadline|deadlines|meeting|meetings|career|overtime|salary review|employer|resign\w*|burnout|clinic rota|presentation)\b/gi,
  study:
    /\b(?:exams?|school|uni|university|college|class|classes|homework|essay|thesis|dissertation|grades?|gpa|stud(?:y|ying|ies)|revis(?:e|ion|ing)|lecture|lectures|teacher|professor|tutor|coursework|semester|midterms?|finals|campus|degree|assignment|assignments|driving test)\b/gi,
  family:
    /\b(?:mum|mom|mother|dad|father|parents?|sister|brother|siblings?|son|daughter|kids?|children|child|baby|toddler|grandma|grandmother|grandpa|grandfather|nan|granny|uncle|aunt|aunty|cousin|niece|nephew|family|in-laws|mother-in-law|stepdad|stepmum|stepmother|stepfather)\b/gi,
  love: /\b(?:boyfriend|girlfriend|husband|wife|partner|fianc\w+|spouse|marriage|married|marry|divorc\w+|break ?up|broke up|broken up|breaking up|dumped|dating|relationship|affair|cheat(?:ed|ing)|crush|proposed|engaged|engagement|my ex|first date|we kissed|separat(?:ed|ion)|in love)\b/gi,
  friends:
    /\b(?:friends?|friendship|best mate|mates?|bestie|group ?chat|roommate|flatmate|housemate|party|invited|left out|ghosted|ghosting|hang out|neighbou?rs?|bullied|bully|bullies|classmates?)\b/gi,
  body: /\b(?:weight|body|mirror|fat|ugly|skinny|appearance|my looks|my face|acne|skin|diet|dieting|eating|food|binge\w*|scale|clothes don'?t fit|gym|exercise|run(?:ning)? (?:a|my|\d)|5k|10k|marathon)\b/gi,
  money:
    /\b(?:money|rent|debt|debts|bills?|mortgage|broke|afford|loan|loans|overdraft|savings|credit card|bank|paycheck|payday|salary|evict\w+|landlord|budget|benefits|pension)\b/gi,
  meaning:
    /\b(?:meaning|purpose|point of (?:it|any|all|everything|life)|pointless|who i am|what i want|lost in life|identity|god|faith|religion|soul|going nowhere|stuck in life|wasted|wasting my|direction|empty inside|what'?s it all for|what it'?s all for|existential|coming out|gay|trans|bisexual)\b/gi,
  loss: /\b(?:died|death|passed away|passed on|funeral|grief|grieving|mourning|buried|widow\w*|lost my (?:mum|mom|dad|mother|father|brother|sister|son|daughter|husband|wife|friend|baby|dog|cat|nan|gran\w*|partner|best friend)|miscarr\w+|anniversary of|put (?:him|her|the dog|the cat|my dog|my cat) (?:down|to sleep)|ashes|memorial)\b/gi,
  health:
    /\b(?:doctor|hospital|diagnos\w+|cancer|pain|chronic|migraine\w*|illness|ill|sick|surgery|operation|scan|biopsy|symptoms?|medication|meds|tablets|panic attacks?|adhd|autis\w+|bipolar|flare|fatigue|pregnan\w+|injur\w+|chemo|diabet\w+|headaches?)\b/gi,
};
const WEIGHT: Partial<Record<Topic, number>> = {
  loss: 2.2,
  sleep: 1.4,
  money: 1.3,
  meaning: 1.3,
  love: 1.2,
  health: 1.1,
  family: 1,
  body: 1.1,
  friends: 0.9,
};

/** The topics of a text, strongest first; at equal weight the one that comes first in the text. */
export function topicsOf(text: string): Topic[] {
  const plain = text.replace(/[’ʼ‘]/g, "'");
  return TOPICS.map((topic) => {
    const found = plain.match(WORDS[topic]) ?? [];
    return {
      topic,
      score:
        Math.min(3, new Set(found.map((word) => word.toLowerCase())).size) * (WEIGHT[topic] ?? 1),
      at: found[0] ? plain.indexOf(found[0]) : 0,
    };
  })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.at - b.at)
    .map(({ topic }) => topic);
}
