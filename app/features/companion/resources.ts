import type { Resource, RiskLevel } from "./engine";

export type DatedResource = Resource & {
  kind: "call" | "text" | "find" | "emergency";
  /** ISO date on which the contact was last checked. */
  verifiedOn: string;
};

const verifiedOn = "2026-11-20";

const US: DatedResource[] = [
  {
    kind: "call",
    name: "988 Suicide & Crisis Lifeline",
    contact: "call 988",
    href: "tel:988",
    verifiedOn,
  },
  {
    kind: "text",
    name: "988 Suicide & Crisis Lifeline",
    contact: "text 988",
    href: "sms:988",
    verifiedOn,
  },
  {
    kind: "text",
    name: "Crisis Text Line",
    contact: "text HOME to 741741",
    href: "sms:741741?&body=HOME",
    verifiedOn,
  },
  {
    kind: "find",
    name: "988 Lifeline on the web",
    contact: "988lifeline.org",
    href: "https://988lifeline.org",
    verifiedOn,
  },
  {
    kind: "emergency",
    name: "Emergency services",
    contact: "call 911",
    href: "tel:911",
    verifiedOn,
  },
];

const GB: DatedResource[] = [
  { kind: "call", name: "Samaritans", contact: "call 116 123", href: "tel:116123", verifiedOn },
  {
    kind: "text",
    name: "Shout",
    contact: "text SHOUT to 85258",
    href: "sms:85258?&body=SHOUT",
    verifiedOn,
  },
  {
    kind: "emergency",
    name: "Emergency services",
    contact: "call 999",
    href: "tel:999",
    verifiedOn,
  },
];

const CA: DatedResource[] = [
  {
    kind: "call",
    name: "9-8-8 Suicide Crisis Helpline",
    contact: "call 988",
    href: "tel:988",
    verifiedOn,
  },
  {
    kind: "text",
    name: "9-8-8 Suicide Crisis Helpline",
    contact: "text 988",
    href: "sms:988",
    verifiedOn,
  },
  {
    kind: "emergency",
    name: "Emergency services",
    contact: "call 911",
    href: "tel:911",
    verifiedOn,
  },
];

const ELSEWHERE: DatedResource[] = [
  {
    kind: "find",
    name: "Find a Helpline",
    contact: "findahelpline.com",
    href: "https://findahelpline.com",
    verifiedOn,
  },
  {
    kind: "emergency",
    name: "Emergency services",
    contact: "your local emergency number",
    href: "https://findahelpline.com",
    verifiedOn,
  },
];

/** Crisis contacts by ISO 3166 country code; `ZZ` is every country without a list of its own. */
export const RESOURCES: Record<string, DatedResource[]> = { US, GB, CA, ZZ: ELSEWHERE };

export function resourcesOf(country?: string): DatedResource[] {
  const code = (country ?? "").trim().toUpperCase();
  return RESOURCES[code === "UK" ? "GB" : code] ?? ELSEWHERE;
}

/**
 * The contacts to show at a risk level: none below 2, one at 2, every line at 3,
 * and at 4 the emergency number as well, first.
 */
export function resourcesFor(country: string | undefined, level: RiskLevel): Resource[] {
  if (level < 2) return [];
  const all = resourcesOf(country);
  const lines = all.filter((resource) => resource.kind !== "emergency");
  const emergency = all.filter((resource) => resource.kind === "emergency");
  const shown = level === 2 ? lines.slice(0, 1) : level === 3 ? lines : [...emergency, ...lines];
  return shown.map(({ name, contact, href }) => ({ name, contact, href }));
}
