import Database from "better-sqlite3";
import { prepare } from "./prepare.mjs";

const ACCOUNT = {
  email: "demo@demo.example",
  password: "a quiet demo",
  nickname: "demo_you",
};

process.env.NODE_ENV ??= "production";
process.env.DATA_DIR = process.argv[2] ?? "data/demo";
delete process.env.DATABASE_URL;
await prepare();
const { fillCommunity } = await import("./demo/fill-community.mjs");
try {
  const { start } = await import("../build/server/index.js");
  const address = await start();
  const file = `${process.env.DATA_DIR}/truenorth.db`;
  const viewerId = findAccount(file) ?? (await signUp(address));
  const isNew = fillCommunity(file, viewerId);
  console.log(
    isNew ? "A made-up community moved in." : "The made-up community is still here from before.",
  );
  console.log("Everybody in this demo is fictional. Nothing of it touches your own database.");
  console.log(
    `Sign in at ${address}/auth with ${ACCOUNT.email} and the password: ${ACCOUNT.password}`,
  );
} catch (error) {
  console.error(error?.name === "SettingError" ? error.message : error);
  process.exit(1);
}

function findAccount(file) {
  const database = new Database(file, { readonly: true });
  try {
    return database.prepare("SELECT id FROM User WHERE email = ?").pluck().get(ACCOUNT.email);
  } finally {
    database.close();
  }
}

async function signUp(address) {
  const answer = await fetch(`${address}/api/auth/signup`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(ACCOUNT),
  });
  if (!answer.ok) throw new Error(`The demo account could not be made: ${await answer.text()}`);
  return (await answer.json()).id;
}
