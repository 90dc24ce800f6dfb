import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { generate } from "../../scripts/generate.mjs";

/** Builds the database modules, and `more` by name, as production does; the folder is removed when the process ends. */
export async function builtPlatform(more = {}) {
  await generate();
  const folder = resolve(`.tmp/bench-${process.pid}`);
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  await build({
    configFile: false,
    logLevel: "error",
    resolve: { alias: { "#prisma": resolve("prisma/generated"), "~": resolve("app") } },
    build: {
      ssr: true,
      outDir: folder,
      target: "node20",
      rollupOptions: {
        input: {
          client: resolve("app/platform/db/client.server.ts"),
          guarded: resolve("app/platform/db/guarded-sqlite.server.ts"),
          migrate: resolve("app/platform/db/migrate.server.ts"),
          prisma: resolve("prisma/generated/sqlite/client.ts"),
          ...more,
        },
      },
    },
  });
  return { address: (name) => pathToFileURL(`${folder}/${name}.js`).href };
}
