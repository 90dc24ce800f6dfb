import type { MetaFunction } from "@remix-run/node";
import { Contact } from "~/features/information/Contact";

export const meta: MetaFunction = () => [
  { title: "Contact · TrueNorth" },
  {
    name: "description",
    content: "How to reach the people who run TrueNorth, and where to turn when it cannot wait.",
  },
];

export default function ContactRoute() {
  return <Contact email={import.meta.env.VITE_CONTACT_EMAIL} />;
}
