import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readSafety } from "~/features/safety/read-safety.server";
import { SafetyPage } from "~/features/safety/SafetyPage";
import { page } from "~/platform/http/page.server";

export const meta: MetaFunction = () => [
  { title: "How TrueNorth handles danger" },
  {
    name: "description",
    content:
      "The levels, what happens at each, where to turn, what was measured, and what TrueNorth is not.",
  },
];

export const loader = page(readSafety);

export default function SafetyRoute() {
  return <SafetyPage {...useLoaderData<typeof loader>()} />;
}
