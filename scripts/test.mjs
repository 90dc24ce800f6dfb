import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { prepare } from "./prepare.mjs";

process.env.NODE_ENV = "production";
await prepare();
ensureBrowser();

const reports = ".tmp";
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const steps = [
  ["npx", ["biome", "check", "."]],
  ["npx", ["tsc", "--noEmit"]],
  ["npx", ["depcruise", "app", "server.ts", "--config", ".dependency-cruiser.cjs"]],
  ["npx", ["size-limit"]],
  [
    "npx",
    [
      "vitest",
      "run",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${reports}/vitest.json`,
    ],
  ],
  ["npx", ["playwright", "test"]],
];
let isGreen = true;
for (const [command, args] of steps) {
  console.log(`\n> ${args.join(" ")}`);
  const env = { ...process.env, NODE_ENV: args[0] === "vitest" ? "test" : "production" };
  const { status } = spawnSync(command, args, {
    stdio: "inherit",
    env,
    shell: process.platform === "win32",
  });
  if (status !== 0) isGreen = false;
}

const { passed, failed, flaky } = count();
if (flaky > 0) console.log(`\n${flaky} passed only at a second try`);
console.log(`\n${passed} passed, ${failed + (isGreen || failed > 0 ? 0 : 1)} failed`);
process.exit(isGreen && failed === 0 && passed > 0 ? 0 : 1);

/** Passed and failed tests, from the runners' own reports; a flaky one passed, and is named. */
function count() {
  const read = (name) =>
    existsSync(`${reports}/${name}.json`)
      ? JSON.parse(readFileSync(`${reports}/${name}.json`, "utf8"))
      : null;
  const vitest = read("vitest");
  const playwright = read("playwright");
  if (!vitest || !playwright) isGreen = false;
  return {
    passed:
      (vitest?.numPassedTests ?? 0) +
      (playwright?.stats.expected ?? 0) +
      (playwright?.stats.flaky ?? 0),
    flaky: playwright?.stats.flaky ?? 0,
    failed: (vitest?.numFailedTests ?? 0) + (playwright?.stats.unexpected ?? 0),
  };
}

/** A Chromium for the browser tests: the machine's, Playwright's, or Debian's package. */
function ensureBrowser() {
  const known = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
  const found = () => process.env.CHROMIUM_PATH || known.find((path) => existsSync(path));
  if (found()) {
    process.env.CHROMIUM_PATH = found();
    return;
  }
  if (spawnSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit" }).status === 0)
    return;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync("/usr/bin/apt-get")) {
    spawnSync("apt-get", ["update", "-q"], { stdio: "inherit" });
    spawnSync("apt-get", ["install", "-y", "-q", "--no-install-recommends", "chromium"], {
      stdio: "inherit",
    });
  }
  if (!found()) {
    console.error("The browser tests need Chromium: install it, or set CHROMIUM_PATH to one.");
    process.exit(1);
  }
  process.env.CHROMIUM_PATH = found();
}
