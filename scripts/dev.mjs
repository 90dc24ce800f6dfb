import { prepare } from "./prepare.mjs";

process.env.NODE_ENV ??= "development";
await prepare({ build: false });
const { createServer } = await import("vite");
const vite = await createServer({ server: { middlewareMode: true } });
const { start } = await vite.ssrLoadModule("./server.ts");
const address = await start({
  middleware: vite.middlewares,
  loadBuild: () => vite.ssrLoadModule("virtual:remix/server-build"),
});
console.log(`TrueNorth is at ${address}`);
