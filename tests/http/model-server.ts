import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll } from "vitest";

/** How the model server behaves: a reply in tokens, or one of its faults. */
export type Behaviour =
  | { says: string; finish?: boolean }
  | { fault: "slow" | "cut" | "429" | "500" | "malformed" | "empty" | "hang-up" };

export type Asked = {
  messages: { role: string; content: string }[];
  stream: boolean;
  model: string;
};

/** A real server that speaks the chat completions protocol of OpenAI, and its faults. */
export async function startModelServer() {
  const asked: Asked[] = [];
  let behaviour: Behaviour = { says: "" };
  const server = createServer(async (req, res) => {
    asked.push(JSON.parse(await readAll(req)));
    await answer(res, behaviour).catch(() => res.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port is free.");
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    asked,
    behave: (next: Behaviour) => {
      behaviour = next;
    },
  };
}

async function answer(res: ServerResponse, behaviour: Behaviour) {
  if ("says" in behaviour) return stream(res, behaviour.says, behaviour.finish ?? true);
  switch (behaviour.fault) {
    case "429":
    case "500":
      res.writeHead(Number(behaviour.fault), { "content-type": "application/json" });
      return void res.end(JSON.stringify({ error: { message: "not now" } }));
    case "malformed":
      res.writeHead(200, { "content-type": "text/event-stream" });
      return void res.end("data: {not json\n\n");
    case "empty":
      return stream(res, "", true);
    case "cut":
      return stream(res, "I read what you wrote about the", false);
    case "hang-up":
      return void res.destroy();
    case "slow":
      await sleep(60_000, undefined, { ref: false });
  }
}

async function stream(res: ServerResponse, words: string, finishes: boolean) {
  res.writeHead(200, { "content-type": "text/event-stream" });
  const send = (choice: object, extra: object = {}) =>
    res.write(
      `data: ${JSON.stringify({ id: "1", object: "chat.completion.chunk", choices: [{ index: 0, ...choice }], ...extra })}\n\n`,
    );
  for (const token of words.match(/\S+\s*/g) ?? []) {
    send({ delta: { content: token }, finish_reason: null });
    await sleep(1);
  }
  if (!finishes) return void res.destroy();
  send({ delta: {}, finish_reason: "stop" });
  const usage = { prompt_tokens: 11, completion_tokens: 7, total_tokens: 18 };
  res.write(`data: ${JSON.stringify({ id: "1", choices: [], usage })}\n\n`);
  res.end("data: [DONE]\n\n");
}

async function readAll(req: IncomingMessage) {
  let body = "";
  for await (const chunk of req) body += chunk;
  return body;
}
