import type { Browser, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { beGuest, beMember, newName, openApp } from "./people";

const toastOf = (page: Page, words: string) =>
  page.getByRole("region", { name: "Messages" }).getByText(words, { exact: true });
const cardWith = (page: Page, words: string) =>
  page.getByRole("article").filter({ hasText: words });

/** A second person in a browser of their own. */
async function another(
  browser: Browser,
  watch: (context: Page["context"] extends () => infer C ? C : never) => void,
) {
  const context = await browser.newContext();
  watch(context);
  const page = await context.newPage();
  return { page, person: await beMember(page) };
}

/** Shares a reflection without the page; answers its id. */
async function share(page: Page, content: string, fields: Record<string, unknown> = {}) {
  const answer = await page.request.post("/api/reflections", { data: { content, ...fields } });
  expect(answer.status()).toBe(201);
  return (await answer.json()).id as string;
}

async function openFeed(page: Page, kind = "public") {
  await page.goto(`/app?view=feed&feed=${kind}`);
  await expect(page).toHaveURL(/\/app$/);
}

async function write(page: Page, words: string) {
  await page.getByRole("button", { name: "Write", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Quick Reflection" });
  await dialog.getByLabel("What is on your mind?").fill(words);
  await dialog.getByRole("button", { name: "Share", exact: true }).click();
  await expect(dialog).toBeHidden();
}

test("two people post, mention, like, reflect, comment, echo three times, delete the middle and reflect the chain", {
  tag: "@phone",
}, async ({ page, browser, watching }) => {
  test.setTimeout(90_000);
  watching.expectsErrors(/nickname\/nobody_at_all/);
  const mara = await beMember(page);
  const { page: other, person: tomas } = await another(browser, watching.watch);
  const words = `The radio talks of tides ${newName()}`;

  await openFeed(page);
  await write(page, `${words} with @${tomas.nickname} and @nobody_at_all #harbour`);
  await expect(toastOf(page, "Reflection shared")).toBeVisible();
  await expect(cardWith(page, words)).toBeVisible();

  await openFeed(other);
  const card = cardWith(other, words).first();
  await expect(card.getByRole("link", { name: `@${tomas.nickname}` })).toBeVisible();
  await card.getByRole("button", { name: "Like" }).click();
  await expect(toastOf(other, "Liked!")).toBeVisible();
  await expect(card.getByRole("button", { name: "Liked , 1 like" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await card.getByRole("button", { name: "Liked" }).click();
  await expect(toastOf(other, "Like removed")).toBeVisible();

  await card.getByRole("link", { name: "Reflect", exact: true }).click();
  const reflect = other.getByRole("dialog", { name: "Reflect on this post" });
  await reflect.getByLabel("Your thought").fill("Read this one.");
  await expect(reflect.getByText("14/280")).toBeVisible();
  await reflect.getByRole("button", { name: "Reflect", exact: true }).click();
  await expect(toastOf(other, "Reflected!")).toBeVisible();
  await expect(card.getByRole("button", { name: /^Reflected/ })).toBeVisible();

  await card.getByRole("link", { name: "Comment" }).click();
  await other.getByLabel("A kind word").fill("I know that station.");
  await other.getByRole("button", { name: "Comment", exact: true }).click();
  await expect(other.getByText("I know that station.")).toBeVisible();
  await expect(other.getByLabel("A kind word")).toHaveValue("");

  await card.getByRole("link", { name: "Echo", exact: true }).click();
  const echo = other.getByRole("dialog");
  for (const [number, said] of [
    [1, "Echo created!"],
    [2, "Echo #3 added!"],
    [3, "Echo #4 added!"],
  ] as const) {
    await echo.getByLabel("Your inspired reflection").fill(`Echo ${number} of ${words}`);
    await echo.getByRole("button", { name: "Create echo" }).click();
    await expect(toastOf(other, said)).toBeVisible();
    await expect(echo.getByLabel("Your inspired reflection")).toHaveValue("");
  }
  await echo.getByRole("button", { name: "Create echo" }).click();
  await expect(toastOf(other, "Content required")).toBeVisible();
  await echo.getByRole("button", { name: "Finish Chain" }).click();
  await expect(cardWith(other, `Echo 3 of ${words}`)).toBeVisible();

  await cardWith(other, `Echo 3 of ${words}`)
    .getByRole("link", { name: "View echo chain" })
    .click();
  const chain = other.getByRole("dialog", { name: "Echo chain" });
  await expect(chain.getByRole("article")).toHaveCount(4);
  await cardWith(other, `Echo 2 of ${words}`).last().getByRole("link", { name: "Delete" }).click();
  await expect(
    other.getByText("Are you sure you want to delete this echo from the chain?"),
  ).toBeVisible();
  await other.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(toastOf(other, "Echo deleted")).toBeVisible();
  await expect(chain.getByRole("article")).toHaveCount(3);
  await expect(chain.getByText("3 of 3")).toBeVisible();
  for (const [action, said] of [
    ["Like chain", "Chain liked!"],
    ["Chain liked", "Chain like removed"],
    ["Reflect chain", "Chain reflected!"],
  ] as const) {
    await chain.getByRole("button", { name: action }).click();
    await expect(toastOf(other, said)).toBeVisible();
  }
  await other.keyboard.press("Escape");
  await expect(
    other.getByText("Reflecting on an echo chain of 3 entries", { exact: false }).first(),
  ).toBeVisible();

  await openFeed(page);
  await cardWith(page, words).first().getByRole("link", { name: "@nobody_at_all" }).first().click();
  await expect(toastOf(page, "User not found")).toBeVisible();
  await expect(page.getByText("@nobody_at_all could not be found")).toBeVisible();
  expect(mara.nickname).not.toBe(tomas.nickname);
});

test("words that were written stay through a closed dialog, a reload and a failed send", async ({
  page,
  watching,
}) => {
  watching.expectsErrors(/ERR_FAILED|status of 500/);
  await beMember(page);
  await openFeed(page);
  const words = `Half a thought ${newName()}`;
  const open = () => page.getByRole("button", { name: "Write", exact: true }).click();
  const field = page.getByRole("dialog").getByLabel("What is on your mind?");
  await open();
  await field.fill(words);
  await page.keyboard.press("Escape");
  await page.reload();
  await open();
  await expect(field).toHaveValue(words);
  await page.route("**/api/reflections", (route) => route.abort());
  await page.getByRole("dialog").getByRole("button", { name: "Share", exact: true }).click();
  await expect(toastOf(page, "Failed to share reflection")).toBeVisible();
  await expect(field).toHaveValue(words);
  await page.unroute("**/api/reflections");
  await page.getByRole("dialog").getByRole("button", { name: "Share", exact: true }).click();
  await expect(cardWith(page, words)).toHaveCount(1);
});

test("a send whose answer is lost is stored once, and changed words are not taken for the first", async ({
  page,
  watching,
}) => {
  watching.expectsErrors(/ERR_FAILED/);
  await beMember(page);
  await openFeed(page);
  const words = `Sent on a bad line ${newName()}`;
  const dialog = page.getByRole("dialog");
  const field = dialog.getByLabel("What is on your mind?");
  const send = dialog.getByRole("button", { name: "Share", exact: true });
  await page.route("**/api/reflections", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole("button", { name: "Write", exact: true }).click();
  await field.fill(words);
  await send.click();
  await expect(toastOf(page, "Failed to share reflection")).toBeVisible();
  await page.reload();
  await page.unroute("**/api/reflections");
  await page.getByRole("button", { name: "Write", exact: true }).click();
  await expect(field).toHaveValue(words);
  await send.click();
  await expect(dialog).toBeHidden();
  await expect(cardWith(page, words)).toHaveCount(1);

  await page.route("**/api/reflections", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole("button", { name: "Write", exact: true }).click();
  await field.fill(`${words} again`);
  await send.click();
  await expect(toastOf(page, "Failed to share reflection")).toBeVisible();
  await page.unroute("**/api/reflections");
  await field.fill(`${words} again, for me`);
  await dialog.getByLabel("Only you").check();
  await send.click();
  await expect(toastOf(page, "Kept for you alone")).toBeVisible();
});

test("a thought that goes with a reflect stays when it cannot be sent", async ({
  page,
  browser,
  watching,
}) => {
  watching.expectsErrors(/ERR_FAILED/);
  const { page: other } = await another(browser, watching.watch);
  const words = `To be reflected ${newName()}`;
  await share(other, words);
  await beMember(page);
  await openFeed(page);
  await page.route("**/api/reflects", (route) => route.abort());
  await cardWith(page, words).getByRole("link", { name: "Reflect", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Your thought").fill("Worth a second look.");
  await dialog.getByRole("button", { name: "Reflect", exact: true }).click();
  await expect(toastOf(page, "Failed to reflect")).toBeVisible();
  await page.keyboard.press("Escape");
  await cardWith(page, words).getByRole("link", { name: "Reflect", exact: true }).click();
  await expect(dialog.getByLabel("Your thought")).toHaveValue("Worth a second look.");
});

test("a like that the server refuses is taken back", async ({ page, watching }) => {
  watching.expectsErrors(/status of 500/);
  await beMember(page);
  const words = `Tides ${newName()}`;
  await share(page, words);
  await openFeed(page);
  await page.route("**/api/likes", (route) =>
    route.fulfill({ status: 500, body: "Server error. Please try again in a moment." }),
  );
  const card = cardWith(page, words);
  await card.getByRole("button", { name: "Like" }).click();
  await expect(toastOf(page, "Failed to update like")).toBeVisible();
  await expect(card.getByRole("button", { name: "Like", exact: true })).toHaveAttribute(
    "aria-pressed",
    "false",
  );
});

test("heavy words are asked about before they go out, and can be kept private", async ({
  page,
}) => {
  await beMember(page);
  await openFeed(page);
  await page.getByRole("button", { name: "Write", exact: true }).click();
  const dialog = page.getByRole("dialog");
  const words = `I have the pills here and I am going to take them all tonight ${newName()}`;
  const field = dialog.getByLabel("What is on your mind?");
  await field.fill("I want to die tonight");
  await dialog.getByRole("button", { name: "Share", exact: true }).click();
  await expect(dialog.getByText("Before this goes out")).toBeVisible();
  await field.fill(words);
  await expect(dialog.getByText("That sounds heavy")).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Call 988" })).toBeInViewport();
  await dialog.getByRole("button", { name: "Share", exact: true }).click();
  await expect(dialog.getByText("Before this goes out")).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Call 988" })).toBeVisible();
  await dialog.getByRole("button", { name: "Keep it private" }).click();
  await expect(toastOf(page, "Kept for you alone")).toBeVisible();
  const seen = await page.request.get("/api/reflections/feed/public?limit=50");
  expect(await seen.text()).not.toContain(words);
});

test("new reflections wait behind a button, and older ones come as one reads on", async ({
  page,
  browser,
  watching,
}) => {
  test.setTimeout(60_000);
  const { page: other } = await another(browser, watching.watch);
  const mark = newName();
  for (let count = 1; count <= 25; count++) await share(other, `Line ${count} ${mark}`);
  await beMember(page);
  await page.clock.install();
  await openFeed(page);
  await expect(cardWith(page, `Line 25 ${mark}`)).toBeVisible();
  await expect(cardWith(page, `Line 1 ${mark}`)).toHaveCount(0);
  await page.mouse.wheel(0, 20_000);
  await expect(cardWith(page, `Line 1 ${mark}`)).toHaveCount(1);
  const toTop = page.getByRole("button", { name: "Back to top" });
  await toTop.press("Enter");
  await expect(toTop).toBeHidden();
  await expect(page.locator("#main")).toBeFocused();

  await share(other, `A new line ${mark}`);
  await page.clock.runFor(61_000);
  await expect(page.getByRole("button", { name: /^Show \d+ new$/ })).toBeVisible();
  await expect(cardWith(page, `A new line ${mark}`)).toHaveCount(0);
  await page.getByRole("button", { name: /^Show \d+ new$/ }).press("Enter");
  await expect(page.locator("#main")).toBeFocused();
  await expect(cardWith(page, `A new line ${mark}`)).toBeVisible();
});

test("a feed that does not load says so and tries again", async ({ page, watching }) => {
  test.setTimeout(60_000);
  watching.expectsErrors(/status of 503|Failed to load resource/);
  await beMember(page);
  const words = `Here again ${newName()}`;
  await share(page, words);
  await openApp(page);
  await page.clock.install();
  await page.route("**/api/reflections/feed/**", (route) => route.fulfill({ status: 503 }));
  await page.getByRole("link", { name: "Feed" }).first().click();
  await expect(page.getByText("Loading the feed")).toBeAttached();
  for (const seconds of [1, 2, 4]) {
    await page.waitForTimeout(300);
    await page.clock.runFor(seconds * 1000 + 100);
  }
  await expect(page.getByText("Unable to load feed")).toBeVisible();
  await page.unroute("**/api/reflections/feed/**");
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(cardWith(page, words)).toBeVisible();
});

test("a guest reads everything and is invited when they want to act", async ({
  page,
  browser,
  watching,
}) => {
  const { page: other } = await another(browser, watching.watch);
  const words = `For a guest to read ${newName()}`;
  await share(other, words);
  await beGuest(page);
  await page.goto("/app?view=feed");
  await expect(page).toHaveURL(/\/app$/);
  await expect(page.getByRole("link", { name: "Everyone" })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await cardWith(page, words).getByRole("button", { name: "Like" }).click();
  await expect(toastOf(page, "Create Your Free Account")).toBeVisible();
  await expect(
    page.getByRole("region", { name: "Messages" }).getByRole("link", { name: "Sign Up Free" }),
  ).toHaveAttribute("href", "/auth");
});

test("the place in the feed survives going into another view and back", async ({ page }) => {
  test.setTimeout(60_000);
  await beMember(page);
  const mark = newName();
  for (let count = 1; count <= 22; count++) await share(page, `Row ${count} ${mark}`);
  await openFeed(page);
  await expect(cardWith(page, `Row 22 ${mark}`)).toBeVisible();
  await cardWith(page, `Row 5 ${mark}`).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(300);
  await page.getByRole("link", { name: "Your profile" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Profile" })).toBeVisible();
  await page.goBack();
  await expect(cardWith(page, `Row 5 ${mark}`)).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(120);
});

test("a link is copied where the browser has no clipboard, also from inside a dialog", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
    document.addEventListener("copy", () => {
      const { activeElement } = document;
      Object.assign(window, { copied: (activeElement as HTMLTextAreaElement).value });
    });
  });
  await beMember(page);
  const words = `To pass on ${newName()}`;
  const id = await share(page, words);
  const answer = await page.request.post("/api/reflections/echo", {
    data: { originalReflectionId: id, content: `Echo of ${words}` },
  });
  const { threadId } = await answer.json();
  const copied = () => page.evaluate(() => (window as unknown as { copied: string }).copied);
  await openFeed(page);
  const card = page.locator(`#reflection-${id}`).first();
  await card.getByRole("button", { name: "Share" }).click();
  await expect(toastOf(page, "Copied to clipboard!")).toBeVisible();
  expect(await copied()).toContain(`/reflection/${id}`);
  await card.getByRole("link", { name: "View echo chain" }).click();
  const chain = page.getByRole("dialog", { name: "Echo chain" });
  await chain.getByRole("button", { name: "Share" }).first().press("Enter");
  await expect(toastOf(page, "Echo chain copied!")).toBeVisible();
  expect(await copied()).toContain(`/echo/${threadId}`);
  await expect(chain.getByRole("button", { name: "Share" }).first()).toBeFocused();
});

test("a reflection that goes on as an echo chain stays one chain until it is finished, also after a lost answer", async ({
  page,
  watching,
}) => {
  test.setTimeout(90_000);
  watching.expectsErrors(/ERR_FAILED/);
  await beMember(page);
  await openFeed(page, "following");
  const words = newName();
  const dialog = page.getByRole("dialog");
  const open = () => page.getByRole("button", { name: "Write", exact: true }).click();
  const goesOn = dialog.getByLabel("Go on with it as an echo chain");
  const loseNextAnswer = () =>
    page.route(
      "**/api/reflections",
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
  const failedOnce = async () => {
    await expect(toastOf(page, "Failed to share reflection")).toBeVisible();
    await page.keyboard.press("Escape");
    await open();
  };
  await open();
  await goesOn.check();
  await dialog.getByLabel("What is on your mind?").fill(`First ${words}`);
  await loseNextAnswer();
  await dialog.getByRole("button", { name: "Share", exact: true }).click();
  await failedOnce();
  await expect(goesOn).toBeChecked();
  await dialog.getByRole("button", { name: "Share", exact: true }).click();
  await dialog.getByLabel("What comes next?").fill(`Second ${words}`);
  await loseNextAnswer();
  await dialog.getByRole("button", { name: "Add to the chain" }).click();
  await failedOnce();
  for (const [place, said] of [
    ["Second", "Echo #2 added!"],
    ["Third", "Echo #3 added!"],
  ]) {
    await dialog.getByLabel("What comes next?").fill(`${place} ${words}`);
    await dialog.getByRole("button", { name: "Add to the chain" }).click();
    await expect(toastOf(page, said as string)).toBeVisible();
  }
  await dialog.getByRole("button", { name: "Finish Chain" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("article").filter({ hasText: words })).toHaveCount(3);
  await open();
  await expect(goesOn).not.toBeChecked();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "View echo chain" }).first().click();
  const chain = page.getByRole("dialog", { name: "Echo chain" });
  await expect(chain.getByRole("article")).toContainText([
    `First ${words}`,
    `Second ${words}`,
    `Third ${words}`,
  ]);
});

test("who began a chain finishes it, and its entries offer no echo from then on", async ({
  page,
}) => {
  await beMember(page);
  const words = `To finish ${newName()}`;
  const id = await share(page, words);
  await page.request.post("/api/reflections/echo", {
    data: { originalReflectionId: id, content: `Echo of ${words}` },
  });
  await openFeed(page);
  const card = page.locator(`#reflection-${id}`).first();
  await expect(card.getByRole("link", { name: "Echo", exact: true })).toBeVisible();
  await card.getByRole("link", { name: "View echo chain" }).click();
  const chain = page.getByRole("dialog", { name: "Echo chain" });
  await chain.getByRole("button", { name: "Finish chain" }).click();
  await expect(toastOf(page, "Chain finished")).toBeVisible();
  await expect(chain.getByText("This chain is finished.")).toBeVisible();
  await expect(chain.getByRole("button", { name: "Finish chain" })).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(card).toContainText(words);
  await expect(card.getByRole("link", { name: "Echo", exact: true })).toBeHidden();
});

test("who follows people that wrote nothing is not told to follow nobody", async ({
  page,
  browser,
  watching,
}) => {
  await beMember(page);
  const { person } = await another(browser, watching.watch);
  await page.request.post("/api/follow", { data: { followingId: person.id } });
  await openFeed(page, "following");
  await expect(page.getByText("Nothing from the people you follow yet.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Find people" })).toBeVisible();
});
