import { expect, test } from "../fixtures";
import { beGuest, entryWith, newName, PASSWORD, storeEarlier, storeEntry } from "../people";

test("a visitor writes, is answered, becomes a member and keeps every entry without any script", {
  tag: "@no-script",
}, async ({ page, watching }) => {
  watching.expectsErrors(/status of 40[02]/);
  const nickname = newName("lamp");
  const email = `${nickname}@example.com`;
  const field = page.getByRole("textbox", { name: "What is on your mind?" });
  const save = page.getByRole("button", { name: "Save entry" });
  const entries = page.getByRole("article");

  await page.goto("/");
  await field.fill("The house is too quiet tonight.");
  await page.getByRole("button", { name: "Begin as a guest" }).click();
  await expect(page).toHaveURL(/\/app\?view=journal/);
  await expect(field).toHaveValue("The house is too quiet tonight.");
  await save.click();
  await expect(page.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
  await expect(field).toHaveValue("");
  await field.fill("My sister called and I did not pick up.");
  await save.click();
  await field.fill("I slept four hours and it shows.");
  await save.click();
  await expect(entries).toHaveCount(3);
  const third = entryWith(page, "I slept four hours");
  await expect(
    third.getByText("TrueNorth is reading your reflection...").or(third.getByText("New")),
  ).toBeVisible();
  await expect(async () => {
    await page.goto("/app?view=journal");
    await expect(page.getByText("AI", { exact: true })).toHaveCount(3, { timeout: 500 });
  }).toPass();

  await field.fill("A fourth one that must not be lost.");
  await save.click();
  await expect(page.getByRole("heading", { name: "Create Your FREE Account" })).toBeVisible();
  await expect(field).toHaveValue("A fourth one that must not be lost.");
  await expect(page.getByText("3 of 3 guest entries used")).toBeVisible();

  await page.getByLabel("Username").fill("ab");
  await page.getByRole("main").getByLabel("Email").fill("no-address");
  await page.getByLabel("Password", { exact: true }).fill("short");
  await page.getByRole("button", { name: "Create my free account" }).click();
  await expect(page.getByLabel("Username")).toHaveAccessibleDescription(
    "Username must be at least 3 characters",
  );
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription(
    "Please enter a valid email address",
  );
  await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
    "Password must be at least 8 characters",
  );
  await expect(page.getByLabel("Email")).toHaveValue("no-address");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
  await page.getByLabel("Username").fill(nickname);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Create my free account" }).click();
  await expect(page.getByText("Account created successfully! 🎉")).toBeVisible();
  await expect(entries).toHaveCount(3);
  await expect(field).toHaveValue("A fourth one that must not be lost.");

  await entryWith(page, "The house is too quiet").getByRole("link", { name: "Edit" }).click();
  await page.getByLabel("Your entry").fill("The house is quiet, and that is all right.");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(entryWith(page, "The house is quiet, and that is all right.")).toBeVisible();

  await entryWith(page, "My sister called").getByRole("link", { name: "Delete" }).click();
  await expect(page.getByText("Are you sure you want to delete this entry?")).toBeVisible();
  await page.getByRole("link", { name: "Keep it" }).click();
  await expect(entries).toHaveCount(3);
  await entryWith(page, "My sister called").getByRole("link", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Entry deleted")).toBeVisible();
  await expect(entries).toHaveCount(2);

  await page.getByRole("banner").getByRole("link", { name: "Settings" }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/app$/);
  await expect(page.getByRole("status").filter({ hasText: "Welcome back!" })).toBeVisible();
  await page.getByRole("link", { name: "Open the journal" }).click();
  await expect(entries).toHaveCount(2);
});

test("the passing page at /chat makes a guest by its button", { tag: "@no-script" }, async ({
  page,
}) => {
  await page.goto("/chat");
  await expect(page.getByRole("heading", { name: "Starting your session" })).toBeVisible();
  await page.getByRole("button", { name: "Start as a guest" }).click();
  await expect(page).toHaveURL(/\/app\?view=chatbot$/);
  await expect(page.getByRole("heading", { level: 1, name: "Chat" })).toBeVisible();
});

test("words sent after the session ended come back on a page of their own", {
  tag: "@no-script",
}, async ({ page, watching }) => {
  watching.expectsErrors(/status of 401/);
  await beGuest(page);
  await page.goto("/app?view=journal");
  await page.getByLabel("Prompt").fill("Tonight");
  await page.getByRole("textbox", { name: "What is on your mind?" }).fill("Words of a long night.");
  await page.request.post("/api/auth/logout");
  await page.getByRole("button", { name: "Save entry" }).click();
  await expect(
    page.getByRole("heading", { name: "You were signed out before this was saved" }),
  ).toBeVisible();
  await expect(page.getByLabel("Your entry")).toHaveValue("Words of a long night.");
  await expect(page.getByLabel("Prompt")).toHaveValue("Tonight");
  await expect(page.getByRole("link", { name: "Sign in, in a new tab" })).toBeVisible();
});

test("an entry that was deleted elsewhere says so when its change is saved", {
  tag: "@no-script",
}, async ({ page, watching }) => {
  watching.expectsErrors(/status of 404/);
  await beGuest(page);
  const id = await storeEntry(page, "Soon gone.");
  await page.goto(`/app?view=journal&edit=${id}`);
  await page.getByLabel("Your entry").fill("Changed words that matter.");
  await page.request.delete(`/api/journal/${id}`);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("This entry is not here anymore.")).toBeVisible();
  await expect(page.getByText("Changed words that matter.")).toBeVisible();
});

test("a form that is sent twice stores one entry", { tag: "@no-script" }, async ({ page }) => {
  await beGuest(page);
  await page.goto("/app?view=journal");
  await page.getByRole("textbox", { name: "What is on your mind?" }).fill("Only once, please.");
  const clientId = await page.locator("input[name=clientId]").inputValue();
  const form = { intent: "create-entry", clientId, prompt: "", response: "Only once, please." };
  await page.request.post("/app?view=journal", { form });
  await page.getByRole("button", { name: "Save entry" }).click();
  await expect(page.getByRole("article")).toHaveCount(1);
});

test("a suggested prompt and a continued question come beside what was typed", {
  tag: "@no-script",
}, async ({ page }) => {
  await beGuest(page);
  await storeEntry(page, "I am tired of being brave.");
  const field = page.getByRole("textbox", { name: "What is on your mind?" });
  await page.goto("/app?view=journal");
  await field.fill("Half a line");
  await page.getByRole("button", { name: "Suggest a prompt" }).click();
  await expect(page.getByLabel("Prompt")).not.toHaveValue("");
  await expect(field).toHaveValue("Half a line");
  await expect(async () => {
    await page.goto("/app?view=journal");
    await page.getByRole("button", { name: "Continue Reflection" }).click({ timeout: 500 });
  }).toPass();
  await expect(page.getByLabel("Prompt")).toHaveValue(/\?$/);
  await expect(field).toHaveValue("Half a line");
});

test("every view of the app answers by its own address", { tag: "@no-script" }, async ({
  page,
}) => {
  await beGuest(page);
  const titles = {
    chatbot: "Chat",
    therapy: "Wellness",
    feed: "Feed",
    messages: "Messages",
    friends: "Discover",
    collections: "Collections",
    journal: "Journal",
    settings: "Settings",
    profile: "Profile",
    premium: "Premium",
    notifications: "Notifications",
    about: "About",
  };
  for (const [view, title] of Object.entries(titles)) {
    await page.goto(`/app?view=${view}`);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(`${title} · TrueNorth`);
  }
  await page.locator("summary").filter({ hasText: "More" }).waitFor({ state: "attached" });
  await expect(page.getByText("Need someone now?").first()).toBeVisible();
});

test("the settings are saved by a plain form, and a taken nickname is said beside its field", {
  tag: "@no-script",
}, async ({ page, watching }) => {
  watching.expectsErrors(/status of 409/);
  await beGuest(page);
  const taken = newName("taken");
  await page.goto("/app?view=settings");
  await page.getByLabel("Nickname").fill(taken);
  await page.getByLabel("Bio").fill("A line about me.");
  await page.getByRole("radio", { name: "rose" }).check();
  await page.getByLabel("Mute companion notifications").check();
  await page.getByRole("button", { name: "Update Profile" }).click();
  await expect(page.getByText("Profile saved")).toBeVisible();
  await expect(page.getByLabel("Bio")).toHaveValue("A line about me.");
  await expect(page.getByRole("radio", { name: "rose" })).toBeChecked();
  await expect(page.getByLabel("Mute companion notifications")).toBeChecked();

  await page.context().clearCookies();
  await beGuest(page);
  await page.goto("/app?view=settings");
  await page.getByLabel("Nickname").fill(taken.toUpperCase());
  await page.getByLabel("Bio").fill("Another line.");
  await page.getByRole("button", { name: "Update Profile" }).click();
  await expect(page.getByLabel("Nickname")).toHaveAccessibleDescription(/taken/i);
  await expect(page.getByLabel("Nickname")).toHaveValue(taken.toUpperCase());
  await expect(page.getByLabel("Bio")).toHaveValue("Another line.");
});

test("an entry of an earlier page can be reached, changed and deleted", {
  tag: "@no-script",
}, async ({ page }) => {
  const { id } = await beGuest(page);
  const words = Array.from({ length: 35 }, (_, day) => `Day ${day} of the notebook.`);
  storeEarlier(id, words);
  await page.goto("/app?view=journal");
  await expect(page.getByRole("article")).toHaveCount(30);
  await page.getByRole("link", { name: "Older entries" }).click();
  await expect(page.getByText("That was the beginning.")).toBeVisible();
  await entryWith(page, "Day 0 of the notebook.").getByRole("link", { name: "Edit" }).click();
  await page.getByLabel("Your entry").fill("Day 0, written anew.");
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.getByRole("link", { name: "Older entries" }).click();
  const first = entryWith(page, "Day 0, written anew.");
  await expect(first).toBeVisible();
  await first.getByRole("link", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Entry deleted")).toBeVisible();
  await page.getByRole("link", { name: "Older entries" }).click();
  await expect(page.getByRole("article")).toHaveCount(4);
});

test("a page that is not there says so and leads on", { tag: "@no-script" }, async ({
  page,
  watching,
}) => {
  watching.expectsErrors(/status of 404/);
  await page.goto("/ui");
  await expect(page.getByRole("heading", { name: "This page is not here" })).toBeVisible();
  await page.getByRole("link", { name: "Go to the start" }).click();
  await expect(page).toHaveURL(/\/$/);
});
