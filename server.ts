import { createServer } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import * as build from "virtual:remix/server-build";
import { createRequestHandler } from "@remix-run/express";
import type { ServerBuild } from "@remix-run/node";
import closeWithGrace from "close-with-grace";
import type { RequestHandler, Response } from "express";
import { prepareCompanion } from "~/features/companion/prepare-companion.server";
import { startDailyPrompts } from "~/features/feed/post-daily-prompt.server";
import { answerEntryJob } from "~/features/journal/answer-entry.server";
import { closeDatabase, isDatabaseReachable } from "~/platform/db/client.server";
import { migrate, pendingMigrations } from "~/platform/db/migrate.server";
import { DAYS, SECONDS } from "~/platform/durations";
import { expressApp } from "~/platform/http/express-app.server";
import { startJobs, stopJobs } from "~/platform/jobs.server";
import { log } from "~/platform/log.server";
import { startRealtime } from "~/platform/realtime.server";
import { sweepExpired } from "~/platform/session/session.server";
import { settings } from "~/platform/settings.server";

export * from "virtual:remix/server-build";
export { promoteToAdmin } from "~/features/account/promote-admin.server";

const PATIENCE = 8 * SECONDS;
/** How long requests that are on their way are still taken, after /readyz says that the end is near. */
const LAST_CALL = 0.5 * SECONDS;

type Development = { middleware: RequestHandler; loadBuild(): Promise<ServerBuild> };

/** Starts the product: database, pages and calls, realtime, jobs; answers the address it listens on. */
export async function start(development?: Development): Promise<string> {
  await migrate();
  await prepareCompanion();
  await startDailyPrompts();
  let isStopping = false;

  const app = expressApp({
    handler: createRequestHandler({
      build: development ? development.loadBuild : (build as unknown as ServerBuild),
      getLoadContext: (_, res) => ({ visit: (res as Response).locals.visit }),
    }) as RequestHandler,
    development: development?.middleware,
    isReady: async () =>
      !isStopping && (await isDatabaseReachable()) && (await pendingMigrations()).length === 0,
  });
  const server = createServer(
    { maxHeaderSize: 16 * 1024, requestTimeout: 30 * SECONDS, headersTimeout: 10 * SECONDS },
    app,
  );
  const realtime = startRealtime(server);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(settings.PORT, settings.HOST, resolve);
  });
  await startJobs([answerEntryJob]);
  const sweep = () => sweepExpired().catch((err) => log.error({ err }, "sweeping failed"));
  await sweep();
  setInterval(sweep, 1 * DAYS).unref();
  if (settings.RATE_LIMITS_SCALE !== 1)
    log.warn("RATE_LIMITS_SCALE is not 1: limits of rate are not the product's");

  closeWithGrace({ delay: PATIENCE + 4 * SECONDS, logger: false }, async ({ err }) => {
    if (err) log.fatal({ err }, "stopping after an error that nothing caught");
    isStopping = true;
    server.keepAliveTimeout = 1;
    server.prependListener("request", (_, res) => void res.setHeader("Connection", "close"));
    await sleep(LAST_CALL);
    setTimeout(() => server.closeAllConnections(), PATIENCE).unref();
    await realtime.close();
    await stopJobs();
    await closeDatabase();
  });

  const address = server.address();
  const port = typeof address === "object" ? address?.port : settings.PORT;
  return settings.APP_URL ?? `http://localhost:${port}`;
}
