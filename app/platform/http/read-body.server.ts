import { Refusal } from "../access/refusal";

/** The largest body that any call takes, in bytes. */
export const BODY_LIMIT = 256 * 1024;
/** What is read and dropped of a larger body, in bytes, so that its sender gets to see the answer. */
export const DROPPED_LIMIT = 16 * BODY_LIMIT;
const TOO_LARGE = "That is more than can be sent at once.";
const BROKEN = "The request could not be read. Please check its form.";

async function readBytes(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (!request.body) return new Uint8Array();
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > DROPPED_LIMIT) break;
    if (size <= BODY_LIMIT) chunks.push(chunk);
  }
  if (size > BODY_LIMIT) throw new Refusal(413, TOO_LARGE);
  return new Uint8Array(Buffer.concat(chunks));
}

async function readForm(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { "Content-Type": type } }).formData();
  } catch {
    throw new Refusal(400, BROKEN);
  }
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal(400, BROKEN);
  }
}

function readJson(bytes: Uint8Array): unknown {
  const json = decode(bytes);
  if (json.trim() === "") return {};
  try {
    return JSON.parse(json, (key, value) => (key === "__proto__" ? undefined : value));
  } catch {
    throw new Refusal(400, BROKEN);
  }
}

/** The fields of a body: an HTML form as FormData, JSON as its value, an empty body as an empty object. */
export async function readBody(request: Request): Promise<FormData | unknown> {
  const bytes = await readBytes(request);
  const type = request.headers.get("Content-Type") ?? "";
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) {
    decode(bytes);
    return readForm(bytes, type);
  }
  if (/^multipart\/form-data\b/i.test(type)) return readForm(bytes, type);
  return readJson(bytes);
}
