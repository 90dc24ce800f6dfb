import { expect, test } from "../fixtures";
import { beMember, newName } from "../people";

test("two people post, mention, like, reflect, comment, echo and delete without any script", {
  tag: "@no-script",
}, async ({ page, browser, watching }) => {
  test.setTimeout(60_000);
  watching.expectsErrors(/status of 40[149]/);
  const context = await browser.newContext({ javaScriptEnabled: false });
  watching.watch(context);
  const other = await context.newPage();
  await beMember(page);
  const tomas = await beMember(other);
  const words = `The kettle was on ${newName()}`;
  const said = (at: typeof page, sentence: string) =>
    at.getByRole("status").filter({ hasText: sentence });

  await page.goto("/feed");
  await page.getByText("What is on your mind?").click();
  await page.getByLabel("Your reflection").fill(`${words} @${tomas.nickname} #kettle`);
  await page.getByLabel("Mood").selectOption("peaceful");
  await page.getByRole("button", { name: "Share" }).click();
  await expect(said(page, "Reflection shared")).toBeVisible();

  await other.goto("/feed");
  const card = other.getByRole("article").filter({ hasText: words });
  await card.getByRole("button", { name: "Like" }).click();
  await expect(said(other, "Liked!")).toBeVisible();
  await expect(card.getByRole("button", { name: "Liked , 1 like" })).toBeVisible();
  await card.getByRole("link", { name: "Comment" }).click();
  await expect(other).toHaveURL(/\/reflection\//);
  await other.getByLabel("A kind word").fill("I know that sound.");
  await other.getByRole("button", { name: "Comment" }).click();
  await expect(said(other, "Comment added")).toBeVisible();
  await expect(other.getByText("I know that sound.")).toBeVisible();
  await other.getByLabel("Your thought").fill("Read this.");
  await other.getByRole("button", { name: "Reflect", exact: true }).click();
  await expect(said(other, "Reflected!")).toBeVisible();
  for (const [number, sentence] of [
    [1, "Echo created!"],
    [2, "Echo #3 added!"],
    [3, "Echo #4 added!"],
  ] as const) {
    await other.getByLabel("Your inspired reflection").fill(`Echo ${number} of ${words}`);
    await other.getByRole("button", { name: "Create echo" }).click();
    await expect(said(other, sentence)).toBeVisible();
    await expect(other).toHaveURL(/\/echo\//);
  }
  const middle = other.getByRole("article").filter({ hasText: `Echo 2 of ${words}` });
  await middle.getByRole("link", { name: "Delete" }).click();
  await expect(
    other.getByText("Are you sure you want to delete this echo from the chain?"),
  ).toBeVisible();
  await other.getByRole("button", { name: "Delete" }).click();
  await expect(said(other, "Echo deleted")).toBeVisible();
  await other
    .getByRole("article")
    .filter({ hasText: `Echo 3 of ${words}` })
    .getByRole("link", { name: "View echo chain" })
    .click();
  await expect(other.getByRole("article")).toHaveCount(3);
  await other.getByRole("button", { name: "Like chain" }).click();
  await expect(said(other, "Chain liked!")).toBeVisible();
  await other.getByRole("button", { name: "Reflect chain" }).click();
  await expect(said(other, "Chain reflected!")).toBeVisible();

  await other
    .getByRole("link", { name: `@${tomas.nickname}` })
    .first()
    .click();
  await expect(other.getByRole("heading", { level: 1, name: tomas.nickname })).toBeVisible();
  await page.goto(`/u/${tomas.nickname}`);
  await page.getByRole("button", { name: "Follow" }).click();
  await expect(said(page, `Following ${tomas.nickname}`)).toBeVisible();
  await expect(page.getByRole("button", { name: "Unfollow" })).toBeVisible();
  await page.goto("/app?view=feed");
  await expect(page.getByText(`Reflected by ${tomas.nickname}`).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Share" })).toHaveCount(0);
});

test("a refused form on a public page keeps the words, and asks before heavy ones go out", {
  tag: "@no-script",
}, async ({ page, watching }) => {
  watching.expectsErrors(/status of 40[0149]/);
  await beMember(page);
  const words = `I have the pills here and I am going to take them all tonight ${newName()}`;
  await page.goto("/feed");
  await page.getByText("What is on your mind?").click();
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByLabel("Your reflection")).toHaveAccessibleDescription(
    "The reflection is missing.",
  );
  await page.getByLabel("Your reflection").fill(words);
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByText("Before this goes out")).toBeVisible();
  await expect(page.getByLabel("Your reflection")).toHaveValue(words);
  await page.getByRole("button", { name: "Keep it private" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Kept for you alone" })).toBeVisible();
  await expect(page.getByText(words)).toHaveCount(0);

  await page.goto("/feed");
  await page.getByText("What is on your mind?").click();
  await page.getByLabel("Your reflection").fill("Words of somebody who was signed out meanwhile");
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByText("Please log in to reflect")).toBeVisible();
  await expect(page.getByLabel("Your words are kept here")).toHaveValue(
    "Words of somebody who was signed out meanwhile",
  );
  const like = page.getByRole("button", { name: /^Like/ });
  if ((await like.count()) > 0) {
    await like.first().click();
    await expect(page.getByText("Please log in to like reflections")).toBeVisible();
    await expect(
      page.getByRole("main").getByRole("link", { name: "Sign Up Free" }).first(),
    ).toBeVisible();
  }
  await page.goto("/reflection/nothing-here");
  await expect(page.getByRole("heading", { name: "Content no longer available" })).toBeVisible();
});
