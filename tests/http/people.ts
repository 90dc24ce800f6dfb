import { expect } from "vitest";
import { browser } from "./browser";
import type { TestServer } from "./server";

export const PASSWORD = "slow rivers at dawn";

let made = 0;
export const newNickname = () => `person_${Date.now().toString(36)}_${made++}`;
export const newEmail = () => `${newNickname()}@example.org`;

export type Person = Awaited<ReturnType<typeof guest>>;

/** A browser with a new guest's session. */
export async function guest(server: TestServer) {
  const browsing = browser(server);
  const answer = await browsing.post("/api/auth/guest");
  expect(answer.status).toBe(201);
  return { ...browsing, id: answer.json().id as string, email: "" };
}

/** A browser with a new member's session. */
export async function member(server: TestServer, email = newEmail()): Promise<Person> {
  const browsing = browser(server);
  const account = { email, password: PASSWORD, nickname: newNickname() };
  const answer = await browsing.post("/api/auth/signup", account);
  expect(answer.status).toBe(201);
  return { ...browsing, id: answer.json().id as string, email };
}

/** A browser with the session of a new admin. */
export async function admin(server: TestServer): Promise<Person> {
  const person = await member(server);
  server.database().prepare("UPDATE User SET isAdmin = 1 WHERE id = ?").run(person.id);
  return person;
}

/** Another browser of the same person. */
export async function again(server: TestServer, { id, email }: Person): Promise<Person> {
  const browsing = browser(server);
  const answer = await browsing.post("/api/auth/login", { email, password: PASSWORD });
  expect(answer.status).toBe(200);
  return { ...browsing, id, email };
}

/** Stores a journal entry of a person; answers its id. */
export async function write(person: Person, response = "The kettle was on."): Promise<string> {
  const answer = await person.post("/api/journal", { response });
  expect(answer.status).toBe(201);
  return answer.json().id;
}
