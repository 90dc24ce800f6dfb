import { randomBytes, randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { NextFunction, Request, Response } from "express";
import { SettingError, settings } from "../settings.server";
import { BODY_LIMIT, DROPPED_LIMIT } from "./read-body.server";

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "DELETE"]);
const SAFE = new Set(["GET", "HEAD"]);
const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?\.?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

const appUrl = settings.APP_URL ? new URL(settings.APP_URL) : null;
if (appUrl && appUrl.pathname !== "/") {
  throw new SettingError("The setting APP_URL cannot be used: it must not have a path.");
}

function refuse(res: Response, status: number, sentence: string) {
  res.status(status).type("text/plain").set("Cache-Control", "no-store").send(sentence);
}

/** scheme://host of the app as this request's person sees it; null when the Host header cannot be used. */
export function ownOrigin(host: string | undefined, protocol: string): string | null {
  if (!host || !HOST.test(host) || !URL.canParse(`${protocol}://${host}`)) return null;
  if (appUrl) return new URL(`${protocol}://${host}`).host === appUrl.host ? appUrl.origin : null;
  return new URL(`${protocol}://${host}`).origin;
}

/** The host that the person asked for: the proxy's word where one is trusted. */
export function askedHost(headers: IncomingHttpHeaders): string | undefined {
  const forwarded = settings.TRUST_PROXY > 0 ? headers["x-forwarded-host"] : undefined;
  return forwarded === undefined ? headers.host : String(forwarded);
}

/** Whether a changing request, or a socket's handshake, comes from the app's own pages or from no page at all. */
export function isOwnRequest(headers: { site?: string; origin?: string }, own: string): boolean {
  if (headers.site) return headers.site === "same-origin" || headers.site === "none";
  return headers.origin === undefined || headers.origin === own;
}

/** Turns away what no page of the app sends, before anything reads it. */
export function frontGuard(req: Request, res: Response, next: NextFunction) {
  res.locals.requestId = randomUUID();
  res.locals.nonce = randomBytes(16).toString("base64");
  if (!METHODS.has(req.method)) {
    res.set("Allow", [...METHODS].join(", "));
    return refuse(res, 405, "This method is not possible here.");
  }
  const target = req.originalUrl;
  if (!target.startsWith("/") || target.startsWith("//") || !URL.canParse(target, "http://here")) {
    return refuse(res, 400, "This address cannot be right.");
  }
  try {
    decodeURIComponent(target.split("?")[0] ?? "");
  } catch {
    return refuse(res, 400, "This address cannot be right.");
  }
  const host = askedHost(req.headers);
  const origin = ownOrigin(host, req.protocol);
  if (!origin) return refuse(res, 400, "This host is not known here.");
  res.locals.origin = origin;
  delete req.headers["x-forwarded-host"];
  req.headers.host = host;

  const from = { site: req.get("sec-fetch-site"), origin: req.get("origin") };
  if (!SAFE.has(req.method) && !isOwnRequest(from, origin)) {
    return refuse(res, 403, "This request came from another site.");
  }
  // A page without referrer posts to itself with `Origin: null`, at which the framework's own check fails.
  if (from.origin) req.headers.origin = origin;
  const announced = Number(req.get("content-length") ?? 0);
  if (announced > BODY_LIMIT) {
    if (announced > DROPPED_LIMIT) res.set("Connection", "close");
    return refuse(res, 413, "That is more than can be sent at once.");
  }
  next();
}
