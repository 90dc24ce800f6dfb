import { expect, test } from "./fixtures";
import {
  beGuest,
  beMember,
  entryWith,
  expectHydrated,
  journalField,
  newName,
  openApp,
  storeEntry,
  withDatabase,
  writeEntry,
} from "./people";

const title = (name: string) => ({ level: 1, name }) as const;

test("tabs and the More menu switch views without loading a page, and back and forward walk them", {
  tag: "@phone",
}, async ({ page, viewport }) => {
  await beGuest(page);
  await openApp(page);
  await expect(page.getByRole("heading", title("Wellness"))).toBeVisible();
  const loads: string[] = [];
  page.on("request", (request) => {
    if (/\.data|\/app/.test(new URL(request.url()).pathname) || request.isNavigationRequest())
      loads.push(request.url());
  });
  const tabs = page.getByRole("navigation", { name: "Places" });
  const views = {
    Chat: "Write in the journal",
    Feed: "Everyone",
    Messages: "Write in the journal",
    Discover: "Trending Topics",
  };
  for (const [name, link] of Object.entries(views)) {
    await tabs.getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", title(name))).toBeVisible();
    await expect(tabs.getByRole("link", { name, exact: true })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(page).toHaveURL(/\/app$/);
    await expect(page).toHaveTitle(`${name} · TrueNorth`);
    await expect(page.getByRole("link", { name: link })).toBeVisible();
  }
  const isPhone = (viewport?.width ?? 0) < 1024;
  for (const name of ["Collections", "Journal", "About", "Settings"]) {
    if (isPhone) await page.getByRole("banner").locator("summary").click();
    const menu = page.getByRole("navigation", { name: isPhone ? "More" : "Places" });
    await menu.getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", title(name))).toBeVisible();
    await expect(page).toHaveURL(/\/app$/);
    if (isPhone) await expect(menu).toBeHidden();
  }
  await page.goBack();
  await expect(page.getByRole("heading", title("About"))).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", title("Journal"))).toBeVisible();
  await page.goForward();
  await expect(page.getByRole("heading", title("About"))).toBeVisible();
  expect(loads).toEqual([]);
});

test("the way to help does not take the present view away", { tag: "@phone" }, async ({ page }) => {
  await beGuest(page);
  await openApp(page);
  await page.getByRole("link", { name: "Open the journal" }).click();
  await journalField(page).fill("Half a sentence");
  await page.getByRole("banner").getByRole("link", { name: "Need someone now?" }).click();
  await expect(page.getByRole("link", { name: "Call 988" })).toBeInViewport();
  await expect(page.getByRole("heading", title("Journal"))).toBeVisible();
  await expect(journalField(page)).toHaveValue("Half a sentence");
  await page.goBack();
  await expect(page.getByRole("heading", title("Journal"))).toBeVisible();
  await expect(journalField(page)).toHaveValue("Half a sentence");
});

test("a view that was loaded on the way stays the one that was first drawn", async ({ page }) => {
  await beGuest(page);
  await openApp(page);
  await page.evaluate(() => {
    const seen: Element[] = Object.assign(window, { seen: [] }).seen;
    new MutationObserver(() => {
      const field = document.querySelector("main textarea[name=response]");
      if (field && !seen.includes(field)) seen.push(field);
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole("link", { name: "Open the journal" }).click();
  await journalField(page).fill("Half a sentence");
  await page.getByRole("banner").getByRole("link", { name: "Need someone now?" }).click();
  await expect(page.getByRole("link", { name: "Call 988" })).toBeInViewport();
  await expect(page.getByText("Opening Journal")).toBeHidden();
  const seen = await page.evaluate(() => (window as unknown as { seen: Element[] }).seen.length);
  expect(seen).toBe(1);
});

test("the window event selectChatMode shows the chat", async ({ page }) => {
  await beGuest(page);
  await openApp(page, "journal");
  await page.evaluate(() => window.dispatchEvent(new Event("selectChatMode")));
  await expect(page.getByRole("heading", title("Chat"))).toBeVisible();
});

test("bell, avatar, settings and the mark lead to their views", async ({ page }) => {
  const member = await beMember(page);
  withDatabase((database) => {
    const add = database.prepare(
      `INSERT INTO Notification (id, userId, type, content, fromUserId, relatedId)
       VALUES (?, ?, 'follow', 'follows you', ?, ?)`,
    );
    for (let count = 0; count < 10; count++)
      add.run(newName("notice"), member.id, member.id, member.id);
  });
  await openApp(page);
  const head = page.getByRole("banner");
  await head.getByRole("link", { name: "Notifications", exact: true }).click();
  await expect(page.getByRole("heading", title("Notifications"))).toBeVisible();
  await expect(page.getByText("so the bell counts nothing yet")).toBeVisible();
  await head.getByRole("link", { name: "Your profile" }).click();
  await expect(page.getByRole("heading", title("Profile"))).toBeVisible();
  await head.getByRole("link", { name: "Settings" }).click();
  await expect(page.getByRole("heading", title("Settings"))).toBeVisible();
  await head.getByRole("link", { name: "TrueNorth", exact: true }).click();
  await expect(page.getByRole("heading", title("Wellness"))).toBeVisible();
});

test("Ctrl+Shift+D opens and closes the debug panel", async ({ page }) => {
  await beGuest(page);
  await openApp(page, "journal");
  const panel = page.getByRole("region", { name: "Debug" });
  await page.keyboard.press("Control+Shift+D");
  await expect(panel).toBeVisible();
  await writeEntry(page, "Secret words.");
  await expect(panel).toContainText("/api/journal");
  await expect(panel).not.toContainText("Secret words.");
  await page
    .getByRole("navigation", { name: "Places" })
    .getByRole("link", { name: "Discover" })
    .click();
  await page.getByLabel("Search reflections and #hashtags").fill("unspoken");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(panel).toContainText("/api/search/reflections");
  await expect(panel).not.toContainText("unspoken");
  await page.keyboard.press("Control+Shift+D");
  await expect(panel).toBeHidden();
});

test("an address with a view opens that view and loses the parameter", async ({ page }) => {
  await beGuest(page);
  for (const [view, name] of [
    ["chatbot", "Chat"],
    ["therapy", "Wellness"],
    ["feed", "Feed"],
    ["messages", "Messages"],
    ["friends", "Discover"],
    ["collections", "Collections"],
    ["journal", "Journal"],
    ["settings", "Settings"],
    ["profile", "Profile"],
    ["premium", "Premium"],
    ["no-such-view", "Wellness"],
  ] as const) {
    await openApp(page, view);
    await expect(page.getByRole("heading", title(name)), view).toBeVisible();
  }
});

test("a view stays the present one over a reload", async ({ page }) => {
  await beGuest(page);
  await openApp(page);
  await page.getByRole("link", { name: "Open the journal" }).click();
  await expect(journalField(page)).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", title("Journal"))).toBeVisible();
});

test("the profile is saved in place, and its mistakes stand beside their fields", {
  tag: "@phone",
}, async ({ page, watching }) => {
  watching.expectsErrors(/status of 40[09]/);
  const other = await beMember(page);
  await page.context().clearCookies();
  await beMember(page);
  await openApp(page, "settings");
  const update = page.getByRole("button", { name: "Update Profile" });
  await page.getByLabel("Bio").fill("I like mornings.");
  await page.getByRole("radio", { name: "amber" }).check();
  await page.getByLabel("Mute companion notifications").check();
  await page.getByLabel("Nickname").fill("");
  await update.click();
  await expect(page.getByLabel("Nickname")).toHaveAccessibleDescription(/Please enter a nickname/);
  await page.getByLabel("Nickname").fill(other.nickname);
  await update.click();
  await expect(page.getByLabel("Nickname")).toHaveAccessibleDescription(/taken/i);
  await expect(page.getByLabel("Bio")).toHaveValue("I like mornings.");
  const nickname = newName("dawn");
  await page.getByLabel("Nickname").fill(nickname);
  await update.click();
  await expect(page.getByText("Profile saved")).toBeVisible();
  await expect(page.getByLabel("Nickname")).toHaveAccessibleDescription(/^2 to 30/);
  await openApp(page, "settings");
  await expect(page.getByLabel("Nickname")).toHaveValue(nickname);
  await expect(page.getByLabel("Bio")).toHaveValue("I like mornings.");
  await expect(page.getByRole("radio", { name: "amber" })).toBeChecked();
  await expect(page.getByLabel("Mute companion notifications")).toBeChecked();
  for (const name of ["terms", "privacy", "about", "contact"]) {
    const link = page.getByRole("main").getByRole("link", { name, exact: true });
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("href", `/${name}`);
  }
});

test("an account without an avatar is asked to create its profile, then comes to the chat", async ({
  page,
}) => {
  const member = await beMember(page);
  withDatabase((database) =>
    database.prepare("UPDATE User SET avatarColor = NULL WHERE id = ?").run(member.id),
  );
  await page.goto("/app?view=journal");
  await expect(page.getByRole("heading", title("Settings"))).toBeVisible();
  await expectHydrated(page);
  await page.getByRole("radio", { name: "sky" }).check();
  await page.getByRole("button", { name: "Create Profile" }).click();
  await expect(page.getByRole("heading", title("Chat"))).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Settings" }).click();
  await expect(page.getByRole("button", { name: "Update Profile" })).toBeVisible();
});

test("one socket is open however often the page is hidden and shown", async ({ page }) => {
  let opened = 0;
  page.on("websocket", () => opened++);
  await beGuest(page);
  await openApp(page);
  await expect.poll(() => opened).toBe(1);
  for (let times = 0; times < 3; times++) {
    const user = page.waitForResponse(/\/api\/auth\/user/);
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await user;
  }
  await page.waitForTimeout(500);
  expect(opened).toBe(1);
});

test("a socket that the server ends is opened again, and the lists are read anew", async ({
  page,
}) => {
  let opened = 0;
  let end = () => {};
  await page.routeWebSocket(/\/ws\//, (socket) => {
    opened++;
    socket.connectToServer();
    end = () => socket.send("41");
  });
  await beGuest(page);
  const isFirstRead = page.waitForResponse(/\/api\/journal\?/);
  await openApp(page, "journal");
  await isFirstRead;
  const isReadAnew = page.waitForResponse(/\/api\/journal\?/);
  end();
  await isReadAnew;
  expect(opened).toBe(2);
});

test("an answer arrives by the socket in a second tab too", async ({ page, context }) => {
  await beGuest(page);
  await openApp(page, "journal");
  const second = await context.newPage();
  const isConnected = new Promise<void>((resolve) => {
    second.on("websocket", (socket) => socket.on("framereceived", () => resolve()));
  });
  await openApp(second, "journal");
  await isConnected;
  await second.waitForTimeout(500);
  await writeEntry(page, "Seen from both sides.");
  await expect(entryWith(second, "Seen from both sides.")).toBeVisible();
  await storeEntry(page, "And another.");
  await expect(entryWith(second, "And another.")).toBeVisible();
});

test("leaving clears what this browser kept, except that it was here", async ({ page }) => {
  await beGuest(page);
  await openApp(page, "journal");
  await page.evaluate(() => localStorage.setItem("visited", "true"));
  await journalField(page).fill("Words that nobody else may find.");
  await expect(page.getByText("Draft kept in this browser")).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Settings" }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/auth$/);
  const left = await page.evaluate(() => Object.keys(localStorage));
  expect(left).toContain("visited");
  expect(left.filter((key) => key.startsWith("journal"))).toEqual([]);
});

test("a failed logout says so and changes nothing", async ({ page, context, watching }) => {
  watching.expectsErrors(/ERR_INTERNET_DISCONNECTED/);
  await beGuest(page);
  await openApp(page, "settings");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByText("Logout failed")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", title("Settings"))).toBeVisible();
});

test("the region of the messages stands before the first message, and tells of it", async ({
  page,
}) => {
  await beGuest(page);
  await openApp(page, "settings");
  const region = page.getByRole("region", { name: "Messages" });
  await expect(region).toHaveAttribute("aria-live", "polite");
  await expect(region).toBeEmpty();
});

test("one toast is seen at a time and goes by itself", async ({ page }) => {
  await beGuest(page);
  await openApp(page, "settings");
  const toasts = page.getByRole("status").filter({ hasText: "Profile saved" });
  await page.getByRole("button", { name: "Update Profile" }).click();
  await expect(toasts).toHaveCount(1);
  await page.getByRole("button", { name: "Update Profile" }).click();
  await expect(toasts).toHaveCount(1);
  await page.getByRole("button", { name: "Close" }).click();
  await expect(toasts).toHaveCount(0);
});
