import OpenAI from "openai";
import { SECONDS } from "~/platform/durations";
import { log } from "~/platform/log.server";
import { settings } from "~/platform/settings.server";
import type { Turn } from "../engine";

/** One try may take this long, from the question to the last token; there are two. */
const TIME_FOR_ONE_TRY = 8 * SECONDS;
const TRIES = 2;
const LONGEST_TOKENS = 400;

/** Whether a model server is set up. */
export const hasModel = Boolean(settings.OPENAI_API_KEY || settings.OPENAI_BASE_URL);

const client = hasModel
  ? new OpenAI({
      apiKey: settings.OPENAI_API_KEY ?? "none",
      baseURL: settings.OPENAI_BASE_URL,
      maxRetries: 0,
    })
  : null;

/** What the model was asked for since the start: counts, never words. */
const used = { replies: 0, failures: 0, promptTokens: 0, completionTokens: 0 };

const { OPENAI_PRICE_IN: priceIn, OPENAI_PRICE_OUT: priceOut } = settings;

/** What the tokens so far cost in US dollars, by the prices a million that are set; without both, none. */
function costSoFar(): { costInDollars?: number } {
  if (priceIn === undefined || priceOut === undefined) return {};
  const millionths = used.promptTokens * priceIn + used.completionTokens * priceOut;
  return { costInDollars: Number((millionths / 1_000_000).toFixed(6)) };
}

type Question = {
  system: string;
  turns: Turn[];
  /** The person's leaving; it ends the try and no other follows. */
  signal: AbortSignal;
  /** Sees the text so far; answering false ends the reply. */
  follow?(soFar: string): boolean;
  /** Whether another try may follow a failure: nothing was told yet. */
  isOpen?(): boolean;
};

/** The model has no usable reply: refused, late, cut, empty, or ended by `follow`. */
export class ModelFailure extends Error {
  override name = "ModelFailure";
}

/** Asks the model, once more after a failure. Throws ModelFailure. */
export async function askModel(question: Question): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask(question);
    } catch (error) {
      used.failures += 1;
      const isFinal =
        attempt === TRIES ||
        question.signal.aborted ||
        error instanceof ModelFailure ||
        question.isOpen?.() === false;
      const status = (error as { status?: number }).status;
      log.warn({ err: error, attempt, status }, "the model did not reply");
      if (isFinal) throw new ModelFailure("no reply");
    }
  }
}

/** One try, ended by its deadline or by the person's leaving. */
async function ask(question: Question): Promise<string> {
  const end = new AbortController();
  const stop = () => end.abort();
  const deadline = setTimeout(stop, TIME_FOR_ONE_TRY);
  question.signal.addEventListener("abort", stop);
  try {
    return await readReply(question, end.signal);
  } finally {
    clearTimeout(deadline);
    question.signal.removeEventListener("abort", stop);
  }
}

async function readReply({ system, turns, follow }: Question, signal: AbortSignal) {
  if (!client) throw new ModelFailure("no model is set");
  const stream = await client.chat.completions.create(
    {
      model: settings.OPENAI_MODEL,
      stream: true,
      stream_options: { include_usage: true },
      max_tokens: LONGEST_TOKENS,
      messages: [
        { role: "system", content: system },
        ...turns.map(({ role, text }) => ({ role, content: text })),
      ],
    },
    { signal },
  );
  let reply = "";
  let isFinished = false;
  for await (const { choices, usage } of stream) {
    const [choice] = choices;
    reply += choice?.delta?.content ?? "";
    if (choice?.finish_reason) isFinished = true;
    used.promptTokens += usage?.prompt_tokens ?? 0;
    used.completionTokens += usage?.completion_tokens ?? 0;
    if (follow && !follow(reply)) throw new ModelFailure("the reply was ended");
  }
  if (!isFinished || reply.trim() === "") throw new Error("late, cut or empty");
  used.replies += 1;
  log.info({ ...used, ...costSoFar() }, "model usage");
  return reply.trim();
}
