import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { beGuest, beMember, journalField, openApp, saveButton, storeEntry } from "./people";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

async function violations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(", ")}`);
}

for (const theme of ["light", "dark"] as const) {
  test.describe(theme, () => {
    test.beforeEach(async ({ context, baseURL }) => {
      await context.addCookies([{ name: "theme", value: theme, url: baseURL as string }]);
    });

    for (const path of [
      "/",
      "/auth",
      "/auth?mode=sign-up",
      "/reset-password",
      "/about",
      "/privacy",
      "/terms",
      "/contact",
      "/feed",
      "/reflection/nothing",
    ]) {
      test(`${path} has no barrier that axe knows, in ${theme}`, async ({ page, watching }) => {
        if (path.endsWith("nothing")) watching.expectsErrors(/status of 404/);
        await page.goto(path);
        expect(await violations(page)).toEqual([]);
      });
    }

    test(`the pages and dialogs of reflections have no barrier that axe knows, in ${theme}`, async ({
      page,
    }) => {
      test.slow();
      const { nickname } = await beMember(page);
      const content = `A long line about boats. ${"It goes on and on. ".repeat(12)} #boats`;
      const made = await page.request.post("/api/reflections", {
        data: { content, mood: "calm" },
      });
      const { id } = await made.json();
      const echo = await page.request.post("/api/reflections/echo", {
        data: { originalReflectionId: id, content: "An answer." },
      });
      const { threadId } = await echo.json();
      await page.request.post("/api/comments", { data: { reflectionId: id, content: "Kind." } });
      for (const path of [`/reflection/${id}?delete=1`, `/echo/${threadId}`, `/u/${nickname}`]) {
        await page.goto(path);
        expect(await violations(page), path).toEqual([]);
      }
      await page.goto("/app?view=feed&feed=public");
      await expect(page).toHaveURL(/\/app$/);
      const card = page.getByRole("article").filter({ hasText: "A long line about boats" }).first();
      await card.getByText("Show more").click();
      await card.getByRole("link", { name: "Comment" }).click();
      await expect(page.getByLabel("A kind word")).toBeVisible();
      expect(await violations(page), "the feed").toEqual([]);
      for (const action of ["Reflect", "Echo", "View echo chain", "Delete"]) {
        await card.getByRole("link", { name: action, exact: true }).click();
        await expect(page.getByRole("dialog")).toBeVisible();
        await expect(page.getByRole("dialog").getByText("Loading")).toHaveCount(0);
        expect(await violations(page), action).toEqual([]);
        await page.keyboard.press("Escape");
      }
    });

    test(`the app has no barrier that axe knows, in ${theme}`, async ({ page, watching }) => {
      test.slow();
      watching.expectsErrors(/status of 402/);
      await beGuest(page);
      for (const words of ["A long walk.", "Bread.", "Sleep."]) await storeEntry(page, words);
      for (const view of [
        "therapy",
        "chatbot",
        "friends",
        "profile",
        "settings",
        "about",
        "journal",
      ]) {
        await openApp(page, view);
        await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
        expect(await violations(page), view).toEqual([]);
      }
      await page.getByRole("article").first().getByRole("link", { name: "Edit" }).click();
      expect(await violations(page), "editing").toEqual([]);
      await page.getByRole("article").last().getByRole("link", { name: "Delete" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      expect(await violations(page), "deleting").toEqual([]);
      await page.keyboard.press("Escape");
      await journalField(page).fill("Four.");
      await saveButton(page).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      expect(await violations(page), "upgrade").toEqual([]);
    });
  });
}
