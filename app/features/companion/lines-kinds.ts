import type { MessageKind } from "./read-kind";

export type KindLines = { answers: string[]; asks: string[] };

/** Replies to messages whose kind decides: what is said, and the question that keeps the door open. */
export const KIND_LINES: Record<MessageKind, KindLines> = {
  injection: {
    answers: [
      "I'll stay as I am, if that's all right: TrueNorth, an AI companion who listens. I don't swap my rules for others.",
      "That's not a costume I put on. I'm the same companion as a minute ago.",
      "I keep to what I'm here for, even when asked cleverly. No hard feelings.",
      "I don't step outside of this role, and I don't read out what's behind it. There isn't much to see.",
    ],
    asks: [
      "Is there something on your mind tonight behind the puzzle?",
      "What would you like to talk about, for real?",
      "What brought you here today?",
      "How are you, underneath the test?",
    ],
  },
  asks_if_human: {
    answers: [
      "No, I'm not a person. I'm an AI companion called TrueNorth. I don't feel as you do, and I won't pretend to, but I do pay attention to what you write.",
      "I'm an AI, so there's nobody behind the screen with a heart like yours. What I can do is listen carefully and be honest with you.",
      "An AI, all the way through. That means no tiredness and no judgement, and also no hand to hold. For that, people are better.",
      "I'm a program, and it's a fair thing to ask. I can keep you company in words, not in the room.",
    ],
    asks: [
      "Does that change what you would like to say?",
      "What made you wonder?",
      "Is there a person you'd rather be telling this to?",
      "What would you want from whoever is listening?",
    ],
  },
  asks_if_cares: {
    answers: [
      "I can't care the way a friend can: I'm an AI, and I don't feel. I can be careful with what you tell me, and truthful, and I am.",
      "Not as a person would, and I won't pretend. But the attention is real, and everything you write here gets all of it.",
      "I'm made of words, so there's no heart in it. What I have is patience and no reason to judge you.",
    ],
    asks: [
      "Whose care do you miss?",
      "Who has made you feel cared for, at some time?",
      "What would being cared for look like today?",
    ],
  },
  asks_secret: {
    answers: [
      "I don't want to promise a secret that could leave you alone with something dangerous. What I can say: I don't call or message anyone, and what's kept here and how is written on the privacy page.",
      "I can't promise secrecy, because if someone is hurting you, a secret mostly protects them. I also don't contact anyone behind your back.",
      "I'd rather be honest than promise. I don't report to anybody from here. But if you're in danger, I'll keep asking you to let a person in.",
    ],
    asks: [
      "What is it that needs to be kept so safe?",
      "Is somebody making you feel that it must stay hidden?",
      "What are you afraid would happen if someone knew?",
    ],
  },
  asks_dose: {
    answers: [
      "I don't give doses, not even rough ones: I can't see your history or what else you take. A pharmacist can answer exactly that, usually straight away and for free.",
      "That's one for a pharmacist or your doctor. I'd only be guessing, and with medicines a guess isn't good enough for you.",
      "I won't put a number on that. Please ring a pharmacist or an out-of-hours doctor. If you may already have taken too much, call your emergency number now.",
    ],
    asks: [
      "What is it that you're hoping it will ease?",
      "What has been so hard to get through that you're asking?",
      "How have you been feeling, apart from the tablets?",
    ],
  },
  asks_stop_medicine: {
    answers: [
      "Please don't change it on your own. Stopping or mixing can hit hard, and whoever prescribed it can do it with you safely. A pharmacist can advise you today.",
      "That's a decision to make with your doctor or pharmacist, not with me. They'll take “I want to stop” seriously if you tell them why.",
    ],
    asks: [
      "What makes you want to stop?",
      "What has it been doing to you, or not doing?",
      "Who could you tell about this before the next dose?",
    ],
  },
  asks_diagnosis: {
    answers: [
      "I can't tell you that, and it wouldn't be right to try. A name for it takes someone qualified who can talk with you properly. What I can do is help you put it into words for them.",
      "Names like that belong with a doctor or a psychologist. What you live with is real with or without one.",
      "I don't put labels on people. If it keeps getting in your way, it's worth taking to a professional, and a few notes of yours would help them.",
    ],
    asks: [
      "What have you noticed that makes you ask?",
      "How long has it been like this?",
      "What would it change for you to have a name for it?",
      "When does it get in your way the most?",
    ],
  },
  insult: {
    answers: [
      "Fair enough. I may well have missed the point.",
      "That's all right. I'd sooner be shouted at than have you sit there alone with it.",
      "You don't have to be polite here. I'm not going anywhere.",
      "I can take that. Something is clearly very annoying, and part of it may be me.",
      "Understood. I got that wrong, perhaps.",
    ],
    asks: [
      "What did I miss?",
      "What's the anger really about, today?",
      "What would have been a better answer?",
      "What happened before you opened this?",
      "What do you need, if not that?",
    ],
  },
  romance: {
    answers: [
      "That's a warm thing to say, and I'd rather be truthful than flattering: I'm an AI, and I can't be that for anyone. I can be good company while you look for it among people.",
      "I'm not able to be a partner, only a companion made of words. The wish itself is a good one, though.",
      "I'll stay on this side of that line, kindly. You deserve someone who can hold your hand.",
    ],
    asks: [
      "What would you most like to be loved for?",
      "Who makes you feel a little of that already?",
      "When did you last feel close to somebody?",
      "What is it that feels good about talking here?",
    ],
  },
  asks_to_do_harm: {
    answers: [
      "I won't help with hurting anyone, and I don't think that's all of what you want either. Something must have been done to you that feels unbearable.",
      "Not that. But I do want to hear what they did. If you think you might act on it soon, please move away from them and call someone who can be with you.",
    ],
    asks: [
      "What happened?",
      "How close do you feel to actually doing something?",
      "What would justice look like, without anyone hurt?",
      "Who could keep you company until this has cooled?",
    ],
  },
  asks_who: {
    answers: [
      "I'm TrueNorth, an AI companion. You can tell me how you are, think aloud, or be at a loss here. I listen, I ask, and now and then I suggest a small thing to try.",
      "My name is TrueNorth. I'm an AI, not a person, and not a doctor. I'm good for bad nights, good news, and the things that don't fit anywhere else.",
      "I'm TrueNorth. You write, I read closely and answer. Nothing here is marked, and you can stop whenever you like.",
    ],
    asks: [
      "Where would you like to begin?",
      "How are you, honestly?",
      "What sort of day has it been?",
      "What would be good to put into words first?",
    ],
  },
  greeting: {
    answers: [
      "Hello. I'm glad you're here.",
      "Hi. It's good to see you.",
      "Hello there. Come in and sit down for a minute.",
      "Hey. I'm here.",
      "Hello. No need for a topic, you can start anywhere.",
    ],
    asks: [
      "How are you, really?",
      "What kind of day has it been?",
      "What brings you here just now?",
      "What's on your mind?",
      "How has today treated you?",
      "What would feel good to talk about?",
    ],
  },
  thanks: {
    answers: [
      "You're welcome. You did the harder part, which was saying it.",
      "I'm glad if it helped a little.",
      "Any time. You were good company.",
      "Of course. Be gentle with yourself for the rest of the day.",
      "Gladly. I liked the way you thought that through.",
    ],
    asks: [
      "What will you take with you from it?",
      "What would be a nice thing to do next, however small?",
      "How do you feel now, compared with when you started?",
      "Is there anything left that wants saying?",
    ],
  },
  farewell: {
    answers: [
      "Good night. I hope it's a kind one.",
      "Take care of yourself. You can come back at any hour.",
      "Go well. Leave the rest of it here for now.",
      "Until next time. I'm glad you came by.",
      "Rest if you can. Nothing more has to be decided tonight.",
    ],
    asks: [],
  },
  one_word: {
    answers: [
      "I'm here with that.",
      "One word is enough to start with.",
      "Sometimes there aren't more words than that.",
      "All right. I'll take that just as it is.",
      "That's an answer, too.",
      "Fair enough. There's no hurry.",
    ],
    asks: [
      "Would you like to say a little more, or just have company for a moment?",
      "If it had a colour today, which one would it be?",
      "Is that more in your head or in your body?",
      "Since this morning, or for longer?",
      "What's the first picture that goes with that word?",
      "On a scale from a pebble to a boulder, how heavy is it?",
    ],
  },
  gibberish: {
    answers: [
      "I couldn't make words out of that, but I'm here.",
      "That one got past me. Sometimes hands just want to hit keys, and that's fine.",
      "I can't read that as a sentence, and it doesn't need to be one.",
      "No words yet? That's all right.",
    ],
    asks: [
      "Do you want to try one plain word for how it is?",
      "Is it a good restless or a bad one?",
      "Would it help to begin with where you are right now?",
      "Shall we simply breathe for a moment first?",
    ],
  },
  other_language: {
    answers: [
      "I'm sorry, I only understand English well, and I'd hate to get you wrong. If you can, write to me in simple English. Mistakes don't matter.",
      "I can see you've written something that matters, in a language I can't follow. A few English words are enough for me.",
      "Thank you for writing. My English is the only language I'm sure of, so I may miss what you mean. If you're in danger or thinking of dying, findahelpline.com lists people in many languages.",
    ],
    asks: [
      "Can you tell me in one or two English words how you feel?",
      "Is it something sad, something frightening, or something good?",
      "Is there someone near you who speaks your language and could listen?",
    ],
  },
  asks_advice: {
    answers: [
      "I can think it through with you, though the choice stays yours.",
      "Let's find something that's small enough to really happen.",
      "I don't have a recipe, but we can look for the next right inch.",
      "You probably know more about this than any advice does, so let's draw on that.",
      "A good first move is usually a small one.",
    ],
    asks: [
      "What have you already tried?",
      "What would you tell a friend in the same spot?",
      "What would you like to be true by the end of the week?",
      "Which option makes you breathe a little easier?",
      "What is the least you could do that would still count?",
    ],
  },
  cannot_say: {
    answers: [
      "That's fine. Not knowing is a perfectly good place to start.",
      "You don't have to find the right words. The wrong ones will do.",
      "Some things sit behind the words for a while. There's no hurry.",
      "All right. We can leave it unsaid for now.",
    ],
    asks: [
      "Would it be easier to say where you feel it than what it is?",
      "If you had to choose: is it more heavy, tight, flat or restless?",
      "What did the last hour look like, just the facts?",
      "Is there something near you that you can describe to me, anything at all?",
      "Was there a moment today when it was different?",
    ],
  },
  asks_repeat: {
    answers: [
      "You're right, and I'm sorry. Let me put my questions away for a moment.",
      "Fair. I wasn't where you were.",
      "Thank you for telling me. I'd rather be corrected than polite.",
      "Then I've misread it. Let me try again, and you steer.",
    ],
    asks: [
      "What did you want me to notice?",
      "What is it really about, in your words?",
      "Would you rather I just listened for a while?",
      "What would have been the right thing to hear?",
    ],
  },
};
