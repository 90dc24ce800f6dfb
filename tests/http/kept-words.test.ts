import { expect, test } from "vitest";
import { browser } from "./browser";
import { again, member } from "./people";
import { startServer } from "./server";

const server = await startServer();

test("a plain comment on a reflection that was deleted meanwhile comes back with its words", async () => {
  const author = await member(server);
  const reader = await member(server);
  const { id } = (await author.post("/api/reflections", { content: "Soon gone." })).json();
  await author.delete(`/api/reflections/${id}`);
  const answer = await reader.submit(`/reflection/${id}`, "comment", {
    reflectionId: id,
    content: "Words that took a while.",
  });
  expect(answer.status).toBe(404);
  expect(answer.text).toContain("Content no longer available");
  expect(answer.text).toContain("Words that took a while.");
});

test("a plain echo of a chain that was finished meanwhile comes back with its words", async () => {
  const author = await member(server);
  const reader = await member(server);
  const { id } = (await author.post("/api/reflections", { content: "First." })).json();
  const { threadId } = (
    await reader.post("/api/reflections/echo", { originalReflectionId: id, content: "Second." })
  ).json();
  await author.post(`/api/echo-chains/${threadId}/close`, {});
  const answer = await reader.submit(`/echo/${threadId}`, "echo", {
    originalReflectionId: id,
    content: "Third, and late.",
  });
  expect(answer.status).toBe(409);
  expect(answer.text).toContain("Third, and late.");
});

test("somebody whose session ended meanwhile reads their words again", async () => {
  const author = await member(server);
  const { id } = (
    await author.post("/api/reflections", { content: "Mine.", isPublic: false })
  ).json();
  const signedOut = browser(server);
  const answer = await signedOut.submit(`/reflection/${id}`, "comment", {
    reflectionId: id,
    content: "A note to myself.",
  });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.text).toContain("A note to myself.");
  expect(answer.text).not.toContain("Mine.");
  expect((await again(server, author)).id).toBe(author.id);
});
