import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { beGuest, beMember, openApp, storeEntry } from "./people";

const PUBLIC = [
  "/",
  "/auth",
  "/auth?mode=sign-up",
  "/reset-password",
  "/chat",
  "/about",
  "/terms",
  "/privacy",
  "/contact",
  "/feed",
];
const VIEWS = ["therapy", "chatbot", "feed", "friends", "journal", "settings", "about", "profile"];
const LONG = `https://example.com/${"a".repeat(300)} and ${"unbreakable".repeat(40)}`;

const ODD = [
  "x".repeat(2000),
  "<b>bold</b> <script>alert(1)</script> &amp; <img src=x onerror=alert(1)>",
  `${"\u{1F469}\u200D\u{1F469}\u200D\u{1F467}".repeat(60)} \u200B\u200B\uFEFF z\u0335\u0321\u0322`,
  "\u202Eright to left \u05E9\u05DC\u05D5\u05DD \u0645\u0631\u062D\u0628\u0627 #\u0633\u0644\u0627\u0645",
  `##a #a#b @a@b a@b.co #${"t".repeat(100)} @${"n".repeat(30)}`,
];

async function expectNoSideways(page: Page, where: string) {
  const wide = await page.evaluate(() => {
    const limit = document.documentElement.clientWidth;
    const over = [...document.querySelectorAll("body *")].filter(
      (element) => element.checkVisibility() && element.getBoundingClientRect().right > limit + 1,
    );
    return { scrolls: document.documentElement.scrollWidth > limit, over: over.length };
  });
  expect(wide, where).toEqual({ scrolls: false, over: 0 });
}

for (const width of [320, 390, 1280]) {
  test(`no page is wider than a screen of ${width} pixels`, async ({ page }) => {
    test.slow();
    await page.addInitScript(() => sessionStorage.setItem("session-guest", "true"));
    await page.setViewportSize({ width, height: 844 });
    for (const path of PUBLIC) {
      await page.goto(path);
      await expectNoSideways(page, path);
    }
    await beMember(page);
    await storeEntry(page, LONG, LONG.slice(0, 400));
    for (const content of ODD) {
      const made = await page.request.post("/api/reflections", { data: { content } });
      const { id } = await made.json();
      const echo = await page.request.post("/api/reflections/echo", {
        data: { originalReflectionId: id, content },
      });
      const { threadId } = await echo.json();
      await page.request.post("/api/comments", {
        data: { reflectionId: id, content: content.slice(0, 1000) },
      });
      for (const path of [`/reflection/${id}`, `/echo/${threadId}`]) {
        await page.goto(path);
        await expectNoSideways(page, path);
        expect(await page.locator("main script, main b").count()).toBe(0);
      }
    }
    for (const view of VIEWS) {
      await openApp(page, view);
      await expectNoSideways(page, view);
    }
  });
}

test("links in sentences look like links", async ({ page }) => {
  const expectLink = (name: string) =>
    expect(page.getByRole("link", { name, exact: true })).toHaveCSS(
      "text-decoration-line",
      "underline",
    );
  await page.goto("/auth?mode=sign-up");
  for (const name of ["Terms of Service", "Privacy Policy", "Sign in"]) await expectLink(name);
  await page.goto("/auth");
  await expectLink("Forgot your password?");
  await beGuest(page);
  await openApp(page);
  await expectLink("Make a free account");
  await openApp(page, "settings");
  await expectLink("privacy");
});

test("what is touched is at least 44 pixels high on a phone", { tag: "@phone" }, async ({
  page,
}) => {
  await beGuest(page);
  await storeEntry(page, "A line.");
  for (const view of ["therapy", "journal", "friends", "profile", "settings"]) {
    await openApp(page, view);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll("button, summary, nav a, header a, input, textarea")]
        .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
        .filter((element) => element.getBoundingClientRect().height < 44)
        .filter((element) => !element.closest("label"))
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect(small, view).toEqual([]);
  }
});
