import type { MetaFunction } from "@remix-run/node";
import { About } from "~/features/information/About";

export const meta: MetaFunction = () => [
  { title: "About · TrueNorth" },
  {
    name: "description",
    content:
      "What TrueNorth is, what it is not, and how it is built: a private journal that answers, an AI companion, and a kind community.",
  },
];

export default function AboutRoute() {
  return <About />;
}
