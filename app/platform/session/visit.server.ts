import { randomUUID } from "node:crypto";
import type { AppLoadContext } from "@remix-run/node";
import type { Request, Response } from "express";
import type { User } from "#prisma/sqlite/client";
import type { Refusal } from "../access/refusal";
import { disconnectSession } from "../realtime.server";
import { dropFlash, type Flash, keepFlash, readFlash } from "./flash.server";
import { networkOf } from "./network";
import { endSession, openSession, readSession } from "./session.server";

/** Who is asking; a visitor has no viewer. */
export type Viewer = { kind: "guest" | "member" | "admin"; id: string; user: User };

/** A form that was refused, kept for the page that is rendered next in the same request. */
export type RefusedForm = { intent: string; values: Record<string, string>; status: number };

/** One request of one person: who is asking and from where, and what the answer does to the browser. */
export type Visit = {
  id: string;
  /** The address of the network, cut to /64 for IPv6. */
  address: string;
  isSecure: boolean;
  /** scheme://host of the app as the person sees it. */
  origin: string;
  nonce: string;
  theme: "light" | "dark" | null;
  viewer: Viewer | null;
  /** The operations done in this request, for the log. */
  operations: string[];
  refusedForm?: RefusedForm;
  /** What a command is refused with that came too soon after many others; the page of a form gives the words back. */
  overLimit?: Refusal;
  /** Whether the answer may come as server-sent events. */
  wantsEvents: boolean;
  /** Aborts when the person leaves. */
  signal: AbortSignal;
  signIn(user: User): Promise<void>;
  signOut(): Promise<void>;
  flash(message: Flash): Promise<void>;
  takeFlash(): Promise<Flash | null>;
  setCookie(value: string): void;
  /** Sets a header of the answer, whatever face it has. */
  setHeader(name: string, value: string): void;
};

export function viewerOf(user: User): Viewer {
  const kind = user.isAnonymous ? "guest" : user.isAdmin ? "admin" : "member";
  return { kind, id: user.id, user };
}

/** Opens the visit of an Express request; `origin` is the app's own, as the front guard found it. */
export async function openVisit(req: Request, res: Response): Promise<Visit> {
  const cookies = req.get("cookie") ?? null;
  const isSecure = req.secure;
  const setCookie = (value: string) => void res.append("Set-Cookie", value);
  const session = await readSession(cookies, isSecure);
  if (session?.renewal) setCookie(session.renewal);
  const gone = new AbortController();
  res.once("close", () => {
    if (!res.writableFinished) gone.abort();
  });
  const theme = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(cookies ?? "")?.[1] as Visit["theme"];

  async function leave() {
    setCookie(await endSession(cookies, isSecure));
    if (session) disconnectSession(session.sessionHash);
  }

  const visit: Visit = {
    id: res.locals.requestId ?? randomUUID(),
    address: networkOf(req.ip),
    isSecure,
    origin: res.locals.origin ?? `${req.protocol}://${req.get("host")}`,
    nonce: res.locals.nonce ?? "",
    theme: theme ?? null,
    viewer: session && viewerOf(session.user),
    operations: [],
    wantsEvents: req.get("accept")?.includes("text/event-stream") ?? false,
    signal: gone.signal,
    setCookie,
    setHeader: (name, value) => void res.set(name, value),
    async signIn(user) {
      if (session) await leave();
      setCookie(await openSession(user.id, isSecure));
      visit.viewer = viewerOf(user);
    },
    async signOut() {
      await leave();
      res.set("Clear-Site-Data", '"cache"');
      visit.viewer = null;
    },
    async flash(message) {
      setCookie(await keepFlash(message));
    },
    async takeFlash() {
      const flash = await readFlash(cookies);
      if (flash) setCookie(await dropFlash());
      return flash;
    },
  };
  res.locals.visit = visit;
  return visit;
}

declare module "@remix-run/node" {
  interface AppLoadContext {
    visit: Visit;
  }
}

/** The visit of a loader's or action's context. */
export const visitOf = (context: AppLoadContext): Visit => context.visit;
