import { expect, test } from "./fixtures";
import { beGuest, openApp } from "./people";

const html = "html";

test("the chosen theme is in the first byte of every page", { tag: "@no-script" }, async ({
  page,
}) => {
  await beGuest(page);
  const read = async (path: string) => {
    const answer = await page.request.get(path, { headers: { cookie: await cookies() } });
    return (await answer.text()).slice(0, 200);
  };
  const cookies = async () =>
    [
      ...(await page.context().cookies()).map(({ name, value }) => `${name}=${value}`),
      "theme=dark",
    ].join("; ");
  for (const path of ["/app", "/about", "/reset-password"]) {
    expect(await read(path), path).toContain('data-theme="dark"');
  }
  expect(await read("/auth")).toContain('data-theme="light"');
});

test("the theme is switched and kept", { tag: ["@no-script", "@phone"] }, async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("button", { name: "Dark theme" }).click();
  await expect(page.locator(html)).toHaveAttribute("data-theme", "dark");
  await expect(page).toHaveURL(/\/about$/);
  await page.goto("/terms");
  await expect(page.locator(html)).toHaveAttribute("data-theme", "dark");
  await page.getByRole("button", { name: "Light theme" }).click();
  await expect(page.locator(html)).toHaveAttribute("data-theme", "light");
  await page.goto("/");
  await expect(page.locator(html)).toHaveAttribute("data-theme", "light");
});

test("a page that is always light offers no theme", { tag: "@no-script" }, async ({ page }) => {
  await page.goto("/auth");
  await expect(page.getByRole("button", { name: "Dark theme" })).toBeHidden();
  await page.goto("/about");
  await expect(page.getByRole("button", { name: "Dark theme" })).toBeVisible();
});

test("the settings switch the theme and stay in place", { tag: "@no-script" }, async ({ page }) => {
  await beGuest(page);
  await page.goto("/app?view=settings");
  await page.getByRole("main").getByRole("button", { name: "Dark theme" }).click();
  await expect(page.locator(html)).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
});

test("a new visitor whose system is dark gets the dark theme, stored", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/");
  await expect(page.locator(html)).toHaveAttribute("data-theme", "dark");
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
  expect(await page.evaluate(() => localStorage.getItem("visited"))).toBe("true");
  await page.emulateMedia({ colorScheme: "light" });
  await page.reload();
  await expect(page.locator(html)).toHaveAttribute("data-theme", "dark");
});

test("a new visitor whose system says nothing gets the light theme", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator(html)).toHaveAttribute("data-theme", "light");
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("light");
});

test("without script the page is as dark as the system", { tag: "@no-script" }, async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/");
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(17, 25, 26)");
});

test("the app takes over what the browser remembers", async ({ page }) => {
  await beGuest(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await openApp(page);
  await expect(page.locator(html)).toHaveAttribute("data-theme", "dark");
  await openApp(page, "settings");
  await page.getByRole("main").getByRole("button", { name: "Light theme" }).click();
  await expect(page.locator(html)).toHaveAttribute("data-theme", "light");
  await openApp(page);
  await expect(page.locator(html)).toHaveAttribute("data-theme", "light");
});
