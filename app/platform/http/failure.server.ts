import { Refusal } from "../access/refusal";
import { DatabaseBusyError } from "../db/guarded-sqlite.server";
import { log } from "../log.server";
import type { Visit } from "../session/visit.server";

const FAILED = "Server error. Please try again in a moment.";

/** An answer that is not a success, as a person may see it; what is unexpected is logged and shows nothing of itself. */
export function refusalOf(
  error: unknown,
  visit: Visit,
): Refusal | { status: 500; sentence: string } {
  if (error instanceof Refusal) return error;
  if (error instanceof DatabaseBusyError) {
    return new Refusal(503, "A lot is happening right now. Please try again in a moment.", {
      headers: { "Retry-After": "2" },
    });
  }
  log.error({ err: error, request: visit.id, operations: visit.operations }, "request failed");
  return { status: 500, sentence: FAILED };
}
