import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";

/** A setting that cannot be used; the message is one sentence that names it. */
export class SettingError extends Error {
  override name = "SettingError";
}

const wholeNumber = (from: number, to: number) => z.coerce.number().int().min(from).max(to);

const Settings = z.object({
  NODE_ENV: z.enum(["production", "development", "test"]).default("development"),
  PORT: wholeNumber(0, 65535).default(3000),
  HOST: z.string().optional(),
  APP_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().default("./data"),
  SESSION_SECRET: z.string().min(32).optional(),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  ADMIN_EMAIL: z.email().toLowerCase().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default("TrueNorth <no-reply@localhost>"),
  FREE_JOURNAL_LIMIT: z.union([z.literal("unlimited"), wholeNumber(0, 1_000_000)]).default(30),
  RATE_LIMITS_SCALE: z.coerce.number().positive().default(1),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  OPENAI_MODEL: z.string().default("gpt-4o-mini"),
  OPENAI_PRICE_IN: z.coerce.number().nonnegative().optional(),
  OPENAI_PRICE_OUT: z.coerce.number().nonnegative().optional(),
  JOBS: z.enum(["on", "off"]).default("on"),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
});

/**
 * Reads the settings table of the README from environment variables; an empty value counts as absent.
 * Throws SettingError on the first that cannot be used.
 */
export function readSettings(env: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const read = Settings.safeParse(given);
  if (read.success) {
    if (read.data.SMTP_URL && !read.data.APP_URL) {
      throw new SettingError(
        "The setting APP_URL is missing: links in mails need the public address when SMTP_URL is set.",
      );
    }
    return read.data;
  }
  const issue = read.error.issues[0];
  throw new SettingError(
    `The setting ${issue?.path.join(".")} cannot be used: ${issue?.message}. See the settings table in README.md.`,
  );
}

export const settings = readSettings(process.env);

/** The absolute path of a file or folder in DATA_DIR, whose folder exists afterwards. */
export function inDataDir(...path: string[]): string {
  const file = resolve(settings.DATA_DIR, ...path);
  mkdirSync(join(file, ".."), { recursive: true, mode: 0o700 });
  return file;
}

/** A secret of 32 bytes in base64url, made on first use and kept in DATA_DIR, readable by its owner only. */
export function keptSecret(name: string): string {
  const file = inDataDir("secrets", name);
  try {
    writeFileSync(file, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(file, "utf8");
}
