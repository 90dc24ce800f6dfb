import type { MOODS } from "~/features/reflections/moods";

type DailyPrompt = { words: string; mood: (typeof MOODS)[number] };
const prompt = (mood: DailyPrompt["mood"], words: string): DailyPrompt => ({ mood, words });

/** What the companion asks everybody, one a day, in this order and then from the start. */
export const DAILY_PROMPTS: readonly DailyPrompt[] = [
  prompt("thoughtful", "Which room of your day was the quietest? What did you do in it?"),
  prompt("grateful", "Who made something easier for you this week, perhaps without noticing?"),
  prompt(
    "calm",
    "What is the view from where you usually sit? Say one thing in it you had stopped seeing.",
  ),
  prompt("hopeful", "What small thing would make tomorrow morning a little kinder to you?"),
  prompt("reflective", "What did you believe at fifteen that you are glad to have kept?"),
  prompt(
    "overwhelmed",
    "If today were a pile on a table, which one thing could you put away first?",
  ),
  prompt("inspired", "When did you last lose track of time in a good way?"),
  prompt("peaceful", "Which sound tells you that you are home?"),
  prompt("anxious", "What is a worry that turned out smaller than its shadow?"),
  prompt("motivated", "What have you begun that deserves ten more minutes of you?"),
  prompt(
    "frustrated",
    "What keeps going wrong in the same way? What would you tell a friend who had that problem?",
  ),
  prompt("excited", "What are you looking forward to, however small?"),
  prompt("thoughtful", "Which sentence that somebody once said to you do you still carry around?"),
  prompt("grateful", "What do you own that has been with you longest? Why is it still there?"),
  prompt("calm", "What do your hands like to do when nobody asks anything of them?"),
  prompt("hopeful", "What is slowly getting better, so slowly that it is easy to miss?"),
  prompt(
    "reflective",
    "What did you learn to do from watching someone, without a word of teaching?",
  ),
  prompt("overwhelmed", "What could stay undone this week, and who would even notice?"),
  prompt(
    "inspired",
    "Whose way of living do you quietly admire? Which corner of it could you borrow?",
  ),
  prompt("peaceful", "Where do you walk when you walk for no reason?"),
  prompt(
    "anxious",
    "What do you need to hear before something difficult? Try writing it to yourself.",
  ),
  prompt("motivated", "What did you do lately that was hard to start and good to have done?"),
  prompt(
    "frustrated",
    "What did you want to say this week and swallow? Here is a kind place to say it.",
  ),
  prompt(
    "excited",
    "If you had a free afternoon and a little money, what would the afternoon hold?",
  ),
  prompt("thoughtful", "What have you changed your mind about in the last year?"),
  prompt("grateful", "Which meal have you never forgotten, and who sat at the table?"),
  prompt("calm", "How does your body tell you that it is time to stop? What does it ask for?"),
  prompt("hopeful", "What would you plant, if you knew that you would see it grow?"),
  prompt("reflective", "Which place do you go back to in your thoughts? What is waiting there?"),
  prompt("overwhelmed", "What are you carrying that belongs to somebody else?"),
  prompt("inspired", "What did a child, or an animal, last show you?"),
  prompt("peaceful", "Describe a light you like: a lamp, a window, a street at dusk."),
  prompt("anxious", "What are three things around you that are exactly as they were yesterday?"),
  prompt(
    "motivated",
    "Which habit do you keep that the person you were five years ago would be surprised by?",
  ),
  prompt(
    "frustrated",
    "When did you last change your plans for someone? What would you like to have back?",
  ),
  prompt("excited", "What would you like to be a beginner at?"),
  prompt("thoughtful", "What do people often thank you for? Does it feel like much to you?"),
  prompt("grateful", "What went right today that you had no part in?"),
  prompt("calm", "Which chair, corner or bench is yours? What makes it so?"),
  prompt("hopeful", "What would you write on a postcard to yourself, one year from now?"),
  prompt("reflective", "Which friendship changed its shape and stayed? How is it different now?"),
  prompt("overwhelmed", "Which of today's demands was really yours? Which could have waited?"),
  prompt("inspired", "Which book, song or film came to you at the right time?"),
  prompt("peaceful", "What does an evening look like when nothing in it has to be improved?"),
  prompt("anxious", "What has helped you before to get through an hour of waiting?"),
  prompt("motivated", "What is the smallest version of the thing you keep putting off?"),
  prompt(
    "frustrated",
    "Where are you harder on yourself than on anyone else? What would fair look like?",
  ),
  prompt("excited", "What did you find lately: a street, a taste, a word, a piece of music?"),
  prompt(
    "thoughtful",
    "What do you do differently from how you were raised, and what do you do just the same?",
  ),
  prompt(
    "grateful",
    "Which stranger's kindness do you remember? Tell it as if it had happened this morning.",
  ),
  prompt("calm", "What is the first thing you do when you come in through the door?"),
  prompt("hopeful", "Where did you see somebody try again?"),
  prompt("reflective", "What would your home say about this week, if it could?"),
  prompt("overwhelmed", "Name one thing you managed on a day when everything was too much."),
  prompt("inspired", "What would you make, if it never had to be shown to anyone?"),
  prompt("peaceful", "Which season suits you best? What does it allow you?"),
  prompt(
    "anxious",
    "What can you put down for tonight and pick up again tomorrow, if you still want it?",
  ),
  prompt("motivated", "What would you do this week, if it only had to be done half as well?"),
  prompt("frustrated", "Which rule of your own would you like to bend a little?"),
  prompt(
    "excited",
    "Who would you like to tell good news to first? Have you told them lately that it is them?",
  ),
  prompt("thoughtful", "What question do you wish people would ask you?"),
  prompt("grateful", "What does your body do for you every day that gets no applause?"),
  prompt("calm", "How do you know that a conversation was a good one?"),
  prompt("hopeful", "What is one door that closed, and what could you see once it had?"),
  prompt("reflective", "What did you use to do on Sundays? What has become of it?"),
  prompt("peaceful", "When did you last enjoy your own company? What else was there?"),
];
