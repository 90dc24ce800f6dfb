import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { expect, test } from "./fixtures";
import { beGuest, beMember, expectHydrated, storeEntry } from "./people";

const KB = 1000;

type Loaded = { url: URL; type: string; bytes: number; csp?: string };

/** Everything that a page loads, with its size under gzip, until it is asked for. */
function listen(page: Page) {
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  return () =>
    Promise.all(
      responses.map(async (response): Promise<Loaded> => {
        const body = await response.body().catch(() => Buffer.alloc(0));
        return {
          url: new URL(response.url()),
          type: response.request().resourceType(),
          bytes: gzipSync(body).length,
          csp: response.headers()["content-security-policy"],
        };
      }),
    );
}

const sum = (parts: Loaded[]) => parts.reduce((total, { bytes }) => total + bytes, 0);
const scripts = (parts: Loaded[]) => parts.filter(({ type }) => type === "script");

for (const path of ["/", "/auth", "/about", "/reset-password", "/privacy", "/terms", "/contact"]) {
  test(`${path} loads no script of the framework and little else`, async ({ page, baseURL }) => {
    const loaded = listen(page);
    await page.goto(path, { waitUntil: "networkidle" });
    const parts = await loaded();
    expect(scripts(parts).map(({ url }) => url.pathname)).toEqual(["/page.js"]);
    expect(sum(scripts(parts))).toBeLessThanOrEqual(3 * KB);
    expect(sum(parts.filter(({ type }) => type === "stylesheet"))).toBeLessThanOrEqual(15 * KB);
    const own = new URL(baseURL as string).origin;
    expect(parts.filter(({ url }) => url.origin !== own)).toEqual([]);
    expect(parts.find(({ type }) => type === "document")?.csp).toContain("script-src 'self'");
  });
}

test("/chat loads no script of the framework before it has made the guest", async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem("session-guest", "true"));
  const loaded = listen(page);
  await page.goto("/chat", { waitUntil: "networkidle" });
  const parts = await loaded();
  await expect(page.getByRole("heading", { name: "Starting your session" })).toBeVisible();
  expect(scripts(parts).map(({ url }) => url.pathname)).toEqual(["/page.js"]);
});

test("the pages that people share load no script of the framework, and say what they are", async ({
  page,
  browser,
}) => {
  const { nickname } = await beMember(page);
  const first = await page.request.post("/api/reflections", {
    data: { content: "The tide was far out. #harbour", mood: "calm" },
  });
  const { id } = await first.json();
  const echo = await page.request.post("/api/reflections/echo", {
    data: { originalReflectionId: id, content: "And it came back." },
  });
  const { threadId } = await echo.json();
  const visitor = await (await browser.newContext()).newPage();
  for (const path of [
    "/feed",
    "/feed?tag=harbour",
    `/reflection/${id}`,
    `/echo/${threadId}`,
    `/u/${nickname}`,
  ]) {
    const loaded = listen(visitor);
    await visitor.goto(path, { waitUntil: "networkidle" });
    const parts = await loaded();
    const bytes = Object.fromEntries(
      ["document", "stylesheet", "script", "font"].map((kind) => [
        kind,
        sum(parts.filter(({ type }) => type === kind)),
      ]),
    );
    test.info().annotations.push({ type: path, description: JSON.stringify(bytes) });
    expect(scripts(parts).map(({ url }) => url.pathname)).toEqual(["/page.js"]);
    expect(bytes.script).toBeLessThanOrEqual(3 * KB);
    expect(bytes.stylesheet).toBeLessThanOrEqual(15 * KB);
    const head = visitor.locator("head");
    await expect(head.locator("link[rel=canonical]")).toHaveAttribute(
      "href",
      new RegExp(path.split("?")[0] as string),
    );
    const picture = await head.locator('meta[property="og:image"]').getAttribute("content");
    expect((await visitor.request.get(picture as string)).status()).toBe(200);
    const told = await visitor.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(told as string)["@context"]).toBe("https://schema.org");
    if (path.startsWith("/feed")) continue;
    const { etag } = (await visitor.request.get(path)).headers();
    const repeated = await visitor.request.get(path, { headers: { "If-None-Match": etag ?? "" } });
    expect(repeated.status(), path).toBe(304);
  }
  await visitor.context().close();
});

for (const view of ["therapy", "journal", "feed", "friends", "profile"]) {
  test(`the first load of /app in ${view} stays under its weight`, async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await beGuest(page);
    await storeEntry(page, "Something to show.");
    const loaded = listen(page);
    await page.goto(`/app?view=${view}`, { waitUntil: "networkidle" });
    await expectHydrated(page);
    const parts = await loaded();
    const bytes = {
      script: sum(scripts(parts)),
      style: sum(parts.filter(({ type }) => type === "stylesheet")),
      font: sum(parts.filter(({ type }) => type === "font")),
      document: sum(parts.filter(({ type }) => type === "document")),
    };
    test.info().annotations.push({ type: "bytes", description: JSON.stringify(bytes) });
    expect(bytes.script).toBeLessThanOrEqual(130 * KB);
    expect(bytes.style).toBeLessThanOrEqual(15 * KB);
    expect(bytes.font).toBeGreaterThan(0);
    expect(bytes.font).toBeLessThanOrEqual(25 * KB);
    const own = new URL(baseURL as string).origin;
    expect(parts.filter(({ url }) => url.origin !== own)).toEqual([]);
    expect(parts.find(({ type }) => type === "document")?.csp).toMatch(/script-src 'self' 'nonce-/);
  });
}

test("the icons and the manifest that pages name are there", async ({ page }) => {
  await page.goto("/about");
  const named = await page
    .locator("link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest], link[rel=preload]")
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(named.length).toBeGreaterThan(3);
  for (const url of named) {
    const answer = await page.request.get(url, { maxRedirects: 0 });
    expect(answer.status(), url).toBe(200);
  }
});
