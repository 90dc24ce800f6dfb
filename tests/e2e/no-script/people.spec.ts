import { expect, test } from "../fixtures";
import { beGuest, beMember, newName } from "../people";

test("people, topics and profiles are found, followed and read without any script", {
  tag: "@no-script",
}, async ({ page, browser, watching }) => {
  test.setTimeout(60_000);
  watching.expectsErrors(/status of 403/);
  const context = await browser.newContext({ javaScriptEnabled: false });
  watching.watch(context);
  const other = await context.newPage();
  const tomas = await beMember(other);
  const word = newName("lantern").replace("_", "");
  const tag = newName("harbour");
  for (let count = 1; count <= 21; count++)
    await other.request.post("/api/reflections", { data: { content: `${word} ${count} #${tag}` } });
  await beMember(page);
  const said = (sentence: string) => page.getByRole("status").filter({ hasText: sentence });
  const section = (name: string) => page.getByRole("region", { name, exact: true });

  await page.goto("/app?view=friends");
  await expect(page.getByRole("heading", { level: 1, name: "Discover" })).toBeVisible();
  await page.getByLabel("Search by nickname or bio").fill(tomas.nickname.toUpperCase());
  await page.getByRole("button", { name: "Find" }).click();
  const found = section("Discover Users");
  await found.getByRole("button", { name: `Follow ${tomas.nickname}` }).click();
  await expect(said(`Following ${tomas.nickname}`)).toBeVisible();
  await expect(found.getByRole("button", { name: `Unfollow ${tomas.nickname}` })).toBeVisible();
  await expect(section("Following").getByRole("listitem")).toHaveCount(1);

  await page.getByLabel("Search reflections and #hashtags").fill(word);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByRole("link", { name: "Search Results" })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await expect(page.getByLabel("Search by nickname or bio")).toHaveValue(
    tomas.nickname.toUpperCase(),
  );
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(20);
  await page.getByRole("link", { name: "Older reflections" }).click();
  await expect(cards).toHaveCount(1);
  await page.goto(`/app?view=friends&q=%23${tag.toUpperCase()}`);
  await expect(cards).toHaveCount(20);
  await cards.first().getByRole("button", { name: "Like" }).click();
  await expect(said("Liked!")).toBeVisible();
  await expect(page).toHaveURL(/view=friends/);
  await page.getByRole("link", { name: "Trending Topics" }).click();
  await expect(cards).toHaveCount(0);

  await section("Following").getByRole("link", { name: tomas.nickname }).click();
  await expect(page.getByRole("heading", { level: 2, name: tomas.nickname })).toBeVisible();
  await expect(cards).toHaveCount(20);
  await page.getByRole("link", { name: "Older reflections" }).click();
  await expect(cards).toHaveCount(1);
  await page.getByRole("link", { name: "Recent Activity" }).click();
  await expect(page.getByRole("link", { name: "Wrote a reflection" })).toHaveCount(20);
  await page.getByRole("link", { name: "Older activities" }).click();
  await expect(page.getByRole("link", { name: "Wrote a reflection" })).toHaveCount(1);
  await page.getByRole("button", { name: "Unfollow" }).click();
  await expect(said(`Unfollowed ${tomas.nickname}`)).toBeVisible();
  await expect(page).toHaveURL(/tab=activity/);
  await page.getByRole("link", { name: "Back to Discover" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Discover" })).toBeVisible();

  await page.goto("/app?view=profile&user=nobody");
  await expect(page.getByText("User not found")).toBeVisible();
  await page.getByRole("link", { name: "Back to Discover" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Discover" })).toBeVisible();

  await page.context().clearCookies();
  await beGuest(page);
  await page.goto(`/app?view=profile&user=${tomas.id}`);
  await page.getByRole("button", { name: "Follow", exact: true }).click();
  await expect(page.getByText("Create Your Free Account")).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: tomas.nickname })).toBeVisible();
});
