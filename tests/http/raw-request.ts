import { connect, type Socket } from "node:net";

export type RawAnswer = { status: number; headers: string; body: string };

const NOTHING: RawAnswer = { status: 0, headers: "", body: "" };

/** Opens a connection; `answer` resolves with the first answer on it, with status 0 when there is none. */
export function rawConnection(port: number, within = 10_000) {
  const socket: Socket = connect(port, "127.0.0.1");
  let received = "";
  const answer = new Promise<RawAnswer>((resolve) => {
    const done = (result: RawAnswer) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(result);
    };
    const timer = setTimeout(() => done(read(received) ?? NOTHING), within);
    socket.setEncoding("latin1").on("data", (chunk) => {
      received += chunk;
      const whole = read(received);
      if (whole && isWhole(whole)) done(whole);
    });
    socket.on("error", () => done(read(received) ?? NOTHING));
    socket.on("close", () => done(read(received) ?? NOTHING));
  });
  return { socket, answer, write: (data: string | Buffer) => void socket.write(data, "latin1") };
}

/** Sends bytes as they are and answers what comes back. */
export async function rawRequest(
  port: number,
  data: string | Buffer,
  within?: number,
): Promise<RawAnswer> {
  const { answer, write } = rawConnection(port, within);
  write(data);
  return answer;
}

/** The text of a request with these header lines, closed after the answer. */
export const requestText = (line: string, headers: string[], body = "") =>
  [
    `${line} HTTP/1.1`,
    ...headers,
    ...(body ? [`Content-Length: ${Buffer.byteLength(body)}`] : []),
    "Connection: close",
    "",
    body,
  ].join("\r\n");

function read(received: string): RawAnswer | null {
  const status = /^HTTP\/1\.1 (\d{3})/.exec(received)?.[1];
  const end = received.indexOf("\r\n\r\n");
  if (!status || end < 0) return null;
  return { status: Number(status), headers: received.slice(0, end), body: received.slice(end + 4) };
}

function isWhole({ status, headers, body }: RawAnswer) {
  const length = /^content-length: (\d+)/im.exec(headers)?.[1];
  if (length) return body.length >= Number(length);
  if (/^transfer-encoding: chunked/im.test(headers)) return body.endsWith("0\r\n\r\n");
  return status === 101;
}
