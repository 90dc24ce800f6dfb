import { type BrowserContext, test as base, expect } from "@playwright/test";

type Watching = {
  /** Names the console errors that a test provokes, such as the load of a 402. */
  expectsErrors(...patterns: RegExp[]): void;
  /** Watches a context that the test opened itself. */
  watch(context: BrowserContext): void;
};

/** A test in which an unexpected console error, or an error that nothing caught, is a failure. */
export const test = base.extend<{ watching: Watching }>({
  watching: [
    async ({ context }, use) => {
      const heard: string[] = [];
      const expected: RegExp[] = [];
      const watch = (watched: BrowserContext) => {
        watched.on("console", (message) => {
          if (message.type() === "error") heard.push(`${message.text()} ${message.location().url}`);
        });
        watched.on("weberror", (error) => heard.push(String(error.error())));
      };
      watch(context);
      await use({ watch, expectsErrors: (...patterns) => void expected.push(...patterns) });
      expect(heard.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
