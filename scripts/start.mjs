import { prepare } from "./prepare.mjs";

process.env.NODE_ENV ??= "production";
await prepare();
try {
  const { start } = await import("../build/server/index.js");
  console.log(`TrueNorth is at ${await start()}`);
} catch (error) {
  console.error(error?.name === "SettingError" ? error.message : error);
  process.exit(1);
}
