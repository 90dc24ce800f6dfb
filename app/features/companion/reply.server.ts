import { log } from "~/platform/log.server";
import { answerEntry, replyTo } from "./builtin.server";
import type { EntryAnswer, EntryToAnswer, Reply, Talk, Turn } from "./engine";
import { askModel, hasModel, ModelFailure } from "./model/ask-model.server";
import { namesResource, ruleBroken } from "./model/check-reply";
import { describeReading } from "./model/describe-reading";
import systemPrompt from "./model/system-prompt.md?raw";

const SENTENCE_END = /[.!?…]["”’)]?\s/g;
const BETWEEN = "---";
const EARLIER_TO_MODEL = 5;

/** How a reply is told while it is made; a reset takes back what was told. */
export type Telling = { onToken?(text: string): void; onReset?(): void };
type Hearing = { signal: AbortSignal; onToken(text: string): void };

/**
 * The reply to a chat message: the model's where one is set up and keeps the rules of care, else the
 * built-in companion's. Its metadata say which. Tokens are whole sentences that were checked.
 */
export async function composeReply(
  talk: Talk,
  { signal, onToken = () => {}, onReset = () => {} }: Telling & { signal: AbortSignal },
): Promise<Reply> {
  const own = replyTo(talk);
  let isTold = false;
  const tell = (text: string) => {
    isTold = true;
    onToken(text);
  };
  const reply = hasModel ? await replyOfModel(talk, own, { signal, onToken: tell }) : null;
  if (reply) return reply;
  if (isTold) onReset();
  onToken(own.response);
  return own;
}

async function replyOfModel(
  talk: Talk,
  { metadata }: Reply,
  hearing: Hearing,
): Promise<Reply | null> {
  const { level } = metadata.risk;
  let told = 0;
  const follow = (soFar: string) => {
    const end = [...soFar.matchAll(SENTENCE_END)].at(-1);
    const checked = end ? end.index + end[0].length : 0;
    if (checked <= told) return true;
    if (ruleBroken(soFar.slice(0, checked), metadata, false)) return false;
    if (level < 2) hearing.onToken(soFar.slice(told, checked));
    told = checked;
    return true;
  };
  const memory =
    talk.memory.length > 0
      ? `\n\nWhat they asked you to remember\n${talk.memory.map((card) => `- ${card}`).join("\n")}`
      : "";
  const system = `${systemPrompt}\n\n${describeReading(metadata, talk)}${memory}`;
  const turns: Turn[] = [...talk.history, { role: "user", text: talk.prompt }];
  const isOpen = () => told === 0 || level >= 2;
  const text = await tryModel({ system, turns, signal: hearing.signal, follow, isOpen });
  if (!text) return null;
  const broken = ruleBroken(text, metadata);
  if (broken) return refuse(broken);
  const wasOffered = talk.history.some(
    (turn) => turn.role === "assistant" && namesResource(turn.text, metadata),
  );
  if (level >= 2 && !wasOffered && !namesResource(text, metadata)) return refuse("resource");
  hearing.onToken(level < 2 ? text.slice(told) : text);
  return { response: text, metadata: { ...metadata, engine: "openai" } };
}

/** The answer to a journal entry, by the same mind. */
export async function composeAnswer(
  entry: EntryToAnswer,
  signal: AbortSignal,
): Promise<EntryAnswer> {
  const { claim, ...own } = answerEntry(entry);
  if (!hasModel) return own;
  const { metadata, restsOn } = own;
  const earlier = entry.earlier
    .slice(0, EARLIER_TO_MODEL)
    .map(
      ({ createdAt, response }) =>
        `- ${createdAt.toISOString().slice(0, 10)}: ${response.slice(0, 400)}`,
    );
  const system = [
    systemPrompt,
    describeReading(metadata, entry),
    `This is a journal entry, not a chat. Write an answer, then a line with only ${BETWEEN}, then one question for the next entry.`,
    ...(earlier.length > 0
      ? [`Earlier entries of theirs, for you to remember and not to repeat\n${earlier.join("\n")}`]
      : []),
  ].join("\n\n");
  const text = await tryModel({
    system,
    turns: [{ role: "user", text: `${entry.prompt}\n\n${entry.response}` }],
    signal,
  });
  const [reply = "", followUp = ""] = (text ?? "")
    .split(new RegExp(`^\\s*${BETWEEN}\\s*$`, "m"))
    .map((part) => part.trim());
  if (!reply || !followUp) return own;
  const broken =
    ruleBroken(`${reply}\n${followUp}`, metadata) ??
    (metadata.risk.level >= 2 && !namesResource(reply, metadata) ? "resource" : null);
  if (broken) return refuse(broken) ?? own;
  return {
    reply: claim ? `${reply} ${claim.text}` : reply,
    followUp,
    metadata: { ...metadata, engine: "openai" },
    restsOn,
  };
}

async function tryModel(question: Parameters<typeof askModel>[0]): Promise<string | null> {
  try {
    return await askModel(question);
  } catch (error) {
    if (error instanceof ModelFailure) return null;
    throw error;
  }
}

function refuse(rule: string): null {
  log.warn({ rule }, "a reply of the model broke a rule of care and was replaced");
  return null;
}
