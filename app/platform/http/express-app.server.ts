import compression from "compression";
import express, { type Express, type NextFunction, type Request, type Response } from "express";
import { Refusal } from "../access/refusal";
import { DAYS, HOURS } from "../durations";
import { spend } from "../limits.server";
import { log } from "../log.server";
import { openVisit, type Visit } from "../session/visit.server";
import { settings } from "../settings.server";
import { refusalOf } from "./failure.server";
import { frontGuard } from "./front-guard.server";
import { securityHeaders } from "./security-headers.server";

type Parts = {
  /** Answers pages and calls; gets the visit as `res.locals.visit`. */
  handler: express.RequestHandler;
  /** Vite's middleware in development; else the built files are served. */
  development?: express.RequestHandler;
  /** Whether the process can serve: database, migrations, not stopping. */
  isReady(): Promise<boolean>;
};

/** The whole way of a request, in order. */
export function expressApp({ handler, development, isReady }: Parts): Express {
  const app = express();
  app.disable("x-powered-by");
  app.set("trust proxy", settings.TRUST_PROXY);
  app.set("query parser", false);
  app.use(logRequest, frontGuard, securityHeaders);
  app.get("/healthz", (_, res) => void res.type("text").send("ok"));
  app.get("/readyz", (_, res, next) => {
    isReady().then(
      (ready) =>
        res
          .status(ready ? 200 : 503)
          .type("text")
          .send(ready ? "ready" : "not ready"),
      next,
    );
  });
  app.use(compression({ filter: isWorthCompressing }));
  if (development) app.use(development);
  else serveBuiltFiles(app);
  app.use(startVisit, handler, fail);
  return app;
}

/** Events are sent one by one, which compression would hold back. */
const isWorthCompressing: compression.CompressionFilter = (req, res) =>
  res.getHeader("Content-Type") !== "text/event-stream" && compression.filter(req, res);

function serveBuiltFiles(app: Express) {
  const files = { redirect: false, index: false, dotfiles: "ignore" } as const;
  app.use(
    "/assets",
    express.static("build/client/assets", { ...files, immutable: true, maxAge: 365 * DAYS }),
  );
  app.use("/assets", (_, res) => void res.status(404).type("text").send("Not found."));
  app.use("/fonts", express.static("build/client/fonts", { ...files, maxAge: 30 * DAYS }));
  app.use(express.static("build/client", { ...files, maxAge: 1 * HOURS }));
}

function startVisit(req: Request, res: Response, next: NextFunction) {
  openVisit(req, res)
    .then((visit) => limitRequests(req, visit))
    .then(() => next(), next);
}

/** Reads that are asked for by POST, since their questions are too long for an address. */
const READS_BY_POST = new Set(["/api/social-actions/batch"]);
const isRead = ({ method, path }: Request) =>
  method === "GET" || method === "HEAD" || (method === "POST" && READS_BY_POST.has(path));

async function limitRequests(req: Request, visit: Visit) {
  const who = visit.viewer?.id ?? visit.address;
  const read = () => spend(visit.viewer ? "readByPerson" : "readByVisitor", who);
  if (isRead(req)) return read();
  try {
    await spend("write", who);
    if (req.method === "DELETE") await spend("deletion", who);
  } catch (refused) {
    if (!(refused instanceof Refusal) || req.path.startsWith("/api/")) throw refused;
    await read();
    visit.overLimit = refused;
  }
}

/** The last resort of a request: a plain sentence, never a stack. */
function fail(error: unknown, _: Request, res: Response, next: NextFunction) {
  if (res.headersSent) return next(error);
  const { status, headers = {} } = error as { status?: number; headers?: Record<string, string> };
  if (!(error instanceof Refusal) && status && status >= 400 && status < 500) {
    return void res.status(status).set(headers).type("text/plain").send("This cannot be answered.");
  }
  const visit = res.locals.visit ?? { id: res.locals.requestId, operations: [] };
  const refusal = refusalOf(error, visit);
  if (refusal instanceof Refusal) res.set(refusal.about.headers ?? {});
  res
    .status(refusal.status)
    .set("Cache-Control", "no-store")
    .type("text/plain")
    .send(refusal.sentence);
}

function logRequest(req: Request, res: Response, next: NextFunction) {
  const start = performance.now();
  res.once("close", () => {
    const { requestId, visit } = res.locals as { requestId?: string; visit?: Visit };
    log.info({
      request: requestId,
      method: req.method,
      operations: visit?.operations,
      status: res.writableFinished ? res.statusCode : 499,
      ms: Math.round(performance.now() - start),
    });
  });
  next();
}
