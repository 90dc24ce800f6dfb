import { eventStream } from "remix-utils/sse/server";
import { giveBack, limitOf, noteUncounted, reserve } from "~/features/allowances/allowance.server";
import { command } from "~/platform/access/operation.server";
import { Refusal } from "~/platform/access/refusal";
import { REPLIES_AT_ONCE } from "~/platform/limits.server";
import { hourIn } from "~/platform/local-time";
import { log } from "~/platform/log.server";
import type { Viewer } from "~/platform/session/visit.server";
import { ALWAYS_ANSWERED_FROM } from "./always-answered";
import type { Reply, Talk } from "./engine";
import { guessCountry } from "./guess-country";
import { readRisk } from "./read-risk";
import { composeReply, type Telling } from "./reply.server";
import { levelHeld, noteReading } from "./safety-state.server";
import { Prompt } from "./schema";

const waiting = new Map<string, number>();

/** One reply of the companion, as JSON or, for `Accept: text/event-stream`, sentence by sentence. */
export const askCompanion = command({
  name: "ask-companion",
  who: "signedIn",
  input: Prompt,
  limits: ({ visit }) => [["companion", visit.viewer?.id ?? visit.address]],
  async run({ visit, viewer, input }) {
    const { user } = viewer;
    const level = readRisk(input.prompt);
    let isCounted = level < ALWAYS_ANSWERED_FROM;
    if (isCounted && !(await reserve("chat", user))) {
      if ((await levelHeld(user.id)) < ALWAYS_ANSWERED_FROM) throw usedUp(viewer);
      isCounted = false;
    }
    const release = await takeTurn(viewer, isCounted);

    async function reply(tell: Telling = {}): Promise<Reply> {
      try {
        const talk: Talk = {
          ...input,
          memory: user.usesMemory ? input.memory : [],
          nickname: viewer.kind === "guest" ? undefined : user.nickname,
          hour: hourIn(user.timezone),
          country: guessCountry(user.timezone),
          riskBefore: await levelHeld(viewer.id),
        };
        const composed = await composeReply(talk, { signal: visit.signal, ...tell });
        await noteReading(viewer.id, level);
        visit.signal.throwIfAborted();
        if (!isCounted) await noteUncounted("chat", user);
        return composed;
      } catch (error) {
        if (isCounted) await giveBack("chat", user);
        throw error;
      } finally {
        release();
      }
    }
    return visit.wantsEvents ? streamed(visit.signal, reply) : reply();
  },
});

/** Lets one reply at a time through for each person; the turn ends with the function it answers. */
async function takeTurn(viewer: Viewer, isCounted: boolean): Promise<() => void> {
  const present = waiting.get(viewer.id) ?? 0;
  if (present >= REPLIES_AT_ONCE) {
    if (isCounted) await giveBack("chat", viewer.user);
    throw new Refusal(429, "TrueNorth is still answering your last message.", {
      headers: { "Retry-After": "2" },
    });
  }
  waiting.set(viewer.id, present + 1);
  return () => {
    const left = (waiting.get(viewer.id) ?? 1) - 1;
    if (left > 0) waiting.set(viewer.id, left);
    else waiting.delete(viewer.id);
  };
}

function streamed(signal: AbortSignal, reply: (tell: Telling) => Promise<Reply>) {
  return eventStream(signal, (send, close) => {
    const tell = (event: string, data: object) => {
      if (!signal.aborted) send({ event, data: JSON.stringify(data) });
    };
    reply({
      onToken: (text) => tell("token", { text }),
      onReset: () => tell("reset", {}),
    })
      .then((done) => tell("done", done))
      .catch((error) => {
        log.error({ err: error }, "a streamed reply failed");
        tell("error", { message: "Server error. Please try again in a moment." });
      })
      .finally(close);
    return () => {};
  });
}

function usedUp({ kind, user }: Viewer) {
  const limit = limitOf("chat", user);
  return kind === "guest"
    ? new Refusal(
        402,
        `Your ${limit} guest chats are used. Create your free account to go on; everything stays.`,
        {
          title: "Create Your FREE Account",
        },
      )
    : new Refusal(
        402,
        `You have used your ${limit} chats of this month. The journal and every crisis resource stay open.`,
        {
          title: "Upgrade to premium for unlimited chats",
        },
      );
}
