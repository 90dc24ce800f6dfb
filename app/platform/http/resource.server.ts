import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Answered, type AnyOperation, perform } from "../access/operation.server";
import { fromFields, fromValue } from "../access/read-input";
import { Refusal } from "../access/refusal";
import { type Visit, visitOf } from "../session/visit.server";
import { refusalOf } from "./failure.server";
import { readBody } from "./read-body.server";

type Method = "GET" | "POST" | "PUT" | "DELETE";
type Params = Record<string, string | undefined>;

/** The JSON face of operations: one for each method of an address under /api. */
export function resource(operations: Partial<Record<Method, AnyOperation>>) {
  async function answer({ request, params, context }: LoaderFunctionArgs | ActionFunctionArgs) {
    const visit = visitOf(context);
    try {
      const method = (request.method === "HEAD" ? "GET" : request.method) as Method;
      const operation = operations[method];
      if (!operation) throw notAllowed(Object.keys(operations), request.method);
      refuseForeignId(request, visit);
      const result = await perform(operation, visit, await inputOf(request, params));
      if (result instanceof Response) return result;
      const body = result instanceof Answered ? result.result : result;
      const status = result instanceof Answered ? result.status : (operation.status ?? 200);
      return Response.json(body, { status, headers: { "Cache-Control": "no-store" } });
    } catch (error) {
      return refuse(refusalOf(error, visit));
    }
  }
  return { loader: answer, action: answer };
}

async function inputOf(request: Request, params: Params) {
  const isRead = request.method === "GET" || request.method === "HEAD";
  const given = isRead ? new URL(request.url).searchParams : await readBody(request);
  if (given instanceof URLSearchParams || given instanceof FormData) {
    for (const [name, value] of Object.entries(params)) given.set(name, value ?? "");
    return fromFields(given);
  }
  const isObject = typeof given === "object" && given !== null && !Array.isArray(given);
  return fromValue(isObject ? { ...given, ...params } : given);
}

/** A plain-text answer: one sentence; the field it is about and its title travel in headers. */
function refuse(refusal: { status: number; sentence: string; about?: Refusal["about"] }) {
  const headers = new Headers({
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "no-store",
    ...refusal.about?.headers,
  });
  if (refusal.about?.field) headers.set("X-Field", refusal.about.field.replace(/[^\w.-]/g, ""));
  if (refusal.about?.title) headers.set("X-Title", encodeURIComponent(refusal.about.title));
  return new Response(refusal.sentence, { status: refusal.status, headers });
}

function notAllowed(methods: string[], method: string) {
  const allow = methods.includes("GET") ? [...methods, "HEAD"] : methods;
  return new Refusal(405, `${method} is not possible here.`, {
    headers: { Allow: allow.join(", ") },
  });
}

/** `x-user-id` says nothing about who is asking, but one that differs from the session's person is refused. */
function refuseForeignId(request: Request, { viewer }: Visit) {
  const claimed = request.headers.get("x-user-id");
  if (claimed && viewer && claimed !== viewer.id) {
    throw new Refusal(403, "This request was made for another account.");
  }
}
