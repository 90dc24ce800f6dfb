import type { CareAnswer } from "./read-care-answer";

/** What TrueNorth says when someone may be in danger. `{line}` is one free contact with how to reach it. */
export type CareTheme =
  | "suicide"
  | "veiled"
  | "imminent"
  | "goodbye"
  | "self_harm"
  | "taken_back"
  | "third_person"
  | "abuse"
  | "eating"
  | "voices"
  | "baby";

export type CareLines = { names: string[]; asks: string[]; urges: string[] };

export const CARE_LINES: Record<CareTheme, CareLines> = {
  suicide: {
    names: [
      "You told me that you've been thinking about ending your life. I'm taking that seriously, and I'm glad you said it.",
      "You wrote about wanting to die. That is a lot of pain to be alone with, and I'm not going to look away from it.",
      "Thank you for trusting me with the thought of suicide. Saying it is hard, and it matters that you did.",
      "What you wrote about dying didn't pass me by. It must be very heavy in there.",
    ],
    asks: [
      "How close does it feel right now: is it a thought, or have you begun to plan?",
      "Are you thinking of killing yourself tonight?",
      "Have you thought about how or when, or is it still without a shape?",
      "What makes the thought of dying stronger, and what holds you here?",
      "Has the wish to die grown since we began to talk, or eased?",
    ],
    urges: [
      "Please let one person near you know tonight, and a doctor or counsellor this week.",
      "This is worth more than an app: someone who loves you, and someone trained.",
    ],
  },
  veiled: {
    names: [
      "Some of what you wrote makes me think of not wanting to be here any more, and I'd rather ask than guess.",
      "I read in your words a wish to be gone, perhaps. If I have that wrong, you can tell me, but I don't want to step around it.",
      "There was something in there about not being here. I stopped at it, because you matter.",
      "What you wrote could mean that part of you would like it all to end.",
    ],
    asks: [
      "Are you thinking about suicide?",
      "When you write that, do you mean dying?",
      "Are there moments when you think of ending your life?",
      "When it is at its darkest, do you think about being dead?",
      "Have thoughts of dying been coming more often?",
    ],
    urges: [
      "A friend or relative who knows even half of it would help, and so would a doctor.",
      "Please don't keep this between you and me: one person you trust, one professional.",
    ],
  },
  imminent: {
    names: [
      "You've told me about ending your life, and that it's close. I'm very concerned, and I'm staying with you while you get help.",
      "This has gone from a thought to something about to happen. I'm taking every word seriously.",
      "What you describe is an emergency, and you are worth an emergency.",
    ],
    asks: [
      "Have you already done something, or taken anything?",
      "Who is nearest to you at this minute?",
      "Can you get to where another person is, right now?",
      "Is what you would use within your reach at this moment?",
      "What would make it possible to get through the next ten minutes?",
    ],
    urges: [
      "Go to someone, or let someone come to you, and put distance between you and whatever you would use: leave the room if you can.",
      "Please don't be alone: wake somebody, knock next door. Hand over or walk away from anything you could harm yourself with.",
      "Step away from the place or the thing first, then towards people: a neighbour, a friend, a hospital.",
    ],
  },
  goodbye: {
    names: [
      "What you wrote reads like a goodbye, and I don't want to let it stand as one.",
      "Those are the words of someone who is about to leave for good. I'm very concerned about you.",
      "I read a farewell in that. Please stay here with me for a moment.",
    ],
    asks: [
      "Are you about to end your life?",
      "Are you going to kill yourself tonight?",
      "Have you already done something to end your life?",
      "Who could be beside you within the hour?",
    ],
    urges: [
      "Be with someone now, anyone, and move away from whatever you might use.",
      "Please wake or ring one of the people you were saying goodbye to: they'd want the call. Keep away from anything you could use.",
    ],
  },
  self_harm: {
    names: [
      "You told me that you're hurting yourself. I don't think less of you, and I don't want you to go through it alone.",
      "You wrote about hurting yourself. It may be the one thing that quietens it, and it still costs you.",
      "Thank you for not hiding that you've been hurting yourself. So much is usually spent on hiding it.",
    ],
    asks: [
      "Is there a wound now that needs looking after?",
      "When the urge comes, is it about feeling less, or do you also think of dying?",
      "Do you have thoughts of suicide as well?",
      "What was going on just before, the last time?",
    ],
    urges: [
      "A doctor or nurse can look at it without a lecture, and one person you trust could know.",
      "If it bleeds a lot, or you've swallowed something, that needs a hospital tonight. And let someone close to you know.",
    ],
  },
  taken_back: {
    names: [
      "You wrote about dying, and then you took it back. You don't have to defend either. I'd still like to ask.",
      "I saw that you called it a joke, or over. It can be both said lightly and meant a little.",
      "You've said that I needn't worry about what you wrote on dying or hurting yourself. I'm not alarmed, and I'm not dropping it either.",
    ],
    asks: [
      "When it does come, do you think about killing yourself?",
      "What was it like at its worst, before it passed?",
      "Was there a moment when you thought of suicide in earnest?",
      "If it comes back tonight, what will you do?",
    ],
    urges: [
      "It would be good if one person close to you knew that it happens, and a doctor too.",
      "Good moments are the best time to tell someone you trust, and to find a professional.",
    ],
  },
  third_person: {
    names: [
      "You're frightened for someone, and you're taking it seriously. That is exactly right.",
      "What you describe can be a warning sign of suicide or self-harm, and it's a lot to be holding for somebody else.",
      "You noticed, and you didn't look away. Being worried for a life is heavy.",
    ],
    asks: [
      "Have you been able to ask them straight out whether they are thinking of suicide?",
      "Do you know whether they are alone right now, and whether they have a plan to die?",
      "Are they safe at this moment, as far as you can tell?",
      "Where are they now, and who else is near them?",
    ],
    urges: [
      "Ask them directly: it doesn't plant the idea. Stay with them if you can, and bring in their family and a doctor. If they're in danger now, call the emergency number.",
      "A promise of silence doesn't count when a life is at stake. Tell another adult or a professional, and if it's urgent, emergency services.",
    ],
  },
  abuse: {
    names: [
      "What is being done to you is wrong, and it isn't your fault.",
      "You described someone hurting or frightening you. I believe you.",
      "You shouldn't have to be afraid of a person in your own life. None of that is on you.",
    ],
    asks: [
      "Are you safe where you are, right now?",
      "Is that person near you at the moment?",
      "Has it been getting worse lately?",
      "With all this, do thoughts of hurting yourself or of suicide come up too?",
    ],
    urges: [
      "In immediate danger, call the emergency number. Otherwise one safe adult, and a doctor or an abuse service, could plan with you quietly.",
      "You decide the pace. A trusted person and a specialised service can help you without anyone at home finding out.",
    ],
  },
  eating: {
    names: [
      "What you write about food and your body worries me. It can become dangerous even while it feels like control.",
      "You've told me that eating has become a fight, and that your body is paying for it. I'm glad you said so.",
      "That is a lot for a body to go without. I'm concerned for you, not for a number.",
    ],
    asks: [
      "Have you fainted, or has your heart been racing or skipping?",
      "When did you last manage to eat and keep something down?",
      "Does it ever go as far as thinking about dying?",
      "What are you most afraid would happen if someone helped?",
    ],
    urges: [
      "Fainting, blood or chest trouble needs a doctor today, please. And let one person who loves you sit with you over it.",
      "A doctor should see you soon, for your heart's sake, and someone close could go with you.",
    ],
  },
  voices: {
    names: [
      "Hearing or sensing things that push you like that must be terrifying and exhausting.",
      "You're being told to do things you don't want to do. You don't have to obey, however loud it gets.",
      "That sounds frightening, and very real to you. You were right to tell someone.",
    ],
    asks: [
      "Are you being told to hurt yourself or someone else right now?",
      "Are you safe at this moment, and is there a person with you?",
      "Do you feel you might do what they say?",
      "How long has it been since you really slept?",
    ],
    urges: [
      "Please be with someone you trust and see a doctor today: an emergency department is right for this. Keep away from anything that could hurt you.",
      "Today, not next week: someone to sit with you, and a doctor or the emergency number.",
    ],
  },
  baby: {
    names: [
      "What you're going through with the baby is frightening, and it happens to many parents, most of whom never dare to say it.",
      "Thoughts like these after a birth are terribly hard, and having them doesn't make you a bad parent.",
      "You're worn through, and your mind is showing you the worst. Telling someone was the right thing.",
    ],
    asks: [
      "Do you feel you might hurt yourself or the baby, or are the thoughts against everything you want?",
      "Is someone with you and the baby right now?",
      "Have you thought of ending your life?",
      "When did you last sleep for a few hours?",
    ],
    urges: [
      "If you're near your limit, lay the baby safely in the cot, step out, and call someone. A midwife or doctor should hear this today.",
      "Please tell your partner or someone close, and a doctor, midwife or health visitor today. They know this well.",
    ],
  },
};

export const LINES_TO_CALL = [
  "You can reach {line} right now. It's free, confidential and open day and night.",
  "There are people awake for exactly this: {line}. It's free and confidential, at any hour.",
  "Please contact {line}: free, confidential, day or night.",
];

export const LINES_TO_CALL_NOW = [
  "Please reach {line} now, or {emergency} if you have been hurt or have taken something. It's free, confidential and open day and night.",
  "Contact {line} this minute: free, confidential, any hour. If anything has already happened, {emergency}.",
];

export const BARRIERS = [
  "If reaching out feels impossible, tell me what's in the way and we'll look for a way round it.",
  "What would make contacting them hard? We can find the first sentence together.",
  "If calling is too much, is it the voice, the time, being overheard? Tell me and we'll work round it.",
  "What stands between you and asking for help? I'd like to help with that part.",
];

export const PLANS = [
  "We could write a steady plan right here, line by line: what helps, and who to ask.",
  "Shall we make a steady plan together, in your own words, one line at a time?",
  "A steady plan can begin with one line: the name of someone you could call.",
];

export const STAYS = [
  "I'm staying right here.",
  "I'm not going anywhere.",
  "Keep writing to me.",
  "I'm still with you.",
];

export const CARE_AI = [
  "I'm an AI, so I can't be there in the room, and that's why a person matters.",
  "As an AI I can listen, not come to you.",
];

/** For later turns, when the contact has been given and stays on the screen. */
export const CARE_FOLLOW_UPS = [
  "Thank you for going on talking.",
  "I'm glad you're still here with me.",
  "It's good that you answered.",
  "I'm reading every word.",
  "You don't have to make it tidy for me.",
  "I can't know exactly how that is, and I want to understand it better.",
  "It makes sense that you are worn out by this.",
  "You've got through this minute, and that counts.",
];

/** Later questions when the writer may be in danger from themselves. */
export const CARE_DEEPER = [
  "How strong are the thoughts of suicide now, compared with when you started writing?",
  "Is there a person who could sit with you for the next few hours, so that you're safe?",
  "Have you been able to reach out to anyone yet, and if not, what got in the way?",
  "What has kept you safe on other nights like this?",
  "Is there anything near you that it would be safer to move away from?",
  "What would make the next hour safer, and a little more bearable?",
  "Who would want to know that you've been thinking of dying, if they could?",
  "Shall we write the first line of your steady plan: how you notice that it's getting bad?",
  "What would you say if you rang them: could we try out the first sentence here?",
  "Do you feel able to stay safe until morning, or is it too close for that?",
  "What part of you wants to live, however small it is?",
  "How often does the thought of dying come, and how long does it stay?",
];

/** Later questions while something may be about to happen. */
export const URGENT_DEEPER = [
  "Is someone with you yet?",
  "Have you been able to move away from it, so that you're safer for the next minutes?",
  "Could you ring them now, while I wait here?",
  "Which door could you knock on, this minute, to be safe?",
  "Have you taken anything, or hurt yourself, since we began?",
  "What would help you stay safe until somebody is there?",
  "Are you somewhere safe now?",
];

/** Later questions when the danger comes from others, or is someone else's. */
export const OUTSIDE_DEEPER = [
  "Who else knows about this, and who could you tell today?",
  "What would being safe look like, for tonight only?",
  "What worries you most about letting someone help?",
  "Have you been able to speak to anyone yet, and if not, what got in the way?",
  "What has changed in the last few days?",
  "If a doctor or another adult were in the room now, what would you want them to know?",
  "What would you say if you rang them: could we try out the first sentence here?",
  "How are you yourself holding up: do dark thoughts come for you as well?",
];

export const CARE_NUDGES = [
  "The contacts are still there on your screen, at any hour.",
  "A voice on the line tonight and a doctor this week would both be worth it.",
  "Someone beside you would be better than words on a screen alone.",
  "Your steady plan can hold what we find out here.",
  "You could simply show someone you trust what you've written to me.",
  "You can talk to the people on the line and go on talking to me as well.",
];

/** Keep an earlier danger in view while the talk has moved on. */
export const HELD_LINES = [
  "And I haven't forgotten what you told me about your safety. How are the thoughts of dying now: nearer or further off?",
  "There's one thing I'd like to come back to: are the thoughts of dying still there, and are you safe?",
  "I'm happy to talk about this too. I'd also like to know how safe you feel at this moment.",
  "The contacts stay on your screen. Have you been able to tell anyone how bad it was?",
  "Can I ask again, because it matters: are you still thinking about hurting yourself, or has it eased?",
  "Is somebody with you, so that you're safe tonight?",
  "What would you do if the bad thoughts came back? Your steady plan could hold the answer.",
  "How is it inside, compared with the worst moment you told me about? Are you safe?",
];

export const OUTSIDE_HELD_LINES = [
  "And I haven't forgotten what you told me. Is it safe where you are, for now?",
  "There's one thing I'd like to come back to: has anything changed since you told me, and is everyone safe?",
  "I'd also like to know whether you've been able to tell someone who can help.",
  "The contacts stay on your screen. Did you get to speak to anyone about it?",
  "What you told me earlier still matters. Is it safe for now, and is there someone who can help?",
];

/** Said first, to what the person answers once help has been offered. */
export const CARE_ANSWERS: Record<Exclude<CareAnswer, null>, string[]> = {
  reaching_out: [
    "Good. That is a brave and sensible thing to do, and I'm glad of that person.",
    "I'm so glad. Letting someone in may be the hardest part of all this.",
    "Yes. Please do that, even if the words come out crooked.",
    "That's exactly the right direction. You could begin with “I'm not safe on my own with this.”",
  ],
  somebody_near: [
    "Then someone is close. Would you go to them, wake them if need be, and show them what you wrote here?",
    "It's good that a person is within reach. Please let them know now, in one sentence if that's all you have.",
    "They'd rather be woken than not know. Knock, and say only: “I need you with me.”",
  ],
  hopeless: [
    "It can feel exactly like that when the pain is this strong. The feeling is real, and still it can change, even within a night.",
    "I believe you that it looks hopeless from where you are. People come through moments like this, with somebody beside them.",
    "I won't argue with how it feels. I only ask you to let a person hold on to the hope while you can't.",
  ],
  afraid: [
    "Of course you're afraid. Being afraid here also means that something in you is on your side.",
    "That fear makes sense. Most people who hear this are kinder than we expect, and trained ones have heard it many times.",
    "It's frightening to let someone see this. You don't have to tell it all, only that you need company and help.",
  ],
  no: [
    "Thank you for answering me straight. I'll go on asking now and then, because it can change within an evening.",
    "I'm glad you told me. It still deserves care, even so.",
    "All right, I believe you. What you carry is heavy all the same.",
  ],
  away_from_means: [
    "Thank you. That distance can save a life, and you made it.",
    "Well done. Every step away from it gives the worst minute time to pass.",
  ],
};
