type Ask = {
  json?: unknown;
  form?: Record<string, string>;
  body?: BodyInit;
  headers?: Record<string, string>;
};

export type Answer = Awaited<ReturnType<Browser["ask"]>>;
export type Browser = ReturnType<typeof browser>;

/** Asks a server and keeps its cookies, as a browser does; redirects are answers like any other. */
export function browser({ origin, asked }: { origin: string; asked: { count: number } }) {
  const jar = new Map<string, string>();
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join("; ");

  async function ask(method: string, path: string, { json, form, body, headers }: Ask = {}) {
    const sent = new Headers(headers);
    if (jar.size > 0 && !sent.has("cookie")) sent.set("cookie", cookies());
    if (json !== undefined) sent.set("content-type", "application/json");
    asked.count++;
    const response = await fetch(origin + path, {
      method,
      redirect: "manual",
      headers: sent,
      body: json !== undefined ? JSON.stringify(json) : form ? new URLSearchParams(form) : body,
      ...(body instanceof ReadableStream && { duplex: "half" }),
    } as RequestInit);
    const setCookies = response.headers.getSetCookie();
    for (const cookie of setCookies) keep(cookie);
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      location: response.headers.get("location"),
      setCookies,
      text,
      json: () => JSON.parse(text),
    };
  }

  function keep(cookie: string) {
    const [pair = "", ...attributes] = cookie.split("; ");
    const [name = "", value = ""] = pair.split(/=(.*)/s);
    const isOver = attributes.some((one) => /^max-age=0$/i.test(one) || /1970/.test(one));
    if (isOver) jar.delete(name);
    else jar.set(name, value);
  }

  return {
    jar,
    cookies,
    ask,
    get: (path: string, headers?: Record<string, string>) => ask("GET", path, { headers }),
    post: (path: string, json: unknown = {}) => ask("POST", path, { json }),
    put: (path: string, json: unknown = {}) => ask("PUT", path, { json }),
    delete: (path: string) => ask("DELETE", path),
    /** Submits a form of a page by the intent of its button. */
    submit: (path: string, intent: string, fields: Record<string, string> = {}) =>
      ask("POST", path, { form: { intent, ...fields } }),
  };
}
