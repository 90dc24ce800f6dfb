import { mkdirSync, readFileSync } from "node:fs";
import { chromium } from "@playwright/test";

/** Draws the pictures of link previews into public/share: the mark and a thread, and nobody's words. */
const MARK = readFileSync("app/ui/Mark.tsx", "utf8").match(/markPath =\s*"([^"]+)"/)?.[1];
const FONT = readFileSync("public/fonts/newsreader.woff2").toString("base64");

const PICTURES = {
  reflection: { color: "#1E6A5C", line: "A reflection, shared on purpose", knots: [300] },
  echo: { color: "#5A45A8", line: "An echo chain", knots: [120, 300, 480] },
  person: { color: "#1B5E8C", line: "Someone who writes here", knots: [210, 390] },
};

const KNOT = "M8 0C8 7 10 13 14.5 18C18.5 22.5 25 20 25 14.5C25 9 18.5 6.5 14.5 11C10 16 8 23 8 32";

const draw = ({ color, line, knots }) => `<!doctype html><style>
  @font-face { font-family: Newsreader; src: url(data:font/woff2;base64,${FONT}) }
  body { margin: 0; background: #F7F4EE; color: #22302D; font-family: Newsreader, serif }
  svg { position: absolute; inset: 0 } p { position: absolute; left: 300px; margin: 0 }
</style><svg width="1200" height="630" fill="none" stroke="${color}" stroke-width="5" stroke-linecap="round">
  ${[0, ...knots]
    .map((top, at) => {
      const from = at === 0 ? 0 : top + 120;
      const to = knots[at] ?? 630;
      return `<path d="M150 ${from}V${to}"/>`;
    })
    .join("")}
  ${knots.map((top) => `<g transform="translate(120 ${top}) scale(3.75)" stroke-width="${5 / 3.75}"><path d="${KNOT}"/></g>`).join("")}
  <g transform="translate(300 166) scale(4)" stroke="#1E6A5C" stroke-width="1.6"><path d="${MARK}"/></g>
</svg><p style="top: 176px; left: 420px; font-size: 84px; color: #22302D">TrueNorth</p>
<p style="top: 330px; font-size: 56px">${line}</p>
<p style="top: 420px; font-size: 34px; color: #566661">Write what is on your mind. Be answered kindly.</p>`;

mkdirSync("public/share", { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ["--no-sandbox"],
});
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
for (const [name, picture] of Object.entries(PICTURES)) {
  await page.setContent(draw(picture));
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `public/share/${name}.png` });
}
await browser.close();
