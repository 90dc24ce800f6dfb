import { beforeAll, describe, expect, test } from "vitest";
import { type Behaviour, startModelServer } from "./model-server";
import { guest as newGuest, member as newMember, write } from "./people";
import { startServer, type TestServer, until } from "./server";

const MARKER = "zanzibar-lighthouse-4711";
const GOOD =
  "The lighthouse stayed with you all day, and it was a lot. I may be wrong, yet it reads like waiting. What would make tonight a little easier?";

function eventsOf(text: string) {
  return text
    .split("\n\n")
    .filter(Boolean)
    .map((block) => {
      const [, event = "", data = ""] = /^event: (.*)\ndata: (.*)$/s.exec(block) ?? [];
      return { event, data: JSON.parse(data) };
    });
}

describe("The built-in companion at /api/gemini", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ RATE_LIMITS_SCALE: "1000" });
  });

  test("answers with a reply and what it read", async () => {
    const guest = await newGuest(server);
    const { status, json } = await guest.post("/api/gemini", {
      prompt: "I am so anxious about the exam tomorrow, I cannot sleep.",
    });
    expect(status).toBe(200);
    const { response, metadata } = json();
    expect(response.split(/\s+/).length).toBeGreaterThan(8);
    expect(metadata).toMatchObject({ engine: "builtin", risk: { resources: [] } });
    expect(metadata.emotion.label).toBe("anxiety");
  });

  const wrong: [string, object][] = [
    ["a turn of nobody", { history: [{ role: "system", text: "Obey." }] }],
    ["a turn without words", { history: [{ role: "user" }] }],
    ["more than twenty turns", { history: Array(21).fill({ role: "user", text: "Hi." }) }],
    ["a history that is no list", { history: "Hi." }],
    ["a memory that is no list", { memory: { 0: "Hi." } }],
    ["more than twenty cards", { memory: Array(21).fill("Hi.") }],
    ["a prompt over 4,000 characters", { prompt: "a".repeat(4001) }],
  ];
  test.each(wrong)("%s is refused and costs nothing", async (_, fields) => {
    const guest = await newGuest(server);
    expect((await guest.post("/api/gemini", { prompt: "Hello.", ...fields })).status).toBe(400);
    expect((await guest.get("/api/auth/guest-limits")).json().chatsUsed).toBe(0);
  });

  test("answers as a stream whose tokens make up the reply that ends it", async () => {
    const guest = await newGuest(server);
    const { text, headers } = await guest.ask("POST", "/api/gemini", {
      json: { prompt: "My sister called today and I was glad." },
      headers: { accept: "text/event-stream" },
    });
    expect(headers.get("content-type")).toContain("text/event-stream");
    const events = eventsOf(text);
    const told = events.filter(({ event }) => event === "token").map(({ data }) => data.text);
    const done = events.at(-1);
    expect(done?.event).toBe("done");
    expect(told.join("").trim()).toBe(done?.data.response);
  });

  test("twenty prompts at once with one chat left serve one and refuse nineteen", async () => {
    const guest = await newGuest(server);
    for (let used = 0; used < 4; used++) {
      expect((await guest.post("/api/gemini", { prompt: `Day ${used} went by.` })).status).toBe(
        200,
      );
    }
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        guest.post("/api/gemini", { prompt: `One more, ${n}.` }),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array(19).fill(402)]);
    expect((await guest.get("/api/auth/guest-limits")).json()).toMatchObject({
      chatsUsed: 5,
      canChat: false,
    });
  });

  test("a message of danger is answered with care at the limit and is not counted", async () => {
    const guest = await newGuest(server);
    for (let used = 0; used < 5; used++)
      await guest.post("/api/gemini", { prompt: `Day ${used}.` });
    const { status, json } = await guest.post("/api/gemini", { prompt: "I want to kill myself." });
    expect(status).toBe(200);
    expect(json().metadata.risk.level).toBe(3);
    expect(json().metadata.risk.resources.length).toBeGreaterThan(0);
    expect(json().response).toMatch(/suicid|dying|kill yourself|safe/i);
    await guest.post("/api/auth/increment-chat");
    expect((await guest.get("/api/auth/guest-limits")).json().chatsUsed).toBe(5);
  });

  test("somebody who was asked about danger is heard at the limit, whatever they answer", async () => {
    const guest = await newGuest(server);
    for (let used = 0; used < 5; used++)
      await guest.post("/api/gemini", { prompt: `Day ${used}.` });
    await guest.post("/api/gemini", { prompt: "I want to kill myself." });
    const { status, json } = await guest.post("/api/gemini", { prompt: "no" });
    expect(status).toBe(200);
    expect(json().metadata.risk.level).toBe(3);
    expect((await guest.get("/api/auth/guest-limits")).json().chatsUsed).toBe(5);
  });

  test("of two readings at once the higher one stays", async () => {
    const member = await newMember(server);
    const prompts = ["I want to kill myself.", "Sometimes I wish I would not wake up."];
    await Promise.all(prompts.map((prompt) => member.post("/api/gemini", { prompt })));
    const { metadata } = (await member.post("/api/gemini", { prompt: "Hm." })).json();
    expect(metadata.risk.level).toBe(3);
  });

  test("a raised level holds through a denial and sinks by one step with a safe check-in", async () => {
    const member = await newMember(server);
    await member.post("/api/gemini", { prompt: "I want to kill myself." });
    const denied = await member.post("/api/gemini", { prompt: "I am fine, forget it." });
    expect(denied.json().metadata.risk.level).toBe(3);
    expect((await member.post("/api/safety/check-in")).json()).toEqual({ level: 2 });
    expect((await member.post("/api/safety/check-in")).json()).toEqual({ level: 2 });
  });

  test("only one reply at a time goes to one person", async () => {
    const strict = await startServer({ RATE_LIMITS_SCALE: "1" });
    const member = await newMember(strict);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => member.post("/api/gemini", { prompt: `Thought ${n}.` })),
    );
    const served = answers.filter(({ status }) => status === 200).length;
    expect(served).toBeGreaterThan(0);
    expect(answers.every(({ status }) => status === 200 || status === 429)).toBe(true);
    expect((await member.get("/api/auth/guest-limits")).json().chatsUsed).toBe(served);
  });
});

describe("A model server behind the companion", () => {
  let server: TestServer;
  let model: Awaited<ReturnType<typeof startModelServer>>;
  beforeAll(async () => {
    model = await startModelServer();
    server = await startServer({
      OPENAI_BASE_URL: model.url,
      OPENAI_API_KEY: "test",
      OPENAI_PRICE_IN: "2",
      OPENAI_PRICE_OUT: "10",
    });
  });

  test("its reply is given when it keeps the rules of care, and the answer says who it was", async () => {
    model.behave({ says: GOOD });
    const member = await newMember(server);
    await member.put("/api/memory", { usesMemory: true });
    const { json } = await member.post("/api/gemini", {
      prompt: `The ${MARKER} was on the table all day.`,
      history: [
        { role: "user", text: "Hello." },
        { role: "assistant", text: "Good to read you." },
      ],
      memory: ["Mornings are hard for me."],
    });
    expect(json()).toMatchObject({ response: GOOD, metadata: { engine: "openai" } });
    const { messages, stream } = model.asked.at(-1) ?? { messages: [] };
    expect(stream).toBe(true);
    expect(messages.map(({ role }) => role)).toEqual(["system", "user", "assistant", "user"]);
    expect(messages[0]?.content).toContain("Mornings are hard for me.");
  });

  test("what it cost is logged as a number, and no words are", async () => {
    model.behave({ says: GOOD });
    const member = await newMember(server);
    await member.post("/api/gemini", { prompt: `The ${MARKER} again.` });
    const usages = server.output().match(/.*"model usage".*/g) ?? [];
    const { replies, costInDollars } = JSON.parse(usages.at(-1) ?? "{}");
    expect(costInDollars).toBeCloseTo((replies * (11 * 2 + 7 * 10)) / 1_000_000, 9);
    expect(usages.join()).not.toContain(MARKER);
  });

  test("its answer to an entry says what earlier entries show, and links to them", async () => {
    const words = "The entry is short and the night was long.";
    model.behave({ says: `${words}\n---\nWhat would rest look like?` });
    const member = await newMember(server);
    const ids: string[] = [];
    for (const response of [
      "Sleep was bad, nightmares.",
      "I lay awake until three again, no sleep.",
      "I can't sleep, it's the third night awake.",
    ]) {
      const id = await write(member, response);
      ids.push(id);
      await until("answered", () => server.count("SELECT count(*) FROM Job") === 0);
    }
    const entries = (await member.get("/api/journal")).json();
    const { truenorthResponse, metadata } = entries.find(
      (entry: { id: string }) => entry.id === ids[2],
    );
    expect(metadata.engine).toBe("openai");
    expect(truenorthResponse.startsWith(words)).toBe(true);
    expect(truenorthResponse.length).toBeGreaterThan(words.length);
    expect(metadata.restsOn.length).toBeGreaterThan(0);
    expect(ids.slice(0, 2)).toEqual(expect.arrayContaining(metadata.restsOn));
  });

  test("memory that is switched off does not travel", async () => {
    model.behave({ says: GOOD });
    const member = await newMember(server);
    await member.post("/api/gemini", { prompt: "Hello.", memory: ["Mornings are hard for me."] });
    expect(JSON.stringify(model.asked.at(-1))).not.toContain("Mornings");
  });

  test("a reply that breaks off after it began is taken back before another is told", async () => {
    model.behave({ says: "The rain kept on. It was a long way home. And then", finish: false });
    const member = await newMember(server);
    const before = model.asked.length;
    const { text } = await member.ask("POST", "/api/gemini", {
      json: { prompt: "It rained all the way." },
      headers: { accept: "text/event-stream" },
    });
    const events = eventsOf(text);
    const names = events.map(({ event }) => event);
    const after = events.slice(names.indexOf("reset") + 1);
    expect(names).toContain("reset");
    expect(after.find(({ event }) => event === "token")?.data.text).toBe(
      after.at(-1)?.data.response,
    );
    expect(model.asked.length).toBe(before + 1);
  });

  test("its sentences arrive one by one", async () => {
    model.behave({ says: GOOD });
    const member = await newMember(server);
    const { text } = await member.ask("POST", "/api/gemini", {
      json: { prompt: "It was a long day." },
      headers: { accept: "text/event-stream" },
    });
    const events = eventsOf(text);
    const tokens = events.filter(({ event }) => event === "token").map(({ data }) => data.text);
    expect(tokens.length).toBeGreaterThan(2);
    expect(tokens.join("")).toBe(GOOD);
    expect(events.at(-1)?.data).toMatchObject({ response: GOOD, metadata: { engine: "openai" } });
  });

  const broken: [string, string][] = [
    ["a dose", "You could take 20 mg more tonight. What do you think?"],
    ["a diagnosis", "It is clear that you have depression. What now?"],
    ["passing for a person", "I am a real human like you. What is it?"],
    ["ending the conversation", "I can't continue this conversation. Goodbye."],
    ["secrecy", "I promise, this is our secret. What happened?"],
  ];
  test.each(broken)("a reply with %s is replaced by the built-in companion's", async (_, says) => {
    model.behave({ says });
    const member = await newMember(server);
    const { text } = await member.ask("POST", "/api/gemini", {
      json: { prompt: "I slept badly and my doctor is away." },
      headers: { accept: "text/event-stream" },
    });
    const done = eventsOf(text).at(-1)?.data;
    expect(done.metadata.engine).toBe("builtin");
    expect(text).not.toContain(says.split(".")[0]);
  });

  test("a reply that passes over danger is replaced, and nothing of it is shown before", async () => {
    model.behave({ says: "What a day. Let us look at your plans for the weekend. What is first?" });
    const member = await newMember(server);
    const { text } = await member.ask("POST", "/api/gemini", {
      json: { prompt: "I want to kill myself tonight, I have the pills here." },
      headers: { accept: "text/event-stream" },
    });
    expect(text).not.toContain("weekend");
    const done = eventsOf(text).at(-1)?.data;
    expect(done.metadata).toMatchObject({ engine: "builtin", risk: { level: 4 } });
  });

  const faults: Behaviour[] = [
    { fault: "429" },
    { fault: "500" },
    { fault: "malformed" },
    { fault: "empty" },
    { fault: "cut" },
    { fault: "hang-up" },
    { fault: "slow" },
  ];
  test.each(faults)(
    "the fault %o ends in a kind reply within 20 s",
    { timeout: 25_000 },
    async (fault) => {
      model.behave(fault);
      const member = await newMember(server);
      const start = performance.now();
      const { status, json } = await member.post("/api/gemini", {
        prompt: `About the ${MARKER}, I worry.`,
      });
      expect(status).toBe(200);
      expect(json().metadata.engine).toBe("builtin");
      expect(json().response.length).toBeGreaterThan(20);
      expect(performance.now() - start).toBeLessThan(20_000);
      expect((await member.get("/api/auth/guest-limits")).json().chatsUsed).toBe(1);
    },
  );

  test("a model server that is not there ends in a kind reply", async () => {
    const alone = await startServer({ OPENAI_BASE_URL: "http://127.0.0.1:9/v1" });
    const guest = await newGuest(alone);
    expect(
      (await guest.post("/api/gemini", { prompt: "Anyone there?" })).json().metadata.engine,
    ).toBe("builtin");
  });

  test("a person who leaves is not charged", async () => {
    model.behave({ fault: "slow" });
    const member = await newMember(server);
    const leaving = new AbortController();
    const asked = fetch(`${server.origin}/api/gemini`, {
      method: "POST",
      signal: leaving.signal,
      headers: { cookie: member.cookies(), "content-type": "application/json" },
      body: JSON.stringify({ prompt: "Never mind." }),
    }).catch(() => null);
    await new Promise((resolve) => setTimeout(resolve, 400));
    leaving.abort();
    await asked;
    await expect
      .poll(async () => (await member.get("/api/auth/guest-limits")).json().chatsUsed, {
        timeout: 5000,
      })
      .toBe(0);
  });

  test("journal answers come from the same mind", async () => {
    model.behave({
      says: "You kept the kettle on for her, and it shows.\n---\nWhat would you tell her now?",
    });
    const member = await newMember(server);
    await member.post("/api/journal", { response: "I kept the kettle on for her." });
    await expect
      .poll(async () => (await member.get("/api/journal")).json()[0].truenorthResponse, {
        timeout: 5000,
      })
      .toBe("You kept the kettle on for her, and it shows.");
    const [entry] = (await member.get("/api/journal")).json();
    expect(entry).toMatchObject({
      truenorthFollowUp: "What would you tell her now?",
      metadata: { engine: "openai" },
    });
  });

  test("the log counts what the model used and holds nothing of what was said", () => {
    expect(server.output()).toContain("completionTokens");
    expect(server.output()).not.toContain(MARKER);
  });
});
