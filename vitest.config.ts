import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  resolve: { alias: { "~": at("./app"), "#prisma": at("./prisma/generated") } },
  test: {
    environment: "node",
    pool: "forks",
    maxWorkers: 2,
    include: ["tests/{unit,integration,http}/**/*.test.ts"],
    globalSetup: ["tests/integration/template-database.ts"],
    setupFiles: ["tests/integration/own-database.ts"],
    testTimeout: 60_000,
  },
});
