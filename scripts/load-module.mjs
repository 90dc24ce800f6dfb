import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

/** Imports a TypeScript module of the project, named from its root, without building the project. */
export async function loadModule(path) {
  const root = fileURLToPath(new URL("../", import.meta.url));
  const { module } = await runnerImport(`${root}${path}`, {
    root,
    configFile: false,
    logLevel: "error",
    resolve: { alias: { "~": `${root}app` } },
  });
  return module;
}
