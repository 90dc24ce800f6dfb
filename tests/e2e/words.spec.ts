import { expect, test } from "./fixtures";
import {
  beGuest,
  beMember,
  entryWith,
  expectHydrated,
  journalField,
  openApp,
  saveButton,
  storeEarlier,
  storeEntry,
  writeEntry,
} from "./people";

const phone = { tag: "@phone" };

test("words typed before the script arrives stay", phone, async ({ page }) => {
  await beGuest(page);
  await page.route("**/assets/*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1200));
    await route.continue();
  });
  await page.goto("/app?view=journal", { waitUntil: "commit" });
  await journalField(page).fill("Typed in the");
  await page.getByLabel("Prompt").fill("Before everything");
  await journalField(page).pressSequentially(" first second.");
  await expectHydrated(page);
  await expect(page).toHaveURL(/\/app$/);
  await journalField(page).pressSequentially(" And after.");
  await expect(journalField(page)).toHaveValue("Typed in the first second. And after.");
  await expect(page.getByLabel("Prompt")).toHaveValue("Before everything");
  await saveButton(page).click();
  await expect(entryWith(page, "Typed in the first second. And after.")).toBeVisible();
});

test("settings typed before the script arrives stay", async ({ page }) => {
  await beGuest(page);
  await page.route("**/assets/*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1200));
    await route.continue();
  });
  await page.goto("/app?view=settings", { waitUntil: "commit" });
  await page.getByLabel("Nickname").fill("early_bird");
  await page.getByLabel("Bio").fill("Up before the script.");
  await page.getByRole("radio", { name: "pink" }).check();
  await page.getByLabel("Mute companion notifications").check();
  await expectHydrated(page);
  await expect(page).toHaveURL(/\/app$/);
  await expect(page.getByLabel("Nickname")).toHaveValue("early_bird");
  await expect(page.getByLabel("Bio")).toHaveValue("Up before the script.");
  await expect(page.getByRole("radio", { name: "pink" })).toBeChecked();
  await expect(page.getByLabel("Mute companion notifications")).toBeChecked();
});

test(
  "an entry that cannot be sent is kept, and is stored once later",
  phone,
  async ({ page, context, watching }) => {
    watching.expectsErrors(/ERR_INTERNET_DISCONNECTED/);
    await beGuest(page);
    await openApp(page, "journal");
    await journalField(page).fill("Written in the tunnel.");
    await context.setOffline(true);
    await saveButton(page).click();
    await expect(page.getByText("Failed to save journal entry")).toBeVisible();
    await expect(journalField(page)).toHaveValue("Written in the tunnel.");
    await context.setOffline(false);
    await saveButton(page).click();
    await expect(entryWith(page, "Written in the tunnel.")).toHaveCount(1);
    await expect(journalField(page)).toHaveValue("");
    await openApp(page, "journal");
    await expect(page.getByRole("article")).toHaveCount(1);
  },
);

test("an answer that is lost on its way does not make a second entry", async ({
  page,
  watching,
}) => {
  watching.expectsErrors(/ERR_FAILED/);
  await beGuest(page);
  await openApp(page, "journal");
  await journalField(page).fill("The line broke after this.");
  await page.route("**/api/journal", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await saveButton(page).click();
  await expect(page.getByText("Failed to save journal entry")).toBeVisible();
  await page.unroute("**/api/journal");
  await saveButton(page).click();
  await expect(journalField(page)).toHaveValue("");
  await openApp(page, "journal");
  await expect(page.getByRole("article")).toHaveCount(1);
});

test("words added after an answer was lost are part of the one entry", async ({
  page,
  watching,
}) => {
  watching.expectsErrors(/ERR_FAILED/);
  await beGuest(page);
  await openApp(page, "journal");
  await journalField(page).fill("The line broke.");
  await page.route("**/api/journal", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await saveButton(page).click();
  await expect(page.getByText("Failed to save journal entry")).toBeVisible();
  await page.unroute("**/api/journal");
  await journalField(page).pressSequentially(" And I wrote on.");
  await saveButton(page).click();
  await expect(journalField(page)).toHaveValue("");
  await openApp(page, "journal");
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(entryWith(page, "The line broke. And I wrote on.")).toBeVisible();
});

test("words typed while an entry is being saved stay", async ({ page }) => {
  await beGuest(page);
  await openApp(page, "journal");
  let letGo = () => {};
  const isHeld = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/api/journal", async (route) => {
    await isHeld;
    await route.continue();
  });
  await journalField(page).fill("Sent already.");
  await saveButton(page).click();
  await journalField(page).pressSequentially(" Not yet.");
  letGo();
  await expect(entryWith(page, "Sent already.")).toBeVisible();
  await expect(saveButton(page)).toBeVisible();
  await expect(journalField(page)).toHaveValue("Sent already. Not yet.");
  await openApp(page, "journal");
  await expect(journalField(page)).toHaveValue("Sent already. Not yet.");
});

test("a card that is changed after its answer was lost is kept as changed", async ({
  page,
  watching,
}) => {
  watching.expectsErrors(/ERR_FAILED/);
  await beGuest(page);
  await openApp(page, "settings");
  const field = page.getByLabel("A new card");
  await field.fill("My sister is Mara");
  await page.route("**/api/memory", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole("button", { name: "Keep this" }).click();
  await expect(page.getByText("Not saved")).toBeVisible();
  await page.unroute("**/api/memory");
  await field.pressSequentially(", in Oslo");
  await page.getByRole("button", { name: "Keep this" }).click();
  await expect(field).toHaveValue("");
  await expect(page.getByLabel("Card", { exact: true })).toHaveCount(1);
  await expect(page.getByLabel("Card", { exact: true })).toHaveValue("My sister is Mara, in Oslo");
});

test("an answer says which engine wrote it", async ({ page }) => {
  await beGuest(page);
  await openApp(page, "journal");
  await writeEntry(page, "The tea is warm.");
  const entry = entryWith(page, "The tea is warm.");
  await expect(entry.getByText("Written by the built-in companion")).toBeVisible();
});

test("a double click on Save stores one entry", async ({ page }) => {
  await beGuest(page);
  await openApp(page, "journal");
  await journalField(page).fill("Once is enough.");
  await saveButton(page).dblclick();
  await expect(entryWith(page, "Once is enough.")).toHaveCount(1);
  await openApp(page, "journal");
  await expect(page.getByRole("article")).toHaveCount(1);
});

test("an entry of white space is not stored", async ({ page }) => {
  await beGuest(page);
  await openApp(page, "journal");
  await journalField(page).fill("   \n ");
  await saveButton(page).click();
  await expect(page.getByText("Your first page is above. It can be one line.")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(0);
});

test("a second entry after a visit to another view is an entry of its own", async ({ page }) => {
  await beMember(page);
  await openApp(page, "journal");
  await writeEntry(page, "The first of the evening.");
  await page.getByRole("banner").getByRole("link", { name: "TrueNorth", exact: true }).click();
  await page.getByRole("link", { name: "Open the journal" }).click();
  await expect(journalField(page)).toHaveValue("");
  await writeEntry(page, "The second of the evening.");
  await expect(page.getByRole("article")).toHaveCount(2);
});

test("a thought from the first page that was saved does not come back", async ({ page }) => {
  await page.goto("/");
  await page.getByLabel("What is on your mind?").fill("Said once.");
  await page.getByRole("button", { name: "Begin as a guest" }).click();
  await expectHydrated(page);
  await expect(page).toHaveURL(/\/app$/);
  await saveButton(page).click();
  await expect(entryWith(page, "Said once.")).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "TrueNorth", exact: true }).click();
  await page.getByRole("link", { name: "Open the journal" }).click();
  await expect(journalField(page)).toHaveValue("");
  await expect(page.getByRole("article")).toHaveCount(1);
});

test("a thought from the first page is there when the journal is opened later", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByLabel("What is on your mind?").fill("Kept for later.");
  await page.getByRole("button", { name: "Begin as a guest" }).click();
  await expectHydrated(page);
  await expect(page).toHaveURL(/\/app$/);
  await openApp(page, "therapy");
  await page.getByRole("link", { name: "Open the journal" }).click();
  await expect(journalField(page)).toHaveValue("Kept for later.");
});

test("words typed a moment before the view changes stay", phone, async ({ page }) => {
  await beGuest(page);
  await openApp(page, "journal");
  await journalField(page).fill("Interrupted by the bell");
  await page.getByRole("banner").getByRole("link", { name: "Notifications" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Notifications" })).toBeVisible();
  await page.goBack();
  await expect(journalField(page)).toHaveValue("Interrupted by the bell");
});

test("a draft is there after a reload, and an emptied one is not", async ({ page }) => {
  await beGuest(page);
  await openApp(page, "journal");
  await page.getByLabel("Prompt").fill("Later");
  await journalField(page).fill("Not finished yet.");
  await expect(page.getByText("Draft kept in this browser")).toBeVisible();
  await openApp(page, "journal");
  await expect(journalField(page)).toHaveValue("Not finished yet.");
  await expect(page.getByLabel("Prompt")).toHaveValue("Later");
  await journalField(page).fill("");
  await page.getByLabel("Prompt").fill("");
  await openApp(page, "journal");
  await expect(journalField(page)).toHaveValue("");
});

test("after signing out in another tab the words stay, are explained, and are saved after signing in", async ({
  page,
  context,
  watching,
}) => {
  watching.expectsErrors(/status of 401/);
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const member = await beMember(page);
  await openApp(page, "journal");
  await journalField(page).fill("Still here.");
  const other = await context.newPage();
  await openApp(other, "settings");
  await other.getByRole("button", { name: "Logout" }).click();
  await expect(other).toHaveURL(/\/auth$/);
  await saveButton(page).click();
  await expect(page.getByText("Failed to save journal entry")).toBeVisible();
  await expect(journalField(page)).toHaveValue("Still here.");
  await expect(journalField(page)).toHaveAccessibleDescription(/signed out/);
  await other.getByLabel("Email").fill(member.email);
  await other.getByLabel("Password", { exact: true }).fill(member.password);
  await other.getByRole("button", { name: "Sign In" }).click();
  await expect(other).toHaveURL(/\/app$/);
  await saveButton(page).click();
  await expect(entryWith(page, "Still here.")).toBeVisible();
  await expect(journalField(page)).toHaveValue("");
});

test("a tab that was signed out elsewhere leaves the journal, and its words come back", async ({
  page,
  context,
  watching,
}) => {
  watching.expectsErrors(/status of 401/);
  const member = await beMember(page);
  await storeEntry(page, "For my eyes.");
  const isConnected = new Promise<void>((resolve) => {
    page.on("websocket", (socket) => socket.on("framereceived", () => resolve()));
  });
  await openApp(page, "journal");
  await isConnected;
  await journalField(page).fill("Half written.");
  const other = await context.newPage();
  await openApp(other, "settings");
  await other.getByRole("button", { name: "Logout" }).click();
  await expect(other).toHaveURL(/\/auth$/);
  await expect(page).toHaveURL(/\/auth$/, { timeout: 15_000 });
  await expect(page.getByText("For my eyes.")).toHaveCount(0);
  await page.getByLabel("Email").fill(member.email);
  await page.getByLabel("Password", { exact: true }).fill(member.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/app$/);
  await openApp(page, "journal");
  await expect(journalField(page)).toHaveValue("Half written.");
});

test("two tabs write two entries, and each sees both", async ({ page, context }) => {
  await beGuest(page);
  const other = await context.newPage();
  await openApp(page, "journal");
  await openApp(other, "journal");
  await writeEntry(page, "From the first tab.");
  await writeEntry(other, "From the second tab.");
  await expect(entryWith(page, "From the second tab.")).toBeVisible();
  await expect(entryWith(other, "From the first tab.")).toBeVisible();
});

test("an entry that was deleted in another tab says so, and its changed words stay", async ({
  page,
  watching,
  context,
}) => {
  watching.expectsErrors(/status of 404/, /ERR_INTERNET_DISCONNECTED/);
  await beGuest(page);
  const id = await storeEntry(page, "Soon gone.");
  await openApp(page, "journal");
  await entryWith(page, "Soon gone.").getByRole("link", { name: "Edit" }).click();
  await page.getByLabel("Your entry").fill("Changed words that matter.");
  await page.request.delete(`/api/journal/${id}`);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Failed to update journal entry")).toBeVisible();
  await expect(page.getByText("This entry is not here anymore.")).toBeVisible();
  await writeEntry(page, "Another entry, which reads the list anew.");
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.getByLabel("Your entry")).toHaveValue("Changed words that matter.");
});

test("an entry that was deleted elsewhere cannot be deleted again, and says so", async ({
  page,
  context,
  watching,
}) => {
  watching.expectsErrors(/status of 404/);
  await beGuest(page);
  const id = await storeEntry(page, "Gone already.");
  await openApp(page, "journal");
  await entryWith(page, "Gone already.").getByRole("link", { name: "Delete" }).click();
  await page.request.delete(`/api/journal/${id}`);
  const readAnew = page.waitForResponse(/\/api\/journal\?/);
  await context.setOffline(true);
  await context.setOffline(false);
  await readAnew;
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Failed to delete journal entry")).toBeVisible();
  await expect(page.getByText("Gone already.")).toBeHidden();
});

test("a list that cannot be read says so and can be asked for again", async ({
  page,
  context,
  watching,
}) => {
  watching.expectsErrors(/ERR_INTERNET_DISCONNECTED|status of 503/);
  test.slow();
  await beGuest(page);
  await storeEntry(page, "Safe on the server.");
  await openApp(page);
  await page.route("**/api/journal?*", (route) => route.fulfill({ status: 503, body: "Busy." }));
  await page.getByRole("link", { name: "Open the journal" }).click();
  await expect(page.getByText("Unable to load journal entries")).toBeVisible({ timeout: 20_000 });
  await page.unroute("**/api/journal?*");
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(entryWith(page, "Safe on the server.")).toBeVisible();
  await context.setOffline(false);
});

test("a list longer than one call answers leads on to what is older", async ({ page }) => {
  const { id } = await beGuest(page);
  storeEarlier(
    id,
    Array.from({ length: 502 }, (_, index) => `Day ${index}.`),
  );
  await page.route("**/api/journal?limit=*", (route) => {
    const address = new URL(route.request().url());
    address.searchParams.set("limit", "500");
    return route.continue({ url: address.href });
  });
  await openApp(page, "journal");
  const older = page.getByRole("link", { name: "Older entries" });
  for (let shown = 60; shown <= 510; shown += 30) {
    await older.click();
    await expect(page.getByRole("article")).toHaveCount(Math.min(shown, 500));
  }
  await older.click();
  await expect(page.getByText("Day 0.", { exact: true })).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(2);
});

test("what was changed last in a thought from the first page is what a reload shows", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByLabel("What is on your mind?").fill("A thought");
  await page.getByRole("button", { name: "Begin as a guest" }).click();
  await expectHydrated(page);
  await expect(page).toHaveURL(/\/app$/);
  await journalField(page).fill("A thought, and its end.");
  await openApp(page, "journal");
  await expect(journalField(page)).toHaveValue("A thought, and its end.");
});
