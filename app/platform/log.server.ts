import { pino } from "pino";
import { settings } from "./settings.server";

/** JSON lines on standard output. Nothing that a person wrote, no address of a page, no cookie, no e-mail. */
export const log = pino({
  level: settings.LOG_LEVEL,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: describeError },
});

/** What of an error may be logged: its kind, code and place, since a message may quote what a person wrote. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { name: typeof error };
  const frames = (error.stack ?? "")
    .split("\n")
    .filter((line) => /^\s+at .*:\d+:\d+\)?$/.test(line));
  return {
    name: error.name,
    code: (error as { code?: unknown }).code,
    stack: frames.slice(0, 12).join("\n"),
  };
}
