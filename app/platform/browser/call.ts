/** An answer that is not a success; `message` is the status code, a colon and the server's sentence. */
export class CallError extends Error {
  override name = "CallError";
  constructor(
    /** 0 when no answer came at all. */
    readonly status: number,
    readonly sentence: string,
    readonly about: { field?: string; title?: string } = {},
  ) {
    super(`${status}: ${sentence}`);
  }
}

const UNREACHABLE = "Connection issue. Please check your internet and try again.";

/** Asks the server's JSON face. Throws CallError. */
export async function call<T>(
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  body?: unknown,
): Promise<T> {
  const headers: HeadersInit = body === undefined ? {} : { "Content-Type": "application/json" };
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const response = await fetch(path, {
    method,
    headers,
    body: sent,
    credentials: "same-origin",
  }).catch(() => {
    throw new CallError(0, UNREACHABLE);
  });
  const text = await response.text().catch(() => {
    throw new CallError(0, UNREACHABLE);
  });
  if (!response.ok) {
    const title = response.headers.get("X-Title");
    throw new CallError(response.status, text || response.statusText, {
      field: response.headers.get("X-Field") ?? undefined,
      title: title ? decodeURIComponent(title) : undefined,
    });
  }
  if (!response.headers.get("Content-Type")?.includes("json")) return {} as T;
  try {
    return JSON.parse(text) as T;
  } catch {
    throw new CallError(response.status, "Invalid JSON response from server");
  }
}
