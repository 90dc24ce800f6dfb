import type { Emotion } from "./engine";

export type FeelingLines = { reactions: string[]; deep: string[]; questions: string[] };

/** First words to each feeling: `reactions` for an ordinary weight, `deep` for a great one. */
export const FEELING_LINES: Record<Emotion, FeelingLines> = {
  sadness: {
    reactions: [
      "I'm sorry. That is a sad thing to carry around.",
      "There is real sadness in that, and it makes sense to me.",
      "That would weigh on me too.",
      "No wonder you feel low.",
      "Some days are simply hard to lift.",
      "I can see why that left a mark.",
      "That's a heavy one.",
    ],
    deep: [
      "I'm so sorry. That hurts to read, and it must hurt far more to live.",
      "That is a great deal of pain for one person.",
      "Oh, that is hard. You don't have to make it sound smaller for me.",
      "I'm sorry it's this heavy. We can go slowly.",
    ],
    questions: [
      "When does it press on you the most?",
      "What do you find yourself missing?",
      "If the sadness could ask for one thing, what might it be?",
      "Has anyone seen this side of it, or have you been hiding it well?",
      "What has today been like?",
      "Where in the day is it a little lighter, if it ever is?",
    ],
  },
  loneliness: {
    reactions: [
      "That kind of quiet can be very loud.",
      "Being unseen wears a person down.",
      "Loneliness is a hard thing to say out loud, and you said it.",
      "It hurts to have so much to say and nobody there to say it to.",
      "That's a lonely place to be standing.",
      "Wanting company is not a weakness. It's about the most human thing there is.",
    ],
    deep: [
      "I'm sorry. Feeling that alone can make a whole evening ache.",
      "That is a deep kind of alone, and I'm glad you didn't keep it entirely to yourself.",
      "Nobody is built for that much silence.",
    ],
    questions: [
      "Who do you think of first, when you wish someone were there?",
      "When did you last feel properly known by somebody?",
      "What kind of company would be right tonight: talk, or just someone in the room?",
      "Is it more that people are missing, or that the ones who are there don't see you?",
      "What would you have told a friend about today, if one had asked?",
    ],
  },
  anger: {
    reactions: [
      "I can see why that made you angry.",
      "That crossed a line for you, clearly.",
      "Anger usually guards something that matters.",
      "I'd be annoyed as well.",
      "Fair enough. That would get under anyone's skin.",
      "You have every right to be cross about that.",
    ],
    deep: [
      "That's a lot of anger, and it sounds as though it came from somewhere real.",
      "No wonder you're furious. Something of yours was walked over.",
      "You don't need to be reasonable about it here, not yet.",
    ],
    questions: [
      "What was the moment that tipped it?",
      "What did you want to say, and didn't?",
      "What is underneath it, if you lift the anger up a little?",
      "What would putting it right look like to you?",
      "Which part felt most unfair?",
    ],
  },
  anxiety: {
    reactions: [
      "That sounds like a mind that won't sit down.",
      "Worry like that takes up the whole room.",
      "That's an uneasy place to be.",
      "Of course you're on edge, with that ahead of you.",
      "It's tiring to be braced all the time.",
      "I can follow why that frightens you.",
      "Waiting for the thing is often worse than the thing.",
    ],
    deep: [
      "That is a lot of fear at once. Let's take it one piece at a time.",
      "I'm sorry it has such a grip on you. Before anything else, let your shoulders drop, if they'll let you.",
      "When it is this strong, everything looks urgent. Nothing has to be solved in the next minute.",
    ],
    questions: [
      "What is the fear saying will happen?",
      "Where do you notice it in your body?",
      "Which part of it is already known, and which part is your mind filling in?",
      "What has helped, even slightly, the last time it was like this?",
      "If it went tolerably well, what would that look like?",
      "What is the very next thing you have to face, and when?",
    ],
  },
  guilt: {
    reactions: [
      "It clearly matters to you to do right by people.",
      "That's an uncomfortable thing to hold, and you're looking straight at it.",
      "Guilt can be a harsh narrator.",
      "I don't think worse of you for it.",
      "It takes some courage to write that down.",
    ],
    deep: [
      "You've been very hard on yourself over this.",
      "I'm sorry. Shame likes to keep a person alone with it, and you've just let some air in.",
      "That's a heavy thing to turn over by yourself at night.",
    ],
    questions: [
      "What would you say to someone you love who had done the same?",
      "Is there something to repair, or is it more about forgiving?",
      "What did you know then, as opposed to now?",
      "Which part of it was really in your hands?",
      "Who, do you think, is still angry about it: them, or you?",
    ],
  },
  overwhelm: {
    reactions: [
      "That's too much for one pair of hands.",
      "No wonder it feels like too much. It is a lot.",
      "Everything at once is the hardest kind of everything.",
      "You've been holding up a great many things.",
      "When the pile is that high, even small things look steep.",
    ],
    deep: [
      "That is more than anyone could hold neatly. Let's put some of it down for a minute.",
      "I'm sorry. When it's all urgent, there's nowhere left to stand.",
      "You don't have to sort all of it tonight. Not even half.",
    ],
    questions: [
      "Which one of them is actually shouting, and which ones only feel as if they are?",
      "What could wait until next week without much harm?",
      "If only one thing got done today, which would ease you the most?",
      "Who could take even a corner of it?",
      "What would you drop first, if dropping it were allowed?",
    ],
  },
  joy: {
    reactions: [
      "Oh, that's lovely.",
      "That made me glad to read.",
      "What a good thing to have happen.",
      "I'm really pleased for you.",
      "That's worth stopping for.",
      "There's a real lightness in how you tell it.",
    ],
    deep: [
      "What wonderful news. I'm delighted for you!",
      "Oh, that is a day to keep!",
      "I can practically see you smiling.",
    ],
    questions: [
      "What was the best second of it?",
      "Who did you want to tell first?",
      "What did you do to help it happen?",
      "How does it feel in your body, this kind of happy?",
      "What would you like to remember about it a year from now?",
    ],
  },
  gratitude: {
    reactions: [
      "That's a kind thing to have noticed.",
      "It's good to hear where the warmth is coming from.",
      "Some people and some days deserve that.",
      "What a nice thing to end up holding.",
      "That's the sort of detail that stays.",
    ],
    deep: ["I'm touched by that.", "That is a real gift, and you saw it for what it was."],
    questions: [
      "Have you told them, or would you like to find the words?",
      "What did it change for you, that it happened?",
      "What made it matter so much?",
      "What else was quietly good this week?",
      "Is there a way to give a little of it back, or on?",
    ],
  },
  love: {
    reactions: [
      "There's a lot of tenderness in that.",
      "It's easy to see how much they mean to you.",
      "That's a good thing to have in a life.",
      "You write about them warmly.",
      "What a lovely thing to feel for someone.",
    ],
    deep: [
      "That's love, plainly, and it's beautiful to read.",
      "They're lucky to be seen like that.",
    ],
    questions: [
      "What is it about them that gets you, do you think?",
      "When do you feel it most?",
      "Do they know?",
      "What do you become, when you are with them?",
      "Which small moment would you choose to show it?",
    ],
  },
  hope: {
    reactions: [
      "It's good to hear you looking ahead.",
      "There's something opening in that.",
      "I like the sound of that.",
      "A bit of light on the road. Good.",
      "That's a hope worth being careful with.",
    ],
    deep: [
      "I can feel how much you want this, and I'm hoping with you.",
      "That is a strong wish, and it suits you.",
    ],
    questions: [
      "What would be the smallest first step towards it?",
      "What makes it feel possible now?",
      "How will you know that it has begun?",
      "Who would be glad to hear about it?",
      "What would you like to keep in mind on a day when it feels further off?",
    ],
  },
  calm: {
    reactions: [
      "That sounds like a long breath out.",
      "I'm glad there was some ease in it.",
      "Good. You've been due a quiet hour.",
      "That kind of peace is worth noticing.",
      "It's nice to hear you settled.",
    ],
    deep: ["What a relief that must be, after all of it.", "I'm so glad that weight is off you."],
    questions: [
      "What helped you get there?",
      "How would you like to spend the rest of it?",
      "What is different in your body now?",
      "Is there a bit of this you could take into tomorrow?",
      "What do you notice now that it's quieter?",
    ],
  },
  pride: {
    reactions: [
      "You should be proud of that.",
      "Well done. That took something.",
      "That's a real piece of work, and it's yours.",
      "I'm proud with you.",
      "You did that. Let it count.",
    ],
    deep: [
      "That is a big thing to have done, and I hope you let it sink in!",
      "What an achievement. Please don't hurry past it.",
    ],
    questions: [
      "What did it ask of you that nobody saw?",
      "Which part are you most pleased with?",
      "What does it tell you about yourself?",
      "How will you mark it, even in a small way?",
      "Who knew you could, before you did?",
    ],
  },
};
