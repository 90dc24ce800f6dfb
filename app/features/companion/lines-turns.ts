/** Lines for the turns of a conversation: how it opens, goes deeper, turns and comes to rest. */
export const NEUTRAL_REACTIONS = [
  "I'm glad you wrote.",
  "Thank you for telling me that.",
  "I'm listening, and there's no hurry.",
  "That seems worth staying with for a moment.",
  "I can see that this has been on your mind.",
  "Let's look at that together.",
  "There's more in that than it seems at first.",
  "That stayed with me as I read it.",
];

export const QUOTES = [
  "“{quote}”: I don't want to hurry past that.",
  "You wrote “{quote}”, and that seems close to the middle of it.",
  "The words “{quote}” stay with me.",
  "I keep coming back to “{quote}”.",
  "“{quote}” says a lot in a few words.",
  "When you say “{quote}”, I get a sense of how it is.",
  "I noticed “{quote}”.",
];

export const BRIGHT_QUOTES = [
  "“{quote}”: I like that you put it that way.",
  "“{quote}” is a sentence worth keeping.",
  "I'll hold on to “{quote}”.",
  "You wrote “{quote}”, and it comes across.",
];

export const NEUTRAL_SEES = [
  "Sometimes a thing only gets its shape once it's written down.",
  "It doesn't have to be sorted into something neat first.",
  "You know this better than I can, so I'd like to hear it your way.",
  "Often the part that seems too small to mention is the one that counts.",
  "We can go wherever you like with it.",
];

export const OPEN_QUESTIONS = [
  "What is on top of it all right now?",
  "What would you like me to understand about it?",
  "Where does it begin, if you had to choose a place?",
  "How was it before today?",
  "What made you write just now?",
  "What has it been like to be you this week?",
];

export const EXPLORE_QUESTIONS = [
  "What happens in you just before it gets bad?",
  "What have you tried so far, even half-heartedly?",
  "What part of this have you not said to anyone?",
  "What would be different if this were a little easier?",
  "What do you think you need most: rest, an answer, or somebody's company?",
  "Is there an older story that this one reminds you of?",
  "How long have you been living with this?",
  "Which bit would you change first?",
];

export const EXPLORE_REACTIONS = [
  "That helps me see it better.",
  "Go on, I'm with you.",
  "Yes, that makes sense.",
  "I'm following.",
  "That's an important piece of it.",
  "I'm glad you went a bit further.",
  "Ah. That adds something.",
  "I can picture it.",
];

/** To someone who names a next thing that they may do. */
export const NEXT_STEPS = [
  "Good. That's a real step, and it's yours.",
  "I like that, and I like that you thought of it yourself.",
  "Then there's a next thing to do, which is often half the relief.",
  "That seems right to me.",
];
export const NEXT_STEP_QUESTIONS = [
  "What would you like to say first?",
  "When might be a good moment for it?",
  "What would make it easier to begin?",
  "What do you hope will come of it?",
  "What might you tell yourself just before?",
];

export const REFRAMES = [
  "Here is another way to look at it, and you can throw it out: perhaps you're not failing at this, perhaps it is simply hard.",
  "I wonder whether the part of you that is so strict about this is trying, clumsily, to protect you.",
  "What strikes me is how much you have gone on doing in spite of it.",
  "Suppose this feeling were a messenger and not a judge. It might be pointing at something you care about.",
  "You've described the problem very exactly. There's a steady observer somewhere in you, and that part isn't broken.",
  "Maybe both are true: it is bad, and it is not the whole of you.",
  "If you heard this from a friend, I suspect you'd be gentler than you are with yourself.",
];

export const REFRAME_QUESTIONS = [
  "Does any of that fit, or is it off?",
  "What would a kinder reading of it sound like, in your own words?",
  "What does it say about what you value?",
  "When you have got through something like it before, what carried you?",
  "How might you see it a month from now?",
  "Which part of you already knows what it needs?",
];

export const CLOSE_REACTIONS = [
  "You've put a lot into words here.",
  "We've come a fair way from where you started.",
  "I think you've found the centre of it.",
  "You've been honest, and that isn't nothing.",
  "Let's not try to solve all of it at once.",
  "There's been a good deal in this. Perhaps it's time for something small and real.",
];

export const STEPS = [
  "One small thing for the next hour: drink a glass of water, open a window, and let that be all that's asked of you.",
  "Perhaps choose one thing for tomorrow, so small that it would feel silly not to do it.",
  "You could send one plain message to someone you trust: “Rough day. No need to fix it.”",
  "You might write the last thing you told me at the top of a page and give it ten minutes there.",
  "A short walk, no phone, as far as the next corner and back, is enough for one day.",
];

export const STEP_QUESTIONS = [
  "Would that be doable, or is it too much today?",
  "What might get in the way of it?",
  "What size would that step have to be for you to believe in it?",
  "When could that fit, if at all?",
  "Shall we make it even smaller?",
];

export const TOOL_OFFERS = [
  "If it would help, there's a tool for that just below: “{tool}”.",
  "I've put something underneath that may fit: “{tool}”.",
  "There's also “{tool}”, below, if your hands want something to do.",
];

export const LATE_LINES = [
  "It's late, too, and at this hour everything looks more final than it is.",
  "And it's the middle of the night, when nobody is at their strongest.",
  "Late hours aren't kind to worries. Some of this will look different by daylight.",
];

export const AI_NOTICES = [
  "One thing so that you know: I'm an AI, not a person.",
  "And just so it's clear: I'm TrueNorth, an AI companion and not a human being.",
  "A word about me: I'm an AI, not a person, and I'm here to listen.",
  "You should know that I'm an AI companion, not a person.",
];

export const BREAKTHROUGH_LINES = {
  insight: [
    "You've just seen something there, about how it works in you.",
    "That's a real discovery, and you made it yourself.",
    "Something came clear in that sentence.",
  ],
  reframe: [
    "You've turned it round and found another side. That's no small move.",
    "Notice what you just did: you looked again, and it looked different.",
    "That second way of seeing it sounds truer, and it's yours.",
  ],
  acceptance: [
    "There's a kind of strength in setting that down.",
    "Letting it be what it is can be harder than fighting, and you're doing it.",
    "That sounds like peace being made, slowly.",
  ],
  self_compassion: [
    "That was kind of you, to you. It deserves to be noticed.",
    "I'm glad you gave yourself some of what you give to others.",
    "You're speaking to yourself as to someone who matters. Good.",
  ],
  commitment: [
    "You've made up your mind, and it shows.",
    "That's a decision, not a wish. I'm behind you.",
    "You've gone from thinking about it to meaning it.",
  ],
} as const;

export const BREAKTHROUGH_QUESTIONS = [
  "What made it possible to see that now?",
  "How could you remind yourself of it on a harder day?",
  "What would be the first small sign that it's taking root?",
  "Who would you like to share that with?",
  "What does it free you to do?",
];

export const BRIGHT_SEES = [
  "It's easy to rush on to the next thing, so let's stay here for a second.",
  "Good things deserve as much room as hard ones.",
  "Moments like that are worth putting somewhere safe.",
  "I'm happy to simply enjoy that with you.",
  "You don't need to earn it or explain it.",
];

export const BRIGHT_MORE = [
  "Tell me more, I'm enjoying this.",
  "I like hearing this from you.",
  "It keeps getting better.",
  "That's the kind of thing I'd want to hear twice.",
  "Good. Let it last a bit.",
];

export const BRIGHT_STEPS = [
  "You could write down three details of it tonight, so that it's there when you need it.",
  "Perhaps tell one person who'd be glad for you.",
  "Keep some small thing from today, a photo, a ticket, a sentence.",
  "Maybe mark it with something small and pleasant before the day is out.",
];
