import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import remixOptions from "./remix.config.js";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Makes server.ts the entry of the server build, so that it shares one copy of every module with the routes. */
const serverEntry: Plugin = {
  name: "server-entry",
  enforce: "post",
  config: (_, { isSsrBuild, command }) =>
    command === "build" && isSsrBuild
      ? { build: { rollupOptions: { input: at("./server.ts") } } }
      : undefined,
};

const SHELL =
  /\/app\/(features\/shell\/debug-log|platform\/browser\/copy-text|ui\/(Avatar|Badge|Button|EmptyState|EndOfList|Mark|Notice|ShellFrame|ShellPlaces|SkipLink|Thread|Toast|Toaster|Waiting|When|focus-main|palette|theme))\.tsx?$|remix-utils\/build\/react\/use-hydrated/;

/** Keeps the small parts that every view of the app draws in one file: each file of its own costs a header and its gzip. */
const shellChunk: Plugin = {
  name: "shell-chunk",
  config: (_, { isSsrBuild, command }) =>
    command === "build" && !isSsrBuild
      ? {
          build: {
            rollupOptions: {
              output: { manualChunks: (id) => (SHELL.test(id) ? "shell" : undefined) },
            },
          },
        }
      : undefined,
};

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

export default defineConfig({
  plugins: [tailwindcss(), remix(remixOptions), serverEntry, shellChunk],
  resolve: { alias: { "~": at("./app"), "#prisma": at("./prisma/generated") } },
  optimizeDeps: {
    exclude: ["@node-rs/argon2"],
    include: [
      "@conform-to/react",
      "@tanstack/react-query",
      "class-variance-authority",
      "lucide-react",
      "remix-utils/use-hydrated",
      "remix-utils/use-should-hydrate",
      "socket.io-client",
    ],
  },
  css: { lightningcss: { targets: { safari: (15 << 16) | (6 << 8), chrome: 100 << 16 } } },
  build: { cssMinify: "lightningcss", target: ["es2022", "safari15.4", "chrome100"] },
});
