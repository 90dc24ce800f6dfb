import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import Database from "better-sqlite3";
import { expect } from "./fixtures";

export type Person = { id: string; nickname: string; email: string; password: string };

export const PASSWORD = "Quiet-Lamp-on-a-Table-7";

/** A name that no other test has. */
export const newName = (start = "quiet") => `${start}_${randomBytes(5).toString("hex")}`;

/** Gives the page's browser a guest's session. */
export async function beGuest(page: Page): Promise<{ id: string }> {
  const answer = await page.request.post("/api/auth/guest", { data: { timezone: "UTC" } });
  expect(answer.status()).toBe(201);
  return answer.json();
}

/** Gives the page's browser the session of a new member. */
export async function beMember(page: Page): Promise<Person> {
  const nickname = newName();
  const account = { nickname, email: `${nickname}@example.com`, password: PASSWORD };
  const answer = await page.request.post("/api/auth/signup", { data: account });
  expect(answer.status()).toBe(201);
  return { ...account, id: (await answer.json()).id };
}

/** Stores an entry without the page. */
export async function storeEntry(page: Page, response: string, prompt = "") {
  const answer = await page.request.post("/api/journal", { data: { prompt, response } });
  expect(answer.status()).toBe(201);
  return (await answer.json()).id as string;
}

/** Opens a view of the app and waits until its script has taken over. */
export async function openApp(page: Page, view?: string) {
  await page.goto(view ? `/app?view=${view}` : "/app");
  await expectHydrated(page);
  await expect(page).toHaveURL(/\/app$/);
}

export async function expectHydrated(page: Page) {
  await page.waitForFunction(() =>
    Object.keys(document.documentElement).some((key) => key.startsWith("__reactFiber")),
  );
}

/** The large field of the journal. */
export const journalField = (page: Page): Locator =>
  page.getByRole("textbox", { name: "What is on your mind?" });

export const saveButton = (page: Page): Locator => page.getByRole("button", { name: "Save entry" });

/** One entry, found by what was written in it. */
export const entryWith = (page: Page, words: string): Locator =>
  page.getByRole("article").filter({ hasText: words });

export async function writeEntry(page: Page, words: string) {
  await journalField(page).fill(words);
  await saveButton(page).click();
  await expect(entryWith(page, words)).toBeVisible();
}

/** Stores entries of earlier days, one a day, each with its answer; the first is the oldest. */
export function storeEarlier(userId: string, words: string[]) {
  withDatabase((database) => {
    const add = database.prepare(
      `INSERT INTO JournalEntry (id, userId, prompt, response, truenorthResponse, hasUserReadResponse, createdAt, updatedAt)
       VALUES (?, ?, 'Free writing', ?, 'I read it.', 1, ?, ?)`,
    );
    words.forEach((response, index) => {
      const day = new Date(Date.now() - (words.length - index) * 24 * 60 * 60 * 1000);
      const at = day.toISOString().replace("Z", "+00:00");
      add.run(newName("entry"), userId, response, at, at);
    });
  });
}

/** The text of the last mail to an address, from the outbox. */
export async function mailTo(email: string): Promise<string> {
  let found = "";
  await expect(() => {
    const outbox = `${process.env.E2E_DATA_DIR}/outbox`;
    const mails = readdirSync(outbox).map((name) => readFileSync(`${outbox}/${name}`, "utf8"));
    found = mails.findLast((mail) => mail.includes(`To: ${email}`)) ?? "";
    expect(found).not.toBe("");
  }).toPass();
  return found.replace(/=\r?\n/g, "").replaceAll("=3D", "=");
}

/** The server's own database, for states that no page leads to. */
export function withDatabase<T>(use: (database: Database.Database) => T): T {
  const database = new Database(`${process.env.E2E_DATA_DIR}/truenorth.db`, { timeout: 5000 });
  try {
    return use(database);
  } finally {
    database.close();
  }
}
