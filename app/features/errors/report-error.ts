/** Tells the server of an error in the browser; nothing of the page's words goes along. */
export function reportError(error: unknown, componentStack = "") {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const report = {
    message: message || "Unknown error",
    stack,
    componentStack,
    timestamp: new Date().toISOString(),
    url: location.href,
    userAgent: navigator.userAgent,
  };
  fetch("/api/errors", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(report),
    keepalive: true,
  }).catch(() => {});
}
