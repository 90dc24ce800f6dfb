import type { z } from "zod";
import { type LimitName, spend } from "../limits.server";
import type { Viewer, Visit } from "../session/visit.server";
import { Refusal } from "./refusal";

/** Who may call: anyone; a person with a session (guest or member); members; admins. */
export type Who = "anyone" | "signedIn" | "member" | "admin";
export type ViewerFor<W extends Who> = W extends "anyone" ? Viewer | null : Viewer;

/** A limit to spend from and whose it is: an address, an account, a mail address. */
export type Spending = [limit: LimitName, key: string];

type Definition<W extends Who, S extends z.ZodType, R> = {
  /** How logs and the access matrix call it. */
  name: string;
  who: W;
  input: S;
  /** The status of success, 200 unless said. */
  status?: 200 | 201 | 202;
  /** What a visitor reads where `who` asks for a session. */
  visitor?: string;
  /** What a guest reads where `who` asks for a member. */
  guest?: string;
  limits?(ask: { visit: Visit; input: z.output<S> }): Spending[];
  run(ask: { visit: Visit; viewer: ViewerFor<W>; input: z.output<S> }): Promise<R> | R;
};

export type Operation<
  W extends Who = Who,
  S extends z.ZodType = z.ZodType,
  R = unknown,
> = Definition<W, S, R> & { kind: "query" | "command" };

// biome-ignore lint/suspicious/noExplicitAny: an operation of any shape, as routes and tests hold them.
export type AnyOperation = Operation<any, any, any>;
export type ResultOf<O> = O extends Operation<infer _W, infer _S, infer R> ? Awaited<R> : never;

/** A read. */
export const query = <W extends Who, S extends z.ZodType, R>(definition: Definition<W, S, R>) =>
  ({ ...definition, kind: "query" }) as Operation<W, S, R>;

/** A change. */
export const command = <W extends Who, S extends z.ZodType, R>(definition: Definition<W, S, R>) =>
  ({ ...definition, kind: "command" }) as Operation<W, S, R>;

/** A result whose status differs from the operation's own. */
export class Answered<R> {
  constructor(
    readonly status: number,
    readonly result: R,
  ) {}
}

/** Refuses a viewer whom `operation.who` leaves out. */
export function admit(operation: AnyOperation, viewer: Viewer | null) {
  const { who } = operation;
  if (who === "anyone") return;
  if (!viewer) throw new Refusal(401, operation.visitor ?? "Not authenticated");
  if (who === "admin" && viewer.kind !== "admin") throw new Refusal(404, "Not found.");
  if (who === "member" && viewer.kind === "guest") {
    throw new Refusal(403, operation.guest ?? "Create Your Free Account", {
      title: "Create Your Free Account",
    });
  }
}

/** Reads an input by a schema; throws a 400 Refusal that names the field. */
export type ReadInput = <S extends z.ZodType>(schema: S) => Promise<z.output<S>>;

/** Admits, reads the input, spends the limits and runs. Throws Refusal. */
export async function perform<O extends AnyOperation>(
  operation: O,
  visit: Visit,
  read: ReadInput,
): Promise<ResultOf<O>> {
  visit.operations.push(operation.name);
  if (visit.overLimit && operation.kind === "command") throw visit.overLimit;
  admit(operation, visit.viewer);
  const input = await read(operation.input);
  for (const [limit, key] of operation.limits?.({ visit, input }) ?? []) await spend(limit, key);
  return operation.run({ visit, viewer: visit.viewer, input });
}
