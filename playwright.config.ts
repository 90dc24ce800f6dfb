import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";

const PORT = process.env.E2E_PORT ?? "41873";
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), "truenorth-e2e-"));

const usualBrowsers = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const chromium = process.env.CHROMIUM_PATH || usualBrowsers.find((path) => existsSync(path));

const desk = { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 800 } };
const phone = {
  ...devices["Desktop Chrome"],
  viewport: { width: 390, height: 844 },
  hasTouch: true,
};

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  reporter: [["list"], ["json", { outputFile: ".tmp/playwright.json" }]],
  workers: 2,
  fullyParallel: true,
  // A second try is counted, and named as flaky in the report.
  retries: 1,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  forbidOnly: Boolean(process.env.CI),
  globalTeardown: "./tests/e2e/remove-data.ts",
  use: {
    baseURL: `http://localhost:${PORT}`,
    trace: "off",
    locale: "en-US",
    launchOptions: {
      executablePath: chromium,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    { name: "scripts", testIgnore: "**/no-script/**", use: desk },
    { name: "phone", testIgnore: "**/no-script/**", grep: /@phone/, use: phone },
    { name: "no-script", grep: /@no-script/, use: { ...desk, javaScriptEnabled: false } },
  ],
  webServer: {
    command: "node tests/e2e/serve.mjs",
    url: `http://localhost:${PORT}/readyz`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    stdout: "pipe",
    env: {
      NODE_ENV: "production",
      PORT,
      DATA_DIR: process.env.E2E_DATA_DIR,
      RATE_LIMITS_SCALE: "1000",
      LOG_LEVEL: "warn",
    },
  },
});
