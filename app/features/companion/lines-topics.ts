import type { Topic } from "./read-topic";

export type TopicLines = { sees: string[]; questions: string[]; steps: string[]; bright: string[] };

/** What there is to understand about each topic: `sees` and `bright` name it, on hard and on good days. */
export const TOPIC_LINES: Record<Topic, TopicLines> = {
  sleep: {
    sees: [
      "Short nights make every other thing larger than it is.",
      "Lying awake hands the microphone to whatever you least want to hear.",
      "A tired mind is not a fair judge of a life.",
      "Nights like that leave you to start the day already spent.",
    ],
    questions: [
      "What does your mind do, in the hour when you can't sleep?",
      "How long have the nights been like this?",
      "Is it falling asleep, or waking too early, that gets you?",
      "What is the last hour before bed usually like?",
      "When you are awake at that hour, what is the first thought that comes?",
    ],
    steps: [
      "If sleep won't come tonight, you could get up for a while, keep the lights low, and go back only when your eyes are heavy.",
      "One small thing for tonight: write down whatever is circling, one line each, and leave the paper in another room.",
    ],
    bright: [
      "A proper night's sleep changes the colour of everything.",
      "Rest like that is not a small thing.",
    ],
  },
  work: {
    sees: [
      "Work has a way of following people home.",
      "It's wearing to give that much and still be measured.",
      "You spend so many of your hours there that it can't help getting under the skin.",
      "What happens at work doesn't stay at work.",
    ],
    questions: [
      "What part of it do you take home with you?",
      "If one thing there changed on Monday, what would you want it to be?",
      "How does it treat the rest of your life at the moment?",
      "Is it the amount, the people, or what it all adds up to?",
      "What would a decent day there look like?",
    ],
    steps: [
      "A small step: decide tonight on one thing that you'll leave undone tomorrow on purpose.",
      "You could write the one sentence you wish you could say at work, without sending it to anyone, and see what it tells you.",
    ],
    bright: [
      "It's good when effort is seen for once.",
      "That is hours and nerves turning into something.",
    ],
  },
  study: {
    sees: [
      "It's hard to learn with a stopwatch in your head.",
      "Marks have a way of sounding like verdicts, and they aren't.",
      "Being behind makes the pile look taller each time you glance at it.",
      "It's a strange life, being graded all the time.",
    ],
    questions: [
      "Which part of it are you most afraid to open?",
      "Whose disappointment are you picturing?",
      "What would “good enough” look like for this one?",
      "When do you work best, on the rare good day?",
      "What do you want from it, apart from getting through?",
    ],
    steps: [
      "One small step: twenty minutes on the easiest piece, with a timer, and then you are free to stop.",
      "You might write to one person, a tutor or a classmate, and say only that you're stuck. It needs no more than two lines.",
    ],
    bright: [
      "All those quiet hours came to something.",
      "You learned that. Nobody can take it back.",
    ],
  },
  family: {
    sees: [
      "Family can reach places in us that nobody else can.",
      "It's difficult when the people who know you longest don't quite see you.",
      "There's so much history behind even a small remark at that table.",
      "You seem to be carrying more than your own share for them.",
    ],
    questions: [
      "What do you wish {somebody} understood?",
      "What role do you always end up in, with them?",
      "What would you need from them, if you could simply ask?",
      "How was it between you before this?",
      "What part of it is yours to fix, and what part never was?",
    ],
    steps: [
      "A small step might be one honest sentence to one of them, chosen in advance, and nothing more than that.",
      "You could decide beforehand how long you'll stay in that conversation, and let yourself leave it kindly.",
    ],
    bright: [
      "Those are the moments that families are for.",
      "It's good to have people to be happy with.",
    ],
  },
  love: {
    sees: [
      "When it's someone that close, there's nowhere to stand that doesn't touch it.",
      "Love makes ordinary things, a phone, a chair, a song, into sharp ones.",
      "It's confusing to miss someone and be hurt by them at once.",
      "You let someone matter. That's a brave thing, even when it goes badly.",
    ],
    questions: [
      "What would you want {somebody} to know?",
      "What hasn't been said between you?",
      "What did you need that you weren't getting?",
      "What do you tell yourself it means about you?",
      "If a friend described this to you, what would you notice first?",
    ],
    steps: [
      "You could write the message you'd like to send, keep it until tomorrow evening, and only then decide.",
      "One small thing: choose one hour this week that has nothing of theirs in it, and fill it with something of yours.",
    ],
    bright: ["It's good to be chosen, and to choose.", "That's a tender thing to have found."],
  },
  friends: {
    sees: [
      "It stings more when it's a friend.",
      "Friendship can hurt in ways that few people take seriously.",
      "Friendships don't come with rules, which makes it hard to know where you stand.",
      "You notice these things because they matter to you.",
    ],
    questions: [
      "Is there one of them who might understand, if you told it straight?",
      "What did you hope they'd do?",
      "Has it been drifting for a while, or did something happen?",
      "What kind of friend are you missing, really?",
      "What would you say to them if it couldn't go wrong?",
    ],
    steps: [
      "A small step: one message to one person, with no request in it. “Thought of you” is enough.",
      "You could choose the one friend who is easiest, and suggest something short, a walk, a coffee, twenty minutes.",
    ],
    bright: ["Good company is half of a good life.", "Those are people worth keeping."],
  },
  body: {
    sees: [
      "It's tiring to be at odds with the place you live in.",
      "A mirror is a poor place to look for your worth.",
      "So many people have been paid to make us feel like that, and it still hurts as if it were our own idea.",
      "Your body has got you through every single one of your days so far.",
    ],
    questions: [
      "When did you start looking at yourself in that way?",
      "Whose eyes do you see yourself through, in those moments?",
      "What does your body manage for you that you rarely thank it for?",
      "What would change in your day if you were at peace with it?",
      "When do you forget about how you look?",
    ],
    steps: [
      "One small thing for today: do something kind for your body that has nothing to do with how it looks.",
      "You could cover one mirror until tomorrow and see whether the day gets a little quieter.",
    ],
    bright: ["It's good when the body joins in.", "Your body did that with you."],
  },
  money: {
    sees: [
      "Money trouble doesn't clock off. It sits at the table with you.",
      "It isn't only sums. It's sleep, and pride, and who you can tell.",
      "There's so much shame around money, and so little of it is deserved.",
      "Counting every week like that is exhausting.",
    ],
    questions: [
      "Which bill is the one that wakes you?",
      "Does anyone else know how tight it is?",
      "What is due first, and what only feels as though it is?",
      "What has money come to mean, beyond the numbers?",
      "What would ease it a little, even for a month?",
    ],
    steps: [
      "A small step: write down the three amounts that frighten you most, with dates. On paper they are usually smaller than in the dark.",
      "It might be worth one call to a free debt advice line before any of it grows. They've heard everything.",
    ],
    bright: ["That's a weight off the table.", "It's good to breathe out about money for once."],
  },
  meaning: {
    sees: [
      "Those are large questions to be alone with.",
      "It's unsettling when the old answers stop fitting.",
      "Feeling adrift often means that something in you has outgrown the harbour.",
      "You're asking what it's for, which is different from having given up on it.",
    ],
    questions: [
      "When did you last lose track of time in a good way?",
      "What would you be sorry to have left undone?",
      "Which part of your life feels most like yours?",
      "If nobody were watching, what would you do with next year?",
      "What did you care about at fifteen that still makes something move in you?",
    ],
    steps: [
      "A small step: note three moments this week that felt even slightly alive, without asking them to add up to anything.",
      "You could try one hour of the thing you keep putting off because it has no use.",
    ],
    bright: [
      "It's a fine thing to feel pointed somewhere.",
      "That sounds like you, more than a plan does.",
    ],
  },
  loss: {
    sees: [
      "Grief doesn't keep to a calendar.",
      "The size of the missing is the size of what was there.",
      "It's the ordinary things, a chair, a ringtone, that do it.",
      "There's no right way to do this, and no date by which you should be done.",
    ],
    questions: [
      "Would you tell me a little about them?",
      "What do you miss on an ordinary day?",
      "Is there something you'd still like to say to them?",
      "Which memory do you keep going back to?",
      "How do the people around you talk about it, or don't they?",
    ],
    steps: [
      "If it feels right, you could write them a few lines tonight, about nothing special, just the news.",
      "One small thing: choose something of theirs, a song, a dish, a road, and give it ten minutes this week.",
    ],
    bright: [
      "It's good to remember with a smile in it.",
      "They're still in the room, a little, when you tell it like that.",
    ],
  },
  health: {
    sees: [
      "Being unwell takes more than the body's share.",
      "It's hard to plan a life around something that won't tell you its plans.",
      "Not knowing is its own kind of pain.",
      "People see the good days and think that's all there is.",
    ],
    questions: [
      "What is the hardest part that other people don't see?",
      "What are you most afraid of hearing?",
      "How do you get through a bad day of it?",
      "Who goes with you, to appointments or just in thought?",
      "What has it taken from you that you'd like back first?",
    ],
    steps: [
      "A small step: write down your questions for the doctor before you go, so that the nerves can't take them away.",
      "You could tell one person what a bad day is actually like. It's hard to be helped with something hidden.",
    ],
    bright: [
      "That's the kind of news one waits for.",
      "I'm glad your body is giving you some room.",
    ],
  },
};
