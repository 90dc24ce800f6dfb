import { prepare } from "./prepare.mjs";

process.env.NODE_ENV ??= "production";
const [email] = process.argv.slice(2);
if (!email) {
  console.error("Say whom: npm run admin -- someone@example.org");
  process.exit(1);
}
await prepare();
const { promoteToAdmin } = await import("../build/server/index.js");
const isDone = await promoteToAdmin(email);
console.log(isDone ? `${email} is an admin now.` : `No member has the e-mail ${email}.`);
process.exit(isDone ? 0 : 1);
