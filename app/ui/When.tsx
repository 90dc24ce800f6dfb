/** A moment in words, the same on the server and in the browser; `zone` is an IANA name. */
export function When({ at, zone = "UTC" }: { at: string; zone?: string }) {
  const words = new Intl.DateTimeFormat("en-GB", {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: zone,
  });
  return <time dateTime={at}>{words.format(new Date(at))}</time>;
}
