import { createHash } from "node:crypto";
import { z } from "zod";
import { command } from "~/platform/access/operation.server";
import { db } from "~/platform/db/client.server";

const cut = (max: number) =>
  z
    .string()
    .optional()
    .default("")
    .transform((value) => value.replaceAll("\0", "").toWellFormed().slice(0, max));

/** Keeps a browser's error for the admin desk; a repeat counts up and answers the first one's id. */
export const reportError = command({
  name: "report-error",
  who: "anyone",
  status: 202,
  input: z.object({
    message: cut(500).pipe(z.string().min(1, "The message is missing.")),
    stack: cut(4000).transform(withoutQueries),
    componentStack: cut(4000).transform(withoutQueries),
    timestamp: z.unknown().optional(),
    url: cut(2000).transform(withoutQuery),
    userAgent: cut(300),
  }),
  limits: ({ visit }) => [["errorReport", visit.address]],
  async run({ input: { timestamp: _, ...report } }) {
    const place = report.stack.split("\n").find((line) => line.includes(":")) ?? "";
    const fingerprint = createHash("sha256")
      .update(JSON.stringify([report.message, place, report.url]))
      .digest("base64url");
    const { id } = await db.errorReport.upsert({
      where: { fingerprint },
      create: { ...report, fingerprint },
      update: { count: { increment: 1 }, lastSeenAt: new Date() },
    });
    return { id };
  },
});

/** An address without what a search or a token may have put into it. */
function withoutQuery(url: string) {
  return url.split(/[?#]/)[0] ?? "";
}

/** A stack whose addresses have lost what a search or a token may have put into them. */
function withoutQueries(stack: string) {
  return stack.replace(/\?[^\s:)]*/g, "");
}
