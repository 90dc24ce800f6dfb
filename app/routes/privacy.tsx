import type { MetaFunction } from "@remix-run/node";
import { Privacy } from "~/features/information/Privacy";

export const meta: MetaFunction = () => [
  { title: "Privacy · TrueNorth" },
  {
    name: "description",
    content:
      "What TrueNorth stores, what the companion sees, who else sees it, and what is never done with it.",
  },
];

export default function PrivacyRoute() {
  return <Privacy />;
}
