import { beforeAll, describe, expect, test } from "vitest";
import { browser } from "./browser";
import { guest, member, newNickname, type Person } from "./people";
import { block, comment, follow, like, reflect, suspend } from "./reflections";
import { startServer } from "./server";

const server = await startServer();
let viewer: Person;
let friend: Person;
let stranger: Person;

type Shown = { id: string };
const idsOf = async (person: Person, path: string): Promise<string[]> =>
  (await person.get(path)).json().map(({ id }: Shown) => id);
const profile = (person: Person, fields: Record<string, string>) =>
  person.put(`/api/user/${person.id}`, { nickname: newNickname(), ...fields });

beforeAll(async () => {
  viewer = await member(server);
  friend = await member(server);
  stranger = await member(server);
});

test("A list of people says of each what others may know, and no more", async () => {
  await reflect(friend);
  const [someone] = (await viewer.get("/api/suggested-users")).json();
  expect(someone).toEqual({
    id: friend.id,
    nickname: expect.any(String),
    bio: "",
    avatarColor: expect.any(String),
    isAnonymous: false,
  });
  expect((await browser(server).get("/api/suggested-users")).status).toBe(401);
});

describe("Following", () => {
  test("is toggled, seen from both sides, and counted once however often it is sent at once", async () => {
    expect((await follow(viewer, friend)).json()).toMatchObject({ following: true });
    const isFollowing = async (a: Person, b: Person) =>
      (await stranger.get(`/api/is-following/${a.id}/${b.id}`)).json();
    expect(await isFollowing(viewer, friend)).toEqual({ isFollowing: true });
    expect(await isFollowing(friend, viewer)).toEqual({ isFollowing: false });
    expect(await idsOf(stranger, `/api/following/${viewer.id}`)).toEqual([friend.id]);
    expect(await idsOf(stranger, `/api/followers/${friend.id}`)).toEqual([viewer.id]);
    await Promise.all(Array.from({ length: 9 }, () => follow(stranger, friend)));
    expect(await idsOf(viewer, `/api/followers/${friend.id}`)).toEqual([stranger.id, viewer.id]);
    expect((await follow(stranger, friend)).json()).toMatchObject({ following: false });
    expect(server.count("SELECT count(*) FROM Follow WHERE followerId = ?", stranger.id)).toBe(0);
  });

  test("oneself is refused, and a guest cannot be found for it", async () => {
    const refused = await follow(viewer, viewer);
    expect([refused.status, refused.text]).toEqual([400, "You cannot follow yourself."]);
    expect((await follow(viewer, await guest(server))).status).toBe(404);
  });
});

describe("Suggestions", () => {
  test("begin with whom the people one follows do, then those who wrote in public", async () => {
    const me = await member(server);
    const near = await member(server);
    const nearer = await member(server);
    const writer = await member(server);
    const silent = await member(server);
    const inPrivate = await member(server);
    const [one, two] = [await member(server), await member(server)];
    await reflect(writer);
    await reflect(inPrivate, { isPublic: false });
    for (const friendOfMine of [one, two]) {
      await follow(me, friendOfMine);
      await follow(friendOfMine, nearer);
    }
    await follow(one, near);
    await follow(one, me);
    await follow(two, { id: "truenorth-ai-companion" });
    const ids = await idsOf(me, "/api/suggested-users");
    expect(ids.slice(0, 2)).toEqual([nearer.id, near.id]);
    expect(ids.slice(2)).toContain(writer.id);
    for (const { id } of [me, one, two, silent, inPrivate, { id: "truenorth-ai-companion" }])
      expect(ids).not.toContain(id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each(["suggested-users", "recently-active-users", "search-users?q=findable"])(
    "of %s leave out oneself, guests, the companion, the suspended and blocks on either side",
    async (call) => {
      const me = await member(server);
      const make = async (bio = "Findable.") => {
        const person = await member(server);
        await profile(person, { bio });
        await reflect(person);
        return person;
      };
      const shown = await make();
      const blocked = await make();
      const blocking = await make();
      const suspended = await make();
      const someGuest = await guest(server);
      await profile(someGuest, { bio: "Findable." });
      await profile(me, { bio: "Findable." });
      await reflect(me);
      block(server, me, blocked);
      block(server, blocking, me);
      suspend(server, suspended);
      server.database().prepare("UPDATE User SET bio = 'Findable.' WHERE isCompanion").run();
      const ids = await idsOf(me, `/api/${call}`);
      expect(ids).toContain(shown.id);
      const hidden = [
        me,
        blocked,
        blocking,
        suspended,
        someGuest,
        { id: "truenorth-ai-companion" },
      ];
      for (const { id } of hidden) expect(ids).not.toContain(id);
    },
  );

  test("leave out whom one muted, and are not endless", async () => {
    const me = await member(server);
    const muted = await member(server);
    await reflect(muted);
    const calls = ["suggested-users", "recently-active-users"];
    for (const call of calls) expect(await idsOf(me, `/api/${call}`)).toContain(muted.id);
    server
      .database()
      .prepare("INSERT INTO Mute (muterId, mutedId) VALUES (?, ?)")
      .run(me.id, muted.id);
    for (const call of calls) {
      const ids = await idsOf(me, `/api/${call}`);
      expect(ids).not.toContain(muted.id);
      expect(ids.length).toBeLessThanOrEqual(50);
    }
  });

  test("of the recently active begin with who was here last", async () => {
    const me = await member(server);
    const long = await member(server);
    const last = await member(server);
    const at = (days: number) =>
      new Date(Date.now() - days * 86_400_000).toISOString().replace("Z", "+00:00");
    const set = server.database().prepare("UPDATE User SET lastActiveAt = ? WHERE id = ?");
    set.run(at(40), long.id);
    set.run(at(-0.01), last.id);
    const ids = await idsOf(me, "/api/recently-active-users");
    expect(ids[0]).toBe(last.id);
    expect(ids).not.toContain(long.id);
  });
});

describe("The search for people", () => {
  const find = (q: string) => idsOf(viewer, `/api/search-users?q=${encodeURIComponent(q)}`);
  let moss: Person;
  let beam: Person;
  let ember: Person;

  beforeAll(async () => {
    moss = await member(server);
    beam = await member(server);
    ember = await member(server);
    await profile(moss, { nickname: "Moss_Walker", bio: "Walks with 100% of her heart." });
    await profile(beam, { nickname: "beamxmoss", bio: "Été, et la mer. O'Hara's <b>fan</b>" });
    await profile(ember, { nickname: "ember_9", bio: "Talks of moss\\lichen all day." });
  });

  test("finds nicknames by their beginning first, then parts of nicknames and of bios, in any case", async () => {
    expect(await find("MOSS")).toEqual([moss.id, expect.any(String), expect.any(String)]);
    expect(new Set(await find("moss"))).toEqual(new Set([moss.id, beam.id, ember.id]));
    expect(await find("@moss_w")).toEqual([moss.id]);
    expect(await find("  ember  ")).toEqual([ember.id]);
    expect(await find("été")).toEqual([beam.id]);
    expect(await find("ÉTÉ, ET LA")).toEqual([beam.id]);
  });

  test("takes signs for themselves", async () => {
    expect(await find("%")).toEqual([moss.id]);
    expect(await find("100%")).toEqual([moss.id]);
    expect(await find("moss_")).toEqual([moss.id]);
    expect(await find("m%r")).toEqual([]);
    expect(await find("moss\\lichen")).toEqual([ember.id]);
    expect(await find("O'Hara")).toEqual([beam.id]);
    expect(await find("<b>")).toEqual([beam.id]);
    for (const q of ["", " ", "@", "'; DROP TABLE User; --", "😀", "\u200B", '"'])
      expect(await find(q)).toEqual([]);
  });

  test("answers 50 people at most", async () => {
    const add = server
      .database()
      .prepare("INSERT INTO User (id, nickname, nicknameKey, updatedAt) VALUES (?, ?, ?, ?)");
    const now = new Date().toISOString().replace("Z", "+00:00");
    for (let n = 0; n < 60; n++) add.run(`many-${n}`, `Throng_${n}`, `throng_${n}`, now);
    expect(await find("throng")).toHaveLength(50);
    expect(await find("hrong")).toHaveLength(50);
  });
});

describe("The activity of a person", () => {
  const activity = async (person: Person, search = "", as: Person = viewer) =>
    (await as.get(`/api/user/${person.id}/activity${search}`)).json();

  test("tells what they wrote, liked, reflected and commented on, newest first, with these fields", async () => {
    const one = await member(server);
    const author = await member(server);
    const { nickname } = (await author.get("/api/auth/user")).json();
    const { nickname: ownName } = (await one.get("/api/auth/user")).json();
    const about = await reflect(author, { content: "What it is about.", mood: "calm" });
    const own = await reflect(one, { content: "My own.", mood: "hopeful" });
    await like(one, about.id);
    await one.post("/api/reflects", { reflectionId: about.id, comment: "Passed on." });
    const said = await comment(one, about.id, "I said this.");
    const shared = {
      reflectionId: about.id,
      mood: "calm",
      reflectionContent: "What it is about.",
      reflectionAuthor: nickname,
      createdAt: expect.stringMatching(/Z$/),
    };
    expect(await activity(one)).toEqual([
      { ...shared, type: "commented", id: said.id, content: "I said this." },
      { ...shared, type: "reflected", id: `reflected-${about.id}`, content: "Passed on." },
      { ...shared, type: "liked", id: `liked-${about.id}`, content: null },
      {
        type: "posted",
        id: `posted-${own.id}`,
        reflectionId: own.id,
        mood: "hopeful",
        content: "My own.",
        reflectionContent: "My own.",
        reflectionAuthor: ownName,
        createdAt: expect.stringMatching(/Z$/),
      },
    ]);
    expect(await activity(one, "?limit=1&offset=2")).toMatchObject([{ type: "liked" }]);
  });

  test("never shows a reflection that the viewer may not see, by whatever was done with it", async () => {
    const one = await member(server);
    const shy = await member(server);
    const gone = await member(server);
    for (const author of [shy, gone]) {
      const { id } = await reflect(author, { content: "Out of sight." });
      await like(one, id);
      await one.post("/api/reflects", { reflectionId: id });
      await comment(one, id);
    }
    const moderated = await reflect(viewer, { content: "Out of sight." });
    await like(one, moderated.id);
    const hide = "UPDATE Reflection SET hiddenAt = createdAt WHERE id = ?";
    server.database().prepare(hide).run(moderated.id);
    await reflect(one, { content: "Out of sight.", isPublic: false });
    block(server, shy, viewer);
    suspend(server, gone);
    expect(await activity(one)).toEqual([]);
    expect(await activity(one, "", one)).toHaveLength(4);
    expect(await activity(one, "", await guest(server))).toHaveLength(3);
  });

  test("is not there for a person who is not", async () => {
    for (const call of ["user/nobody/activity", "following/nobody", "followers/nobody"]) {
      const { status, text } = await viewer.get(`/api/${call}`);
      expect({ call, status, text }).toEqual({ call, status: 404, text: "User not found" });
    }
  });
});
