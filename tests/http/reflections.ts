import { expect } from "vitest";
import type { ShownComment } from "~/features/comments/present-comment";
import type { Shown } from "~/features/reflections/present-reflection";
import type { Browser } from "./browser";
import type { Person } from "./people";
import type { TestServer } from "./server";

async function made<T>(person: Browser, path: string, json: object): Promise<T> {
  const answer = await person.post(path, json);
  expect({ status: answer.status, said: answer.status === 201 ? "" : answer.text }).toEqual({
    status: 201,
    said: "",
  });
  return answer.json();
}

/** Stores a reflection. */
export const reflect = (person: Browser, fields: Record<string, unknown> = {}) =>
  made<Shown>(person, "/api/reflections", { content: "The first frost.", ...fields });

/** Echoes a reflection. */
export async function echo(
  person: Browser,
  originalReflectionId: string,
  fields: Record<string, unknown> = {},
) {
  const json = { originalReflectionId, content: "Here too.", ...fields };
  const { reflection } = await made<{ reflection: Shown }>(person, "/api/reflections/echo", json);
  return reflection;
}

/** Comments on a reflection. */
export const comment = (person: Browser, reflectionId: string, content = "I know this.") =>
  made<ShownComment>(person, "/api/comments", { reflectionId, content });

export const like = (person: Browser, reflectionId: string) =>
  person.post("/api/likes", { reflectionId });
export const follow = (person: Browser, { id: followingId }: { id: string }) =>
  person.post("/api/follow", { followingId });

/** Blocks, as no call does yet. */
export const block = (server: TestServer, blocker: Person, blocked: Person) =>
  server
    .database()
    .prepare("INSERT INTO Block (blockerId, blockedId) VALUES (?, ?)")
    .run(blocker.id, blocked.id);

export const suspend = (server: TestServer, { id }: { id: string }) =>
  server
    .database()
    .prepare("UPDATE User SET suspendedAt = ? WHERE id = ?")
    .run(new Date().toISOString().replace("Z", "+00:00"), id);
