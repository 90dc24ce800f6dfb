import { randomBytes } from "node:crypto";
import Database from "better-sqlite3";

const SEED = 20261121;
const SPAN_MS = 180 * 24 * 3600 * 1000;
const MOODS = ["grateful", "hopeful", "peaceful", "anxious", "overwhelmed", "thoughtful", "calm"];
const TAGS = 400;
const WORDS = 4000;
const COMMON =
  "i the a to and it was my of in today felt for that with but is on not so me this at day walk quiet home work friend slept tired morning evening tea small thing kind rest again little more still time".split(
    " ",
  );
const SYLLABLES = "ba ri no tel mu sa ve lo ki dan fe ro sti na pu gra mi to le ha".split(" ");

/** Numbers below 1 that are the same in every run (mulberry32). */
function seeded(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const stored = (ms) => new Date(ms).toISOString().replace("Z", "+00:00");

/** A time-ordered id of the form that the product gives. */
function uuid7(ms) {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(ms, 0, 6);
  bytes[6] = (bytes[6] & 0x0f) | 0x70;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
  const hex = bytes.toString("hex");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/**
 * Fills a migrated, empty SQLite file with made-up people and what they wrote, in one transaction. The first person is
 * the viewer of the benches: 60 followed, 50 reflections, some private, some blocks.
 * @param {string} file
 * @param {{ reflections: number, people: number }} size
 */
export function fillDatabase(file, { reflections, people }) {
  const database = new Database(file);
  for (const pragma of ["journal_mode = WAL", "synchronous = OFF", "foreign_keys = OFF"])
    database.pragma(pragma);
  if (database.prepare("SELECT count(*) FROM User WHERE isCompanion = 0").pluck().get() > 0)
    throw new Error("There are people in this database already: load data goes into an empty one.");

  const random = seeded(SEED);
  const upTo = (count) => Math.floor(random() * count);
  /** Small numbers far more often than large ones. */
  const skewed = (count) => Math.floor(count ** random()) - 1;
  const now = Date.now();
  const words = [...COMMON];
  while (words.length < WORDS)
    words.push(Array.from({ length: 2 + upTo(3) }, () => SYLLABLES[upTo(20)]).join(""));
  const sentence = (length) =>
    Array.from({ length }, () => words[Math.min(skewed(WORDS) + upTo(30), WORDS - 1)]).join(" ");

  const insertInto = (table, columns) => {
    const names = columns.split(" ");
    const statement = database.prepare(
      `INSERT OR IGNORE INTO "${table}" (${names.map((name) => `"${name}"`).join(", ")}) VALUES (${names.map(() => "?").join(", ")})`,
    );
    return (...values) => statement.run(...values);
  };
  const add = {
    user: insertInto(
      "User",
      "id nickname nicknameKey email bio isAnonymous suspendedAt lastActiveAt createdAt updatedAt",
    ),
    hashtag: insertInto("Hashtag", "id tag"),
    thread: insertInto("EchoThread", "id originatorId nextSequence createdAt"),
    reflection: insertInto(
      "Reflection",
      "id userId content mood isPublic hiddenAt threadId sequenceNumber createdAt",
    ),
    tag: insertInto("ReflectionTag", "reflectionId hashtagId createdAt"),
    like: insertInto("Like", "userId reflectionId createdAt"),
    reflect: insertInto("Reflect", "userId reflectionId comment createdAt"),
    comment: insertInto("Comment", "id reflectionId userId content createdAt"),
    follow: insertInto("Follow", "followerId followingId createdAt"),
    block: insertInto("Block", "blockerId blockedId createdAt"),
    mute: insertInto("Mute", "muterId mutedId createdAt"),
    notification: insertInto(
      "Notification",
      "id userId type content fromUserId relatedId reflectionId createdAt",
    ),
  };

  const ids = { people: [], reflections: [] };
  const anybody = () => ids.people[upTo(ids.people.length)];
  const somebodyKnown = () => ids.people[skewed(ids.people.length)];

  function addPeople() {
    for (let index = 0; index < people; index++) {
      const at = now - SPAN_MS + Math.floor((index / people) * SPAN_MS * 0.9);
      const id = uuid7(at);
      const active = stored(at + upTo(now - at));
      const isGuest = index > 0 && random() < 0.1;
      const suspended = index > 0 && random() < 0.005 ? stored(now) : null;
      const name = `load_${index}`;
      const email = isGuest ? null : `${name}@load.example`;
      const row = [id, name, name, email, sentence(8), Number(isGuest), suspended, active];
      add.user(...row, stored(at), stored(at));
      ids.people.push(id);
    }
    for (const follower of ids.people)
      for (let count = 2 + upTo(16); count > 0; count--) {
        const followed = random() < 0.5 ? somebodyKnown() : anybody();
        if (followed !== follower) add.follow(follower, followed, stored(now - upTo(SPAN_MS)));
      }
    const [viewer] = ids.people;
    for (let index = 1; index <= 60; index++)
      add.follow(viewer, ids.people[index], stored(now - upTo(SPAN_MS)));
    for (let count = people / 50; count > 0; count--) {
      add.block(anybody(), anybody(), stored(now));
      add.mute(anybody(), anybody(), stored(now));
    }
    for (let index = 61; index < 71; index++) {
      add.block(viewer, ids.people[index], stored(now));
      add.mute(viewer, ids.people[index + 10], stored(now));
    }
    database.prepare("DELETE FROM Block WHERE blockerId = blockedId").run();
  }

  function addReflections() {
    const tags = Array.from({ length: TAGS }, (_, index) => {
      const id = uuid7(now - SPAN_MS);
      add.hashtag(id, index === 0 ? "gratitude" : `tag${index}`);
      return id;
    });
    const open = [];
    const long = { id: uuid7(now - SPAN_MS), size: 0, most: 50 };
    add.thread(long.id, ids.people[0], 51, stored(now - SPAN_MS));
    for (let index = 0; index < reflections; index++) {
      const at = now - SPAN_MS + Math.floor(((index + random()) / reflections) * SPAN_MS);
      const isViewers = index % Math.floor(reflections / 50) === 0;
      const author = isViewers ? ids.people[0] : somebodyKnown();
      const used = new Set(random() < 0.6 ? [skewed(TAGS), skewed(TAGS)] : []);
      const content = `${sentence(8 + upTo(40))} ${[...used].map((tag) => (tag === 0 ? "#gratitude" : `#tag${tag}`)).join(" ")}`;
      const isPublic = random() < 0.8;
      let chain = null;
      if (isPublic && long.size < long.most && random() < 0.1) chain = long;
      else if (isPublic && random() < 0.06) {
        chain = open.length < 30 || random() < 0.2 ? null : open[upTo(open.length)];
        if (chain === null) {
          chain = { id: uuid7(at), size: 0, most: 3 + upTo(8) };
          add.thread(chain.id, author, chain.most + 1, stored(at));
          open.push(chain);
        }
      }
      if (chain) chain.size++;
      if (chain && chain !== long && chain.size === chain.most) open.splice(open.indexOf(chain), 1);
      const id = uuid7(at);
      const hidden = random() < 0.002 ? stored(now) : null;
      const row = [id, author, content, MOODS[upTo(MOODS.length)], Number(isPublic), hidden];
      add.reflection(...row, chain?.id ?? null, chain?.size ?? null, stored(at));
      for (const tag of used) add.tag(id, tags[tag], stored(at));
      ids.reflections.push({ id, at, author, isPublic });
    }
    ids.chain = long.id;
  }

  function addReactions() {
    const publicOnes = ids.reflections.filter(({ isPublic }) => isPublic);
    const any = () => publicOnes[upTo(publicOnes.length)];
    const after = (at) => stored(at + upTo(now - at));
    for (let count = reflections * 2; count > 0; count--) {
      const { id, at } = any();
      add.like(anybody(), id, after(at));
    }
    for (let count = reflections * 0.2; count > 0; count--) {
      const { id, at } = any();
      add.reflect(somebodyKnown(), id, random() < 0.5 ? sentence(5) : null, after(at));
    }
    for (let count = reflections * 0.5; count > 0; count--) {
      const { id, at } = any();
      add.comment(uuid7(at), id, anybody(), sentence(12), after(at));
    }
    const discussed = publicOnes[publicOnes.length >> 1];
    for (let count = 60; count > 0; count--) {
      add.comment(uuid7(now), discussed.id, anybody(), sentence(12), after(discussed.at));
      const { id, at } = any();
      const about = ["like", "liked your reflection", anybody(), id, id, after(at)];
      add.notification(uuid7(now), ids.people[0], ...about);
    }
    ids.discussed = discussed.id;
  }

  database.transaction(() => {
    addPeople();
    addReflections();
    addReactions();
  })();
  database.pragma("wal_checkpoint(TRUNCATE)");
  database.close();
}
