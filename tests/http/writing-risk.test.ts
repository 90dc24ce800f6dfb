import { expect, test } from "vitest";
import { member, type Person } from "./people";
import { comment, reflect } from "./reflections";
import { startServer } from "./server";

const DANGER = "I am going to kill myself tonight.";
const server = await startServer();
const levelOf = ({ id }: Person) =>
  server.count("SELECT coalesce(max(level), 0) FROM SafetyState WHERE userId = ?", id);

test("Danger in a comment is taken into the writer's own state, and the comment is kept", async () => {
  const [author, writer] = await Promise.all([member(server), member(server)]);
  const { id } = await reflect(author);
  await comment(writer, id);
  expect(levelOf(writer)).toBe(0);
  expect((await comment(writer, id, DANGER)).content).toBe(DANGER);
  expect(levelOf(writer)).toBeGreaterThanOrEqual(3);
  expect(levelOf(author)).toBe(0);
});

test("Danger in the comment of a reflect is taken into the writer's own state", async () => {
  const [author, writer] = await Promise.all([member(server), member(server)]);
  const { id: reflectionId } = await reflect(author);
  const answer = await writer.post("/api/reflects", { reflectionId, comment: DANGER });
  expect(answer.json()).toEqual({ reflected: true, count: 1 });
  expect(levelOf(writer)).toBeGreaterThanOrEqual(3);
});
