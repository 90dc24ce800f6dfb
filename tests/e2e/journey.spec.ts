import { expect, test } from "./fixtures";
import {
  beGuest,
  entryWith,
  expectHydrated,
  journalField,
  newName,
  openApp,
  PASSWORD,
  saveButton,
  storeEarlier,
  storeEntry,
  withDatabase,
  writeEntry,
} from "./people";

test("a visitor writes a thought, is answered, becomes a member and keeps every entry", {
  tag: "@phone",
}, async ({ page, watching }) => {
  watching.expectsErrors(/status of 40[02]/);
  const nickname = newName("lamp");
  const email = `${nickname}@example.com`;

  await page.goto("/");
  await page.getByLabel("What is on your mind?").fill("The house is too quiet tonight.");
  await page.getByRole("button", { name: "Begin as a guest" }).click();
  await expect(page).toHaveURL(/\/app$/);
  await expectHydrated(page);
  await expect(journalField(page)).toHaveValue("The house is too quiet tonight.");

  await saveButton(page).click();
  const entries = page.getByRole("article");
  await expect(entries).toHaveCount(1);
  await expect(entries.first().getByText("New", { exact: true })).toBeVisible();
  await expect(journalField(page)).toHaveValue("");
  await writeEntry(page, "My sister called and I did not pick up.");
  await writeEntry(page, "I slept four hours and it shows.");
  await expect(entries).toHaveCount(3);
  for (const entry of await entries.all()) {
    await expect(entry.getByText("TrueNorth", { exact: true })).toBeVisible();
    await expect(entry.getByText("AI", { exact: true })).toBeVisible();
    await expect(entry.getByText("New", { exact: true })).toBeVisible();
  }
  await expect(page.getByText("3 of 3 guest entries used")).toBeVisible();

  await journalField(page).fill("A fourth one that must not be lost.");
  await saveButton(page).click();
  const modal = page.getByRole("dialog", { name: "Create Your FREE Account" });
  await expect(modal).toBeVisible();
  await expect(page.getByText("Failed to save journal entry")).toHaveCount(0);
  await modal.getByRole("button", { name: "Maybe later" }).click();
  await expect(modal).toBeHidden();
  await expect(journalField(page)).toHaveValue("A fourth one that must not be lost.");
  await saveButton(page).click();

  const create = modal.getByRole("button", { name: "Create my free account" });
  await expect(create).toBeDisabled();
  await modal.getByLabel("Username").fill("ab");
  await modal.getByLabel("Email").fill("no-address");
  await modal.getByLabel("Password", { exact: true }).fill("short");
  await create.click();
  await expect(modal.getByLabel("Username")).toHaveAccessibleDescription(
    "Username must be at least 3 characters",
  );
  await expect(modal.getByLabel("Email")).toHaveAccessibleDescription(
    "Please enter a valid email address",
  );
  await expect(modal.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
    "Password must be at least 8 characters",
  );
  await modal.getByLabel("Username").fill(nickname);
  await expect(modal.getByText("Username must be at least 3 characters")).toBeHidden();
  await modal.getByLabel("Email").fill(email);
  await modal.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await create.click();
  await expect(page.getByText("Account created successfully! 🎉")).toBeVisible();
  await expect(page.getByText(/conversations and journal entries are saved/)).toBeVisible();
  await expect(modal).toBeHidden();
  await expect(entries).toHaveCount(3);
  await expect(page.getByText("0 of 30 journal entries used this month")).toBeVisible();
  await saveButton(page).click();
  await expect(entryWith(page, "A fourth one that must not be lost.")).toBeVisible();

  const first = entryWith(page, "The house is too quiet tonight.");
  await first.getByRole("link", { name: "Edit" }).click();
  await page.getByLabel("Your entry").fill("The house is quiet, and that is all right.");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(entryWith(page, "The house is quiet, and that is all right.")).toBeVisible();

  const second = entryWith(page, "My sister called and I did not pick up.");
  await second.getByRole("link", { name: "Delete" }).click();
  const question = page.getByRole("dialog", {
    name: "Are you sure you want to delete this entry?",
  });
  await question.getByRole("button", { name: "Keep it" }).click();
  await expect(second).toBeVisible();
  await second.getByRole("link", { name: "Delete" }).click();
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(second).toHaveCount(0);

  await page.getByRole("banner").getByRole("link", { name: "Settings" }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/app$/);
  await expect(page.getByText("Welcome back!")).toBeVisible();
  await openApp(page, "journal");
  await expect(entries).toHaveCount(3);
  await expect(entryWith(page, "The house is quiet, and that is all right.")).toBeVisible();
});

test("an entry is waited for in words, and its answer comes with 'New' until it is read", async ({
  page,
}) => {
  const { id: userId } = await beGuest(page);
  const now = new Date().toISOString().replace("Z", "+00:00");
  const id = newName("entry");
  withDatabase((database) =>
    database
      .prepare(
        `INSERT INTO JournalEntry (id, userId, prompt, response, createdAt, updatedAt)
         VALUES (?, ?, 'Free writing', 'Rain on the roof.', ?, ?)`,
      )
      .run(id, userId, now, now),
  );
  await openApp(page, "journal");
  const entry = entryWith(page, "Rain on the roof.");
  await expect(entry.getByText("TrueNorth is reading your reflection...")).toBeVisible();
  withDatabase((database) =>
    database
      .prepare(
        "UPDATE JournalEntry SET truenorthResponse = ?, truenorthFollowUp = ?, answeredAt = ? WHERE id = ?",
      )
      .run("Rain can be company.", "What did it sound like?", now, id),
  );
  await expect(entry.getByText("Rain can be company.")).toBeVisible();
  await expect(entry.getByText("New", { exact: true })).toBeVisible();
  await expect
    .poll(() =>
      withDatabase((database) =>
        database
          .prepare("SELECT hasUserReadResponse FROM JournalEntry WHERE id = ?")
          .pluck()
          .get(id),
      ),
    )
    .toBe(1);
  await openApp(page, "journal");
  await expect(entry.getByText("Rain can be company.")).toBeVisible();
  await expect(entry.getByText("New", { exact: true })).toHaveCount(0);

  await entry.getByRole("button", { name: "Continue Reflection" }).click();
  await expect(page.getByLabel("Prompt")).toHaveValue("What did it sound like?");
  await expect(journalField(page)).toBeFocused();
});

test("the visitor at /chat gets a guest session by itself and lands in the chat", async ({
  page,
}) => {
  await page.goto("/chat");
  await expect(page).toHaveURL(/\/app$/);
  await expect(page.getByRole("heading", { level: 1, name: "Chat" })).toBeVisible();
});

test("a visitor from a social ad becomes a guest by a POST, a plain visit to / stays a visit", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page).toHaveURL(/\/$/);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("tn_session");
  await page.goto("/?utm_source=Instagram");
  await expect(page).toHaveURL(/\/app$/);
  await expect(page.getByRole("heading", { level: 1, name: "Chat" })).toBeVisible();
});

test("every button on the landing page that starts a guest session starts one", {
  tag: "@no-script",
}, async ({ page }) => {
  for (const name of ["Begin as a guest", "Start Your Journey", "Try as Guest"]) {
    await page.context().clearCookies();
    await page.goto("/");
    await page.getByRole("button", { name }).click();
    await expect(page, name).toHaveURL(/\/app/);
    await expect(page.getByRole("heading", { level: 1, name: "Chat" }), name).toBeVisible();
  }
});

test("entries stand under their months, are found by their words, and end in words", async ({
  page,
}) => {
  await beGuest(page);
  await storeEntry(page, "Walked by the river until dark.");
  await storeEntry(page, "Bread from the corner shop.", "A small good thing");
  await storeEntry(page, "Nothing much.");
  await openApp(page, "journal");
  const month = new Intl.DateTimeFormat("en", { month: "long", year: "numeric", timeZone: "UTC" });
  await expect(page.getByRole("heading", { name: month.format(new Date()) })).toBeVisible();
  await expect(page.getByText("That is everything you wrote.")).toBeVisible();
  await page.getByLabel("Search your entries").fill("river");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(entryWith(page, "Walked by the river")).toBeVisible();
  await page.getByLabel("Search your entries").fill("mountain");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByText("No entry has these words.")).toBeVisible();
  await page.getByRole("link", { name: "Show all" }).click();
  await expect(page.getByRole("article")).toHaveCount(3);
});

test("older entries are asked for, until the list ends in words", async ({ page }) => {
  const { id } = await beGuest(page);
  storeEarlier(
    id,
    Array.from({ length: 35 }, (_, day) => `Day ${day} of the notebook.`),
  );
  await openApp(page, "journal");
  await expect(page.getByRole("article")).toHaveCount(30);
  await page.getByRole("link", { name: "Older entries" }).click();
  await expect(page.getByRole("article")).toHaveCount(35);
  await expect(page.getByText("That is everything you wrote.")).toBeVisible();
});
