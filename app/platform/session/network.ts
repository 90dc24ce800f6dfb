/** The network a request comes from: an IPv4 address, or the first 64 bits of an IPv6 one. */
export function networkOf(address: string | undefined): string {
  const plain = (address ?? "unknown").replace(/^::ffff:/, "");
  if (!plain.includes(":")) return plain;
  const [head = "", tail = ""] = plain.split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail.split(":").filter(Boolean);
  const groups = [
    ...left,
    ...Array(Math.max(0, 8 - left.length - right.length)).fill("0"),
    ...right,
  ];
  return `${groups.slice(0, 4).join(":")}::/64`;
}

/** The address that the outermost of `hops` trusted proxies was asked from, as Express finds it for requests. */
export function forwardedAddress(
  peer: string,
  forwardedFor: string | string[] | undefined,
  hops: number,
): string {
  const named = String(forwardedFor ?? "")
    .split(",")
    .map((address) => address.trim())
    .filter(Boolean);
  const chain = [peer, ...named.reverse()];
  return chain[Math.min(hops, chain.length - 1)] as string;
}
