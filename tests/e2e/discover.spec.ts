import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { beGuest, beMember, newName, openApp, type Person, withDatabase } from "./people";

const toastOf = (page: Page, words: string) =>
  page.getByRole("region", { name: "Messages" }).getByText(words, { exact: true });
const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** A member in a browser of their own, with words about themselves and one reflection. */
async function another(page: Page, watch: (context: BrowserContext) => void, content: string) {
  const context = await page.context().browser()?.newContext();
  if (!context) throw new Error("There is no browser.");
  watch(context);
  const own = await context.newPage();
  const person = await beMember(own);
  const profile = {
    nickname: person.nickname,
    bio: `I mend radios. ${person.nickname}`,
    avatarColor: "amber",
  };
  expect((await own.request.put(`/api/user/${person.id}`, { data: profile })).status()).toBe(200);
  const made = await own.request.post("/api/reflections", { data: { content, mood: "calm" } });
  return { page: own, person, reflectionId: (await made.json()).id as string };
}

const follow = (page: Page, { id }: Person) =>
  page.request.post("/api/follow", { data: { followingId: id } });

test("people are found by name and by what they say, followed, seen in the lists and left again", {
  tag: "@phone",
}, async ({ page, watching }) => {
  await beMember(page);
  const tomas = await another(page, watching.watch, "The kettle was on.");
  const name = tomas.person.nickname;
  await openApp(page, "friends");
  await expect(section(page, "Following").getByText("You follow nobody yet.")).toBeVisible();
  await expect(section(page, "Followers").getByText("Nobody follows you yet.")).toBeVisible();

  const find = page.getByLabel("Search by nickname or bio");
  await find.fill(`nobody ${newName()}`);
  await find.press("Enter");
  await expect(section(page, "Discover Users").getByText(/^Nobody found for/)).toBeVisible();
  await find.fill(`RADIOS. ${name}`);
  await page.getByRole("button", { name: "Find" }).click();
  const found = section(page, "Discover Users");
  await found.getByRole("button", { name: `Follow ${name}` }).click();
  await expect(toastOf(page, `Following ${name}`)).toBeVisible();
  await expect(section(page, "Following").getByRole("link", { name })).toBeVisible();
  await expect(found.getByRole("button", { name: `Unfollow ${name}` })).toBeVisible();
  await expect(section(page, "Followers").getByText("Nobody follows you yet.")).toBeVisible();

  await openApp(tomas.page, "friends");
  await expect(section(tomas.page, "Followers").getByRole("listitem")).toHaveCount(1);

  await section(page, "Following")
    .getByRole("button", { name: `Unfollow ${name}` })
    .click();
  await expect(toastOf(page, `Unfollowed ${name}`)).toBeVisible();
  await expect(section(page, "Following").getByText("You follow nobody yet.")).toBeVisible();
  await expect(found.getByRole("button", { name: `Follow ${name}`, exact: true })).toBeVisible();
  await found.getByRole("link", { name }).click();
  await expect(heading(page, "Profile")).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
  await page.getByRole("link", { name: "Back to Discover" }).click();
  await expect(heading(page, "Discover")).toBeVisible();
});

test("a follow that the server refuses is taken back and said", async ({ page, watching }) => {
  watching.expectsErrors(/api\/follow/);
  await beMember(page);
  const tomas = await another(page, watching.watch, "The kettle was on.");
  const name = tomas.person.nickname;
  await openApp(page, "friends");
  await page.getByLabel("Search by nickname or bio").fill(name);
  await page.getByRole("button", { name: "Find" }).click();
  const button = section(page, "Discover Users").getByRole("button");
  const follows = button.filter({ hasText: "Follow" });
  await expect(follows).toHaveAccessibleName(`Follow ${name}`);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/follow", async (route) => {
    await held;
    await route.fulfill({ status: 503, contentType: "text/plain", body: "A lot is happening." });
  });
  await follows.click();
  await expect(section(page, "Following").getByRole("link", { name })).toBeVisible();
  release();
  await expect(toastOf(page, "Failed to update follow")).toBeVisible();
  await expect(section(page, "Following").getByText("You follow nobody yet.")).toBeVisible();
  await expect(follows).toHaveAccessibleName(`Follow ${name}`);
});

test("suggestions begin with the people of one's people", async ({ page, watching }) => {
  await beMember(page);
  const near = await another(page, watching.watch, "One.");
  const far = await another(page, watching.watch, "Two.");
  await follow(page, near.person);
  await follow(near.page, far.person);
  await openApp(page, "friends");
  const first = section(page, "Suggested for You").getByRole("listitem").first();
  await expect(first).toContainText(far.person.nickname);
  await first.getByRole("button").click();
  await expect(first.getByRole("button", { name: "Unfollow" })).toBeVisible();
  await expect(section(page, "Following").getByRole("listitem")).toHaveCount(2);
});

test("hashtags lead to what was written with them, and words find reflections", {
  tag: "@phone",
}, async ({ page, watching }) => {
  await beMember(page);
  const tag = newName("tide");
  const word = newName("word").replace("_", "");
  const { reflectionId } = await another(page, watching.watch, `${word} #${tag}`);
  await openApp(page, "friends");
  await expect(page.getByRole("link", { name: "Trending Topics" })).toHaveAttribute(
    "aria-current",
    "true",
  );
  const search = page.getByLabel("Search reflections and #hashtags");
  await page.getByRole("link", { name: "Search Results" }).click();
  await expect(page.getByText(/^Look for a word/)).toBeVisible();
  const card = page.getByRole("article").filter({ hasText: word });
  for (const looked of [word, `#${tag.toUpperCase()}`]) {
    await search.fill(looked);
    await search.press("Enter");
    await expect(card).toBeVisible();
  }
  await card.getByRole("button", { name: "Like" }).click();
  await expect(card.getByRole("button", { name: "Liked , 1 like" })).toBeVisible();
  await search.fill(newName("zebra"));
  await search.press("Enter");
  await expect(page.getByText(/^Nothing found for/)).toBeVisible();
  await page.getByRole("link", { name: "See the topics" }).click();
  await expect(page.getByRole("link", { name: "Trending Topics" })).toHaveAttribute(
    "aria-current",
    "true",
  );

  await page.goto(`/app?view=friends&q=${encodeURIComponent(word)}`);
  await card.getByRole("link", { name: `#${tag}` }).click();
  await expect(search).toHaveValue(`#${tag}`);
  await expect(page.locator(`#reflection-${reflectionId}`)).toBeVisible();
  await page.goBack();
  await expect(search).toHaveValue(word);
});

test("a guest sees everything, and is invited when they act", { tag: "@phone" }, async ({
  page,
  watching,
}) => {
  const { person } = await another(page, watching.watch, "The kettle was on.");
  await beGuest(page);
  await openApp(page, "friends");
  await page.getByLabel("Search by nickname or bio").fill(person.nickname);
  await page.getByRole("button", { name: "Find" }).click();
  await section(page, "Discover Users").getByRole("button", { name: "Follow" }).click();
  await expect(toastOf(page, "Create Your Free Account")).toBeVisible();
  await expect(
    page.getByRole("region", { name: "Messages" }).getByRole("link", { name: "Sign Up Free" }),
  ).toHaveAttribute("href", "/auth");
  await expect(
    section(page, "Discover Users").getByRole("button", { name: "Follow" }),
  ).toBeVisible();
});

test("lists that cannot be read say so and are read again", async ({ page, watching }) => {
  watching.expectsErrors(/suggested-users|trending/);
  await beMember(page);
  await openApp(page);
  await page.route(/suggested-users|hashtags\/trending/, (route) =>
    route.fulfill({ status: 500, contentType: "text/plain", body: "Server error." }),
  );
  await page
    .getByRole("navigation", { name: "Places" })
    .getByRole("link", { name: "Discover" })
    .click();
  const alert = section(page, "Suggested for You").getByRole("alert");
  await expect(alert).toContainText("These people could not be loaded");
  await expect(page.getByText("Topics could not be loaded")).toBeVisible();
  await page.unroute(/suggested-users|hashtags\/trending/);
  await alert.getByRole("button", { name: "Try Again" }).click();
  await expect(alert).toBeHidden();
});

test("who follows many people sees it in the lists, and little is asked for it", async ({
  page,
}) => {
  const { id } = await beMember(page);
  const many = Array.from({ length: 60 }, () => newName("many"));
  withDatabase((database) => {
    const add = database.prepare(
      `INSERT INTO User (id, nickname, nicknameKey, avatarColor, updatedAt, lastActiveAt) VALUES (?, ?, ?, 'sky', ?, ?)`,
    );
    const follows = database.prepare("INSERT INTO Follow (followerId, followingId) VALUES (?, ?)");
    const past = "2026-01-01T00:00:00.000+00:00";
    database.transaction(() => {
      for (const name of many) {
        add.run(name, name, name, past, past);
        follows.run(id, name);
      }
    })();
  });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await openApp(page);
  await page
    .getByRole("navigation", { name: "Places" })
    .getByRole("link", { name: "Discover" })
    .click();
  const following = section(page, "Following");
  await expect(following.getByRole("button", { name: /^Unfollow/ })).toHaveCount(5);
  await page.waitForLoadState("networkidle");
  const single = asked.filter((url) => url.includes("/api/is-following/"));
  expect(single.length).toBeLessThanOrEqual(15);
  expect(new Set(single).size).toBe(single.length);
  const first = following.getByRole("button").first();
  const name = (await first.textContent())?.replace("Unfollow", "") ?? "";
  await first.click();
  await expect(toastOf(page, `Unfollowed ${name}`)).toBeVisible();
  await expect(following.getByRole("link", { name })).toHaveCount(0);
});
