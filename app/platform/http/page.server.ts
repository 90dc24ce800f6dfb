import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { safeRedirect } from "remix-utils/safe-redirect";
import { Answered, type AnyOperation, perform, type ResultOf } from "../access/operation.server";
import { fromFields, replyTo, SECRETS } from "../access/read-input";
import { Refusal } from "../access/refusal";
import type { Flash } from "../session/flash.server";
import { type Viewer, type Visit, visitOf } from "../session/visit.server";
import { refusalOf } from "./failure.server";
import type { FormAnswer } from "./form-answer";
import { readBody } from "./read-body.server";

const HERE = "http://here";

/** A path of this app, or the fallback for anything that a browser could read as another origin. */
export function safePath(to: unknown, fallback: string): string {
  if (typeof to !== "string" || !to.startsWith("/")) return fallback;
  if (!URL.canParse(to, HERE)) return fallback;
  const url = new URL(to, HERE);
  return url.origin === HERE
    ? safeRedirect(url.pathname + url.search + url.hash, fallback)
    : fallback;
}

/** What a refusal says in headers; pages have no `headers` of their own to carry them. */
function tellHeaders(refusal: object, visit: Visit) {
  if (!(refusal instanceof Refusal)) return;
  for (const [name, value] of Object.entries(refusal.about.headers ?? {}))
    visit.setHeader(name, value);
}

type PageRules = {
  /** Where somebody goes whom this page is not for; null lets them in. */
  redirects?(viewer: Viewer | null, url: URL): string | null;
};

/** The loader of a page that shows one query, its input read from the address. */
export function page<O extends AnyOperation>(operation: O, { redirects }: PageRules = {}) {
  return async ({ request, params, context }: LoaderFunctionArgs): Promise<ResultOf<O>> => {
    const visit = visitOf(context);
    const url = new URL(request.url);
    const elsewhere = visit.refusedForm ? null : redirects?.(visit.viewer, url);
    if (elsewhere) throw redirect(elsewhere);
    const fields = url.searchParams;
    for (const [name, value] of Object.entries(params)) fields.set(name, value ?? "");
    try {
      return await perform(operation, visit, fromFields(fields));
    } catch (error) {
      const refusal = refusalOf(error, visit);
      if (refusal.status === 401) {
        throw redirect(`/auth?redirectTo=${encodeURIComponent(url.pathname + url.search)}`);
      }
      tellHeaders(refusal, visit);
      throw new Response(refusal.sentence, { status: refusal.status });
    }
  };
}

type Plain<R> = R extends Answered<infer Inner> ? Inner : R;
type Done = { to: string; flash?: Flash };
type FormCommand<O extends AnyOperation = AnyOperation> = {
  command: O;
  /** Where a success leads, and what the next page says once. */
  done(result: Plain<ResultOf<O>>, visit: Visit, fields: FormData): Done;
  /** Where a refusal leads when the page itself has nothing to show of it. */
  refusedTo?: string;
};

/** One command of `forms`. */
export const form = <O extends AnyOperation>(
  command: O,
  done: FormCommand<O>["done"],
  { refusedTo }: Pick<FormCommand, "refusedTo"> = {},
) => ({ command, done, refusedTo }) as unknown as FormCommand;

/** The form face of commands: the pressed button's `intent` picks one. */
export function forms(commands: Record<string, FormCommand>) {
  return async ({ request, params, context }: ActionFunctionArgs) => {
    const visit = visitOf(context);
    let fields = new FormData();
    let intent = "";
    try {
      const body = await readBody(request);
      if (body instanceof FormData) fields = body;
      else if (Object(body) !== body || Object.keys(Object(body)).length > 0)
        throw new Refusal(400, "This form is not known here. Please reload the page.");
      intent = String(fields.get("intent") ?? Object.keys(commands)[0]);
      const chosen = Object.hasOwn(commands, intent) ? commands[intent] : undefined;
      if (!chosen) throw new Refusal(400, "This form is not known here. Please reload the page.");
      for (const [name, value] of Object.entries(params)) fields.set(name, value ?? "");
      const result = await perform(chosen.command, visit, fromFields(fields));
      const plain = result instanceof Answered ? result.result : result;
      const { to, flash } = chosen.done(plain as never, visit, fields);
      if (flash) await visit.flash(flash);
      return redirect(to, 303);
    } catch (error) {
      if (error instanceof Response) throw error;
      const refusal = refusalOf(error, visit);
      const about = refusal instanceof Refusal ? refusal.about : {};
      const shown = refusal instanceof Refusal ? refusal : new Refusal(503, refusal.sentence);
      tellHeaders(refusal, visit);
      const asked = Object.hasOwn(commands, intent) ? intent : Object.keys(commands)[0];
      const { refusedTo } = commands[asked ?? ""] ?? {};
      if (refusedTo) {
        await visit.flash({
          title: "This did not work",
          description: refusal.sentence,
          tone: "destructive",
        });
        return redirect(refusedTo, 303);
      }
      const result = replyTo(fields, shown);
      visit.refusedForm = { intent, values: typedIn(fields), status: refusal.status };
      return data<FormAnswer>({ intent, title: about.title, result }, { status: refusal.status });
    }
  };
}

const typedIn = (fields: FormData) =>
  Object.fromEntries(
    [...fields].filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === "string" && !SECRETS.includes(entry[0]),
    ),
  );
