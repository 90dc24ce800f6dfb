import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));

/** Runs a command in the project's folder and ends the process when it fails. */
export function run(command, args, env = {}) {
  const { status } = spawnSync(command, args, {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...env },
    shell: process.platform === "win32",
  });
  if (status !== 0) {
    console.error(`\`${command} ${args.join(" ")}\` failed.`);
    process.exit(status ?? 1);
  }
}

function fingerprint(paths) {
  const hash = createHash("sha256");
  const add = (path) => {
    if (!existsSync(path)) return;
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) add(join(path, name));
    } else {
      hash.update(path).update("\0").update(readFileSync(path)).update("\0");
    }
  };
  for (const path of paths) add(path);
  return hash.digest("hex");
}

/** Does a step unless it was done before with the same files. */
async function unlessDone(stamp, paths, step) {
  const print = fingerprint(paths);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === print) return;
  await step();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, print);
}

/**
 * Installs, generates and builds whatever a fresh or changed clone lacks. It is `npm install` and not `npm ci`, since
 * a lock file made where only one platform's packages can be reached does not name the others.
 */
export async function prepare({ build = true } = {}) {
  await unlessDone("node_modules/.installed", ["package.json", "package-lock.json"], () =>
    run("npm", ["install", "--no-save", "--include=dev", "--no-audit", "--no-fund"]),
  );
  const { generate } = await import("./generate.mjs");
  await generate();
  if (!build) return;
  const sources = [
    "app",
    "prisma/schema.prisma",
    "public",
    "server.ts",
    "package-lock.json",
    "vite.config.ts",
    "remix.config.js",
  ];
  await unlessDone("build/.built", sources, () =>
    run("npm", ["run", "build"], { NODE_ENV: "production" }),
  );
}
