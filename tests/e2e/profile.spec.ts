import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { beGuest, beMember, newName, openApp } from "./people";

const toastOf = (page: Page, words: string) =>
  page.getByRole("region", { name: "Messages" }).getByText(words, { exact: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** A member in a browser of their own. */
async function another(page: Page, watch: (context: BrowserContext) => void) {
  const context = await page.context().browser()?.newContext();
  if (!context) throw new Error("There is no browser.");
  watch(context);
  const own = await context.newPage();
  return { page: own, person: await beMember(own) };
}

async function share(page: Page, content: string, fields: Record<string, unknown> = {}) {
  const answer = await page.request.post("/api/reflections", { data: { content, ...fields } });
  expect(answer.status()).toBe(201);
  return (await answer.json()).id as string;
}

async function openProfile(page: Page, id: string, tab = "reflections") {
  await page.goto(`/app?view=profile&user=${id}&tab=${tab}`);
  await expect(page).toHaveURL(/\/app$/);
  await expect(heading(page, "Profile")).toBeVisible();
}

test("a profile shows who it is, what they wrote and what they did, and is followed", {
  tag: "@phone",
}, async ({ page, watching }) => {
  await beMember(page);
  const tomas = await another(page, watching.watch);
  const { nickname, id } = tomas.person;
  await tomas.page.request.put(`/api/user/${id}`, {
    data: { nickname, bio: "I mend radios. #kettle", avatarColor: "amber" },
  });
  const mark = newName();
  const long = `Long ${mark} ${"and on ".repeat(40)}`;
  const reflectionId = await share(tomas.page, `Seen ${mark}`);
  await share(tomas.page, `Hidden ${mark}`, { isPublic: false });
  const mine = await share(page, long);
  await tomas.page.request.post("/api/likes", { data: { reflectionId: mine } });
  const remark = { reflectionId: mine, content: `Remark ${mark}` };
  await tomas.page.request.post("/api/comments", { data: remark });

  await openProfile(page, id);
  await expect(page.getByRole("heading", { level: 2, name: nickname })).toBeVisible();
  await expect(page.getByText("I mend radios.")).toBeVisible();
  await expect(page.getByRole("article").filter({ hasText: `Seen ${mark}` })).toBeVisible();
  await expect(page.getByText(`Hidden ${mark}`)).toHaveCount(0);
  await page.getByRole("button", { name: "Follow", exact: true }).click();
  await expect(toastOf(page, `Following ${nickname}`)).toBeVisible();
  await expect(page.getByRole("button", { name: "Unfollow" })).toBeVisible();

  await page.getByRole("link", { name: "Recent Activity" }).click();
  const items = page.getByRole("main").getByRole("listitem");
  await expect(items).toHaveCount(3);
  await expect(items.nth(0)).toContainText(`Remark ${mark}`);
  await expect(items.nth(1).getByRole("link")).toContainText("Liked a reflection by");
  await expect(items.nth(1).locator("blockquote")).toHaveText(/…$/);
  expect((await items.nth(1).locator("blockquote").textContent())?.length).toBeLessThanOrEqual(101);
  await items.nth(2).getByRole("link", { name: "Wrote a reflection" }).click();
  const dialog = page.getByRole("dialog", { name: "Reflection" });
  await expect(dialog.getByText(`Seen ${mark}`)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  await tomas.page.request.delete(`/api/reflections/${reflectionId}`);
  watching.expectsErrors(/status of 404/);
  await items.nth(2).getByRole("link", { name: "Wrote a reflection" }).click();
  await expect(toastOf(page, "Content no longer available")).toBeVisible();

  await page.getByRole("link", { name: "Message", exact: true }).click();
  await expect(heading(page, "Messages")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 2, name: nickname })).toBeVisible();
  await expect(page.getByRole("button", { name: "Unfollow" })).toBeVisible();
});

test("one's own profile shows what is private too, and leads back to the settings", {
  tag: "@phone",
}, async ({ page }) => {
  const { nickname } = await beMember(page);
  await openApp(page, "settings");
  await page.getByRole("link", { name: "View My Profile" }).click();
  await expect(page.getByRole("heading", { level: 2, name: nickname })).toBeVisible();
  await expect(page.getByText("stands here.")).toBeVisible();
  await page.getByRole("link", { name: "Recent Activity" }).click();
  await expect(page.getByText("Nothing to see here yet.")).toBeVisible();
  const mark = newName();
  await share(page, `Hidden ${mark}`, { isPublic: false });
  await openApp(page, "profile");
  await expect(page.getByText(`Hidden ${mark}`)).toBeVisible();
  await expect(page.getByText("Only you")).toBeVisible();
  for (const name of ["Follow", "Message"])
    await expect(page.getByRole("main").getByText(name, { exact: true })).toHaveCount(0);
  await page.getByRole("link", { name: "Back to settings" }).click();
  await expect(heading(page, "Settings")).toBeVisible();
});

test("reflections and activities come by twenty", async ({ page, watching }) => {
  test.slow();
  await beMember(page);
  const tomas = await another(page, watching.watch);
  const mark = newName();
  for (let count = 1; count <= 22; count++) await share(tomas.page, `Row ${count} ${mark}`);
  await openProfile(page, tomas.person.id);
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(20);
  await page.getByRole("link", { name: "Older reflections" }).click();
  await expect(cards).toHaveCount(22);
  await expect(page.getByText("That is everything for now.")).toBeVisible();
  await page.getByRole("link", { name: "Recent Activity" }).click();
  const items = page.getByRole("main").getByRole("listitem");
  await expect(items).toHaveCount(20);
  await page.getByRole("link", { name: "Older activities" }).click();
  await expect(items).toHaveCount(22);
});

test("a person who is not there leads back to Discover, from an address and from a mention", {
  tag: "@phone",
}, async ({ page, watching }) => {
  watching.expectsErrors(/nickname\/nobody_of_that_name/);
  await beMember(page);
  await openProfile(page, "nobody");
  await expect(page.getByText("User not found")).toBeVisible();
  await page.getByRole("link", { name: "Back to Discover" }).click();
  await expect(heading(page, "Discover")).toBeVisible();

  await page.goto("about:blank");
  const { id } = await beMember(page);
  const tomas = await another(page, watching.watch);
  await share(page, `For @${tomas.person.nickname} and @nobody_of_that_name`);
  await openProfile(page, id);
  await page.getByRole("link", { name: "@nobody_of_that_name" }).click();
  await expect(toastOf(page, "User not found")).toBeVisible();
  await expect(toastOf(page, "@nobody_of_that_name could not be found")).toBeVisible();
  await page.getByRole("link", { name: `@${tomas.person.nickname}` }).click();
  await expect(page.getByRole("heading", { level: 2, name: tomas.person.nickname })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("link", { name: `@${tomas.person.nickname}` })).toBeVisible();
});

test("activities that cannot be read say so", async ({ page, watching }) => {
  watching.expectsErrors(/activity/);
  const { id } = await beMember(page);
  await openProfile(page, id);
  await page.route("**/activity?**", (route) =>
    route.fulfill({ status: 500, contentType: "text/plain", body: "Server error." }),
  );
  await page.getByRole("link", { name: "Recent Activity" }).click();
  await expect(page.getByRole("alert")).toContainText("Failed to load activities");
  await page.unroute("**/activity?**");
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByText("Nothing to see here yet.")).toBeVisible();
});

test("a guest reads a profile, is invited when they follow, and cannot message", async ({
  page,
  watching,
}) => {
  const tomas = await another(page, watching.watch);
  await share(tomas.page, "The kettle was on.");
  await beGuest(page);
  await openProfile(page, tomas.person.id);
  await expect(page.getByText("The kettle was on.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Message", exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Follow", exact: true }).click();
  await expect(toastOf(page, "Create Your Free Account")).toBeVisible();
  await openProfile(page, "truenorth-ai-companion");
  await expect(page.getByText("AI Companion", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Message", exact: true })).toHaveCount(0);
});
