import type { MetaFunction } from "@remix-run/node";
import { Terms } from "~/features/information/Terms";

export const meta: MetaFunction = () => [
  { title: "Terms of Service · TrueNorth" },
  { name: "description", content: "The rules between you and TrueNorth, short enough to be read." },
];

export default function TermsRoute() {
  return <Terms />;
}
