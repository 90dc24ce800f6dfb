import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { createTransport } from "nodemailer";
import { log } from "./log.server";
import { inDataDir, settings } from "./settings.server";

/** A mail in plain text. */
export type Mail = { to: string; subject: string; text: string };

const smtp = settings.SMTP_URL ? createTransport(settings.SMTP_URL) : null;
const toFile = createTransport({ streamTransport: true, buffer: true });

/** Sends a mail by SMTP_URL; without it, writes it to the outbox folder in DATA_DIR. */
export async function sendMail(mail: Mail): Promise<void> {
  const message = { from: settings.MAIL_FROM, ...mail };
  if (smtp) return void (await smtp.sendMail(message));
  const { message: raw } = await toFile.sendMail(message);
  const file = inDataDir("outbox", `${Date.now()}-${randomUUID()}.eml`);
  await writeFile(file, raw as Buffer, { mode: 0o600 });
  log.info({ file }, "mail written to the outbox, since SMTP_URL is not set");
}
