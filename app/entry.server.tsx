import { createHash } from "node:crypto";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { AppLoadContext, EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import { NonceContext } from "./nonce-context";
import { SECONDS } from "./platform/durations";
import { refusalOf } from "./platform/http/failure.server";

export const streamTimeout = 10 * SECONDS;

/** Renders a page whole, so that it is complete where scripts are blocked. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { visit }: AppLoadContext,
) {
  const html = await render(
    <NonceContext.Provider value={visit.nonce}>
      <RemixServer context={remixContext} url={request.url} nonce={visit.nonce} />
    </NonceContext.Provider>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  const isPrivate = visit.viewer !== null || visit.refusedForm !== undefined;
  if (!headers.has("Cache-Control"))
    headers.set("Cache-Control", isPrivate ? "no-store" : "no-cache");
  const isStill = status === 200 && !html.includes("nonce=");
  if (isStill) {
    const tag = `"${createHash("sha256").update(html).digest("base64url").slice(0, 27)}"`;
    headers.set("ETag", tag);
    const known = request.headers.get("If-None-Match");
    if (known?.replace(/^W\//, "") === tag) return new Response(null, { status: 304, headers });
  }
  return new Response(html, { status, headers });
}

function render(page: React.ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      onAllReady() {
        const body = new PassThrough();
        text(body).then(
          (html) => resolve(`<!DOCTYPE html>${html.replace(/^<!DOCTYPE html>/i, "")}`),
          reject,
        );
        pipe(body);
      },
      onShellError: reject,
      onError: reject,
    });
  });
}

/** Private data stays out of every cache, as private pages do. */
export function handleDataRequest(response: Response) {
  response.headers.set("Cache-Control", "no-store");
  return response;
}

export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
) {
  if (!request.signal.aborted) refusalOf(error, context.visit);
}
