import { BODY_LIMIT } from "~/platform/http/read-body.server";

export type Body = { what: string; type?: string; body: string | Uint8Array | ReadableStream };
type Fields = Record<string, unknown>;

/** Numbers below 1 that are the same in every run (mulberry32). */
export function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Random = ReturnType<typeof seeded>;
const upTo = (random: Random, count: number) => Math.floor(random() * count);
const pick = <T>(random: Random, from: readonly T[]) => from[upTo(random, from.length)] as T;

const JSON_TYPE = "application/json";
const FORM_TYPE = "application/x-www-form-urlencoded";
const nested = (depth: number, open = "[", close = "]") => open.repeat(depth) + close.repeat(depth);

function streamOf(size: number) {
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      if (sent >= size) return controller.close();
      sent += 16 * 1024;
      controller.enqueue(new Uint8Array(16 * 1024).fill(0x20));
    },
  });
}

/** Bodies that no call can read, whatever its fields are. */
export function unreadable(random: Random, valid: Fields): Body {
  const text = JSON.stringify({ ...valid, more: "words" });
  const cut = text.slice(0, 1 + upTo(random, text.length - 1));
  const at = upTo(random, text.length - 1);
  const bytes = new TextEncoder().encode(text);
  const broken = Uint8Array.from([...bytes.slice(0, at), 0xc3, 0x28, 0xff, ...bytes.slice(at)]);
  const boundary = `----part${upTo(random, 1e6)}`;
  const multipart = `multipart/form-data; boundary=${boundary}`;
  const part = `--${boundary}\r\nContent-Disposition: form-data; name="response"\r\n\r\nwords`;
  return pick(random, [
    () => ({ what: "JSON that ends early", type: JSON_TYPE, body: cut }),
    () => ({ what: "JSON with a bare word", type: JSON_TYPE, body: `{"response": words}` }),
    () => ({ what: "a raw null byte", type: JSON_TYPE, body: `\0${text}` }),
    () => ({ what: "null bytes only", type: JSON_TYPE, body: new Uint8Array(1 + at) }),
    () => ({ what: "broken UTF-8 in JSON", type: JSON_TYPE, body: broken }),
    () => ({ what: "broken UTF-8 in a form", type: FORM_TYPE, body: broken }),
    () => ({ what: "UTF-16", type: JSON_TYPE, body: new Uint8Array(Buffer.from(text, "utf16le")) }),
    () => ({ what: "an array", type: JSON_TYPE, body: JSON.stringify([valid]) }),
    () => ({ what: "a number", type: JSON_TYPE, body: pick(random, ["0", "-1", "1e309", "7.5"]) }),
    () => ({ what: "a string", type: JSON_TYPE, body: JSON.stringify(text) }),
    () => ({ what: "a word", type: JSON_TYPE, body: pick(random, ["null", "true", "false"]) }),
    () => ({ what: "nested arrays", type: JSON_TYPE, body: nested(1 + upTo(random, 90_000)) }),
    () => ({ what: "open arrays", type: JSON_TYPE, body: "[".repeat(1 + upTo(random, 200_000)) }),
    () => ({ what: "JSON with a comment", type: JSON_TYPE, body: `${text} // words` }),
    () => ({ what: "two values", type: JSON_TYPE, body: text + text }),
    () => ({ what: "XML", type: "text/xml", body: "<response>words</response>" }),
    () => ({
      what: "a picture",
      type: "image/png",
      body: Uint8Array.from([0x89, 0x50, 0x4e, 0x47]),
    }),
    () => ({ what: "a form without its type", type: JSON_TYPE, body: "response=words&theme=dark" }),
    () => ({ what: "multipart without boundary", type: "multipart/form-data", body: part }),
    () => ({ what: "multipart that ends early", type: multipart, body: part }),
    () => ({
      what: "multipart of another boundary",
      type: `${multipart}x`,
      body: `${part}\r\n--${boundary}--`,
    }),
    () => ({ what: "multipart of noise", type: multipart, body: text }),
    () => ({ what: "too much, announced", type: JSON_TYPE, body: " ".repeat(BODY_LIMIT + 1 + at) }),
    () => ({
      what: "too much, in chunks",
      type: JSON_TYPE,
      body: streamOf(BODY_LIMIT + 32 * 1024),
    }),
  ])();
}

/** Values that no field takes. */
const WRONG: ((right: unknown, random: Random) => unknown)[] = [
  () => 5,
  () => -0.5,
  () => null,
  () => [],
  (right) => [right],
  () => ({}),
  (right) => ({ value: right }),
  (right) => ({ toString: right, length: 3 }),
  () => JSON.parse(`{"__proto__": {"theme": "dark"}}`),
  () => ({ constructor: { prototype: { theme: "dark" } } }),
  (_, random) => JSON.parse(nested(1 + upTo(random, 500), '{"a":', "}").replace(":}", ":1}")),
  () => "\0",
  (right) => `${right}\0`,
  () => "\ud800",
  (right) => `\udfff${right}`,
  (_, random) => "x".repeat(20_001 + upTo(random, 100_000)),
];

/** A body that would be right, but for one field. */
export function oneWrongField(random: Random, required: Fields, optional: Fields): Body {
  const valid = { ...required, ...optional };
  const name = pick(random, Object.keys(valid));
  const right = String(valid[name]);
  const others = Object.entries(valid).filter(([key]) => key !== name) as [string, string][];
  const fields = (...own: [string, string][]) =>
    new URLSearchParams([...others, ...own]).toString();
  const inJson = () => {
    const wrong = pick(random, WRONG)(right, random);
    const shown = JSON.stringify(wrong) ?? "nothing";
    return {
      what: `${name} as ${shown.slice(0, 40)}`,
      type: JSON_TYPE,
      body: JSON.stringify({ ...valid, [name]: wrong }),
    };
  };
  const asForm = (what: string, body: string) => ({
    what: `${name} ${what}`,
    type: FORM_TYPE,
    body,
  });
  const asFile = () => {
    const edge = "edge";
    const plain = others.map(
      ([key, value]) =>
        `--${edge}\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`,
    );
    const file = `--${edge}\r\nContent-Disposition: form-data; name="${name}"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\n${right}\r\n--${edge}--\r\n`;
    return {
      what: `${name} as a file`,
      type: `multipart/form-data; boundary=${edge}`,
      body: plain.join("") + file,
    };
  };
  const choices = [
    inJson,
    inJson,
    inJson,
    inJson,
    asFile,
    () => asForm("twice", fields([name, right], [name, right])),
    () => asForm("in an array", fields([`${name}[0]`, right])),
    () => asForm("in an object", fields([`${name}.value`, right])),
    () => asForm("with a null byte", fields([name, `${right}\0`])),
    () => asForm("deep", fields([`${name}${".a".repeat(1 + upTo(random, 300))}`, right])),
  ];
  if (name in required) {
    choices.push(
      () => ({
        what: `without ${name}`,
        type: JSON_TYPE,
        body: JSON.stringify(Object.fromEntries(others)),
      }),
      () => asForm("missing", fields()),
      () =>
        asForm(
          "by the prototype",
          fields([`__proto__.${name}`, right], [`__proto__[${name}]`, right]),
        ),
      () => asForm("by the constructor", fields([`constructor.prototype.${name}`, right])),
      () => ({
        what: `${name} by the prototype`,
        type: JSON_TYPE,
        body: JSON.stringify(Object.fromEntries(others)).replace(
          /\}$/,
          `${others.length ? "," : ""}"__proto__":{"${name}":${JSON.stringify(right)}}}`,
        ),
      }),
    );
  }
  return pick(random, choices)();
}
