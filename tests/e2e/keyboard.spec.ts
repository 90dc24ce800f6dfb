import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { beGuest, beMember, entryWith, journalField, newName, openApp, storeEntry } from "./people";

/** Presses Tab until an element has the focus; fails after so many. */
async function tabTo(page: Page, name: string | RegExp, role: "button" | "link" | "textbox") {
  const wanted = page.getByRole(role, { name }).and(page.locator(":focus"));
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press("Tab");
    if ((await wanted.count()) > 0) return wanted;
  }
  throw new Error(`Tab never came to ${role} ${name}`);
}

const outline = (page: Page) =>
  page.evaluate(() => {
    const style = getComputedStyle(document.activeElement as Element);
    return `${style.outlineStyle} ${style.outlineWidth}`;
  });

test("the first Tab offers to skip to the text, on every kind of page", async ({ page }) => {
  await beGuest(page);
  for (const path of ["/app?view=journal", "/about", "/auth"]) {
    await page.goto(path);
    if (path.startsWith("/app")) await expect(page).toHaveURL(/\/app$/);
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to the text" });
    await expect(skip, path).toBeFocused();
    await expect(skip, path).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.locator("main"), path).toBeFocused();
  }
});

test("skipping to the text stays in the present view", async ({ page }) => {
  await beGuest(page);
  await openApp(page);
  await page.getByRole("link", { name: "Open the journal" }).click();
  await expect(journalField(page)).toBeVisible();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.getByRole("link", { name: "Skip to the text" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Journal" })).toBeVisible();
});

test("an entry is written, changed and deleted with the keyboard alone", async ({ page }) => {
  await beGuest(page);
  await openApp(page, "journal");
  await tabTo(page, "What is on your mind?", "textbox");
  expect(await outline(page)).toBe("solid 2px");
  await page.keyboard.type("By keys alone.");
  await tabTo(page, "Save entry", "button");
  expect(await outline(page)).toBe("solid 2px");
  await page.keyboard.press("Enter");
  await expect(entryWith(page, "By keys alone.")).toBeVisible();

  await tabTo(page, "Edit", "link");
  expect(await outline(page)).toBe("solid 2px");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Your entry")).toBeFocused();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" And changed.");
  await tabTo(page, "Save changes", "button");
  await page.keyboard.press("Enter");
  await expect(entryWith(page, "By keys alone. And changed.")).toBeVisible();
  await expect(entryWith(page, "By keys alone.").getByRole("link", { name: "Edit" })).toBeFocused();

  await tabTo(page, "Delete", "link");
  await page.keyboard.press("Enter");
  const question = page.getByRole("dialog", {
    name: "Are you sure you want to delete this entry?",
  });
  await expect(question).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(
    entryWith(page, "By keys alone.").getByRole("link", { name: "Delete" }),
  ).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page, "Delete", "button");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("article")).toHaveCount(0);
  await expect(page.locator("main")).toBeFocused();
});

test("the More menu opens, leads and closes by keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await beGuest(page);
  await openApp(page);
  const summary = page.locator("summary").filter({ hasText: "More" });
  const menu = page.getByRole("navigation", { name: "More" });
  await summary.focus();
  await page.keyboard.press("Enter");
  await expect(menu).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(summary).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(menu.getByRole("link", { name: "Need someone now?" })).toBeFocused();
  expect(await outline(page)).toBe("solid 2px");
  await tabTo(page, "Journal", "link");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Journal" })).toBeVisible();
  await expect(menu).toBeHidden();
});

test("the companion's four sides turn with the arrow keys", { tag: "@no-script" }, async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("radio", { name: "Emotional" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Therapeutic" })).toBeChecked();
  await expect(page.locator(".tab-panel").nth(1)).toBeVisible();
});

test("the upgrade is offered in a dialog that Escape closes without losing a word", async ({
  page,
  watching,
}) => {
  watching.expectsErrors(/status of 402/);
  await beGuest(page);
  for (const words of ["One.", "Two.", "Three."]) await storeEntry(page, words);
  await openApp(page, "journal");
  await journalField(page).fill("Four.");
  await tabTo(page, "Save entry", "button");
  await page.keyboard.press("Enter");
  const modal = page.getByRole("dialog", { name: "Create Your FREE Account" });
  await expect(modal).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(modal).toBeHidden();
  await expect(page.getByRole("button", { name: "Save entry" })).toBeFocused();
  await expect(journalField(page)).toHaveValue("Four.");
});

test("a reflection is liked, echoed and written by keyboard alone, and the focus comes back", async ({
  page,
}) => {
  await beMember(page);
  const words = `By keyboard ${newName()}`;
  await page.request.post("/api/reflections", { data: { content: words } });
  await page.goto("/app?view=feed&feed=public");
  await expect(page).toHaveURL(/\/app$/);
  const card = page.getByRole("article").filter({ hasText: words }).first();
  await card.getByRole("button", { name: "Like" }).focus();
  await page.keyboard.press("Enter");
  await expect(card.getByRole("button", { name: /^Liked/ })).toBeFocused();

  const echo = card.getByRole("link", { name: "Echo", exact: true });
  await echo.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await dialog.getByLabel("Your inspired reflection").focus();
  const answer = `An echo ${newName()}`;
  await page.keyboard.type(answer);
  await tabTo(page, "Create echo", "button");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Echo created!")).toBeVisible();
  await tabTo(page, "Finish Chain", "button");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("article").filter({ hasText: answer })).toBeVisible();
  await echo.focus();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(echo).toBeFocused();

  await page.getByRole("button", { name: "Write", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Quick Reflection" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Write", exact: true })).toBeFocused();
});
