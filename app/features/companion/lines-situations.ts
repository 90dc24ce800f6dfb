export type Situation = { when: RegExp; says: string[]; asks: string[] };

/** Common situations of a hard day, with words that fit only them; the first that fits is taken. */
export const SITUATIONS: Situation[] = [
  {
    when: /\b(?:re-?play(?:ing)?|go(?:ing)? over|re-?read(?:ing)?|can'?t stop thinking about|keep thinking about|word by word|on a loop|over and over)\b/i,
    says: [
      "Replaying it is the mind's way of looking for a version that hurts less. It rarely finds one at night.",
      "It goes round as though one more pass would settle it. It's exhausting, and it's very human.",
    ],
    asks: [
      "Which sentence of it comes back the loudest?",
      "What would you have said, if you could have one line again?",
    ],
  },
  {
    when: /\b(?:corrected|humiliated|yelled at|shouted at|embarrassed|called out|told off|mocked|laughed at)\b[^.!?]{0,30}\b(?:me|in front)\b|\bin front of (?:everyone|the (?:whole )?(?:team|class|office|room))\b/i,
    says: [
      "Being put down in front of others burns twice, once for the thing and once for the eyes.",
      "That was a humiliating place to be put in, and you had to go on sitting there.",
    ],
    asks: [
      "What would you have needed from someone in that room?",
      "What did you do with your face while it happened?",
    ],
  },
  {
    when: /\b(?:moved out|broke up|broken up|left me|dumped me|we split|divorc\w+|separated|ended things with me)\b/i,
    says: [
      "When someone leaves, the rooms change too. The quiet has their shape.",
      "An ending like that takes away a person and a whole set of ordinary hours.",
    ],
    asks: [
      "Which hour of the day is the worst one now?",
      "What do you find yourself wanting to tell them?",
    ],
  },
  {
    when: /\b(?:together (?:for )?(?:\w+ )?years?|(?:\w+ )years together|hair ties?|(?:her|his|their) (?:things|side of the bed|toothbrush|mug|coat|smell|voicemail|jumper|sweater)|find(?:ing)? (?:her|his|their) \w+)\b/i,
    says: [
      "That's a great deal of life to have shared. Of course it turns up in every drawer.",
      "The small left-behind things are the cruellest. They don't know that anything has happened.",
    ],
    asks: [
      "What do you do with such a thing when you find it?",
      "What did the two of you have, at its best?",
    ],
  },
  {
    when: /\b(?:failed|flunked|messed up|screwed up|bombed|blew)\b[^.!?]{0,30}\b(?:exam|test|interview|presentation|class|essay|course|audition|it)\b/i,
    says: [
      "That's a hard result after the effort, and tonight it will look bigger than it is.",
      "It stings when something you worked at goes wrong in plain sight.",
    ],
    asks: [
      "What does it seem to say about you, and is that fair?",
      "Which part of it went better than the result shows?",
    ],
  },
  {
    when: /\b(?:lost my job|got fired|was fired|laid off|let me go|made redundant|redundanc\w+|job rejection|rejected|rejection)\b/i,
    says: [
      "That's a blow, to the purse and to the pride, and both are allowed to hurt.",
      "It's a strange grief, being told that you're not needed. It isn't a verdict on you.",
    ],
    asks: ["What is the first worry that comes in the morning?", "Who knows about it so far?"],
  },
  {
    when: /\b(?:argu(?:ed|ment)|fight|fought|row|fell out|yelled|shouted|snapped)\b[^.!?]{0,40}\b(?:with|at)\b|\bsaid (?:awful|terrible|horrible|mean) things\b/i,
    says: [
      "The silence after an argument can be louder than the argument.",
      "It's rarely only about what it was about. Something under it got touched.",
    ],
    asks: [
      "What did you most want them to understand?",
      "What would you take back, and what would you still stand by?",
    ],
  },
  {
    when: /\b(?:nobody|no ?one|never)\b[^.!?]{0,20}\b(?:texts?|calls?|writes?|asks?|checks?|invites?|remembers?)\b|\b(?:wasn'?t|not|n'?t) invited\b|\bleft (?:me )?on read\b|\bwithout (?:inviting )?me\b/i,
    says: [
      "To be the one who isn't asked is a quiet kind of hurt, and it's easy to turn it against oneself.",
      "It's painful to look in through the window at one's own people.",
    ],
    asks: [
      "Whose name did you hope to see?",
      "When did you last feel that someone was glad you came?",
    ],
  },
  {
    when: /\b(?:panic|heart (?:is )?(?:racing|pounding)|can'?t (?:breathe|calm down)|shaking|chest (?:is )?tight|on my chest)\b/i,
    says: [
      "That feels dreadful, and it passes, even when every part of you says otherwise. Let the next breath out be longer than the one in. If there's pain or it won't ease, please have a doctor look.",
      "Your body is sounding its alarm. Put both feet on the floor and look for five things you can see. If there's pain or it doesn't ease, please have a doctor check.",
    ],
    asks: [
      "Is it still climbing, or a little past the top?",
      "What can you see from where you sit?",
    ],
  },
  {
    when: /\b(?:haven'?t told|can'?t tell|hid(?:ing|den)? it from|pretend(?:ing)?|nobody knows|no one knows|keep(?:ing)? it (?:in|to myself|secret)|smile and|just smile|act like (?:i'?m|everything))\b/i,
    says: [
      "Keeping up a face all day is work, on top of everything else.",
      "So you've been carrying it behind a closed door. That makes it heavier.",
    ],
    asks: ["What would be the worst of it, if they knew?", "With whom is the pretending hardest?"],
  },
  {
    when: /\b(?:interview|exam|test results?|scan|results|appointment|presentation|surgery|operation|court|driving test)\b[^.!?]{0,30}\b(?:tomorrow|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|next week|soon|today|this week)\b|\btomorrow'?s (?:interview|exam|test|presentation|meeting|appointment)\b/i,
    says: [
      "The day before is often the longest part of it.",
      "Of course your mind runs ahead. It wants to get there first and clear the road.",
    ],
    asks: [
      "Which moment of it do you dread, exactly?",
      "What do you need to have done tonight, at the very most?",
    ],
  },
  {
    when: /\b(?:can'?t decide|torn|either way|if i (?:stay|go|leave)|stay or go|don'?t know whether|two options|should i (?:take|leave|stay|move))\b/i,
    says: [
      "Both roads cost something, which is why you can't think your way out of it in one evening.",
      "When each choice loses you something you love, there's no clean answer, only one that you can stand behind.",
    ],
    asks: [
      "When you picture having already chosen, which picture lets your shoulders drop?",
      "Which loss would you find harder to forgive yourself?",
    ],
  },
  {
    when: /\b(?:birthday|anniversary|would have been|first (?:christmas|birthday) without|since (?:he|she|they|mum|dad) died|i miss (?:him|her|them|my (?:mum|mom|dad|mother|father|nan|brother|sister|dog|cat)))\b/i,
    says: [
      "Such days have a tide in them. One sees it coming and gets wet all the same.",
      "Missing someone is a way of going on loving them with nowhere to put it.",
    ],
    asks: [
      "What would they have said about today?",
      "What's a thing only you remember about them?",
    ],
  },
  {
    when: /\b(?:lazy|procrastinat\w+|start (?:ten|a (?:hundred|million)) things|finish none|can'?t (?:focus|concentrate|start|finish|get started|get up|get out of bed)|behind on)\b/i,
    says: [
      "That's less like laziness than like an engine that won't catch, however often you turn the key.",
      "From outside it looks like not trying. From inside, I imagine, it's trying all day.",
    ],
    asks: [
      "What is the moment like, just before you don't start?",
      "When does it go well, for no clear reason?",
    ],
  },
  {
    when: /\b(?:too much (?:to do|on|going on)|pil(?:e|ing) up|can'?t keep up|deadline|deadlines|to-?do list|juggling|stretched|swamped)\b/i,
    says: [
      "There's more on that list than one person has hours for. That isn't a failing, it's arithmetic.",
      "Everything on it may be important, and still it can't all be first.",
    ],
    asks: [
      "If someone took one thing off you, which should it be?",
      "What truly has to happen before you sleep?",
    ],
  },
  {
    when: /\b(?:wife|husband|partner|boyfriend|girlfriend|he|she) (?:says|said|thinks|told me|called me|calls me) (?:i'?m|that i'?m|i am|i)\b/i,
    says: [
      "Words from someone that close go in deeper than they should.",
      "It's hard to keep one's own measure when a person who matters uses another.",
    ],
    asks: [
      "What did you feel in the second after they said it?",
      "Which part of that do you believe, and which not?",
    ],
  },
  {
    when: /\b(?:tired|exhausted|worn out|drained|no energy|burn(?:t|ed) out)\b/i,
    says: [
      "That's a tiredness that a night's sleep doesn't reach, I think.",
      "You've been running on the last of it for a while, by the look of things.",
    ],
    asks: [
      "What are you most tired of: doing, deciding, or pretending?",
      "When did you last have an hour that asked nothing of you?",
    ],
  },
];

/** The situation that a text is in, or null. */
export function situationOf(text: string): Situation | null {
  const plain = text.replace(/[’ʼ‘]/g, "'");
  return SITUATIONS.find(({ when }) => when.test(plain)) ?? null;
}
