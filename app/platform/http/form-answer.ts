import type { SubmissionResult } from "@conform-to/react";

/** What a page shows of a form that was refused. */
export type FormAnswer = { intent: string; title?: string; result: SubmissionResult };
