import type { MetaFunction } from "@remix-run/node";
import {
  FREE_CHATS_A_MONTH,
  GUEST_CHATS,
  GUEST_JOURNAL_ENTRIES,
} from "~/features/allowances/limits";
import { NotHereYetPage } from "~/features/information/NotHereYetPage";

export const meta: MetaFunction = () => [
  { title: "Pricing · TrueNorth" },
  { name: "robots", content: "noindex" },
];

export default function PricingRoute() {
  return (
    <NotHereYetPage title="Pricing" facts={<Allowances />}>
      There is nothing to buy. What is here is free, and has an allowance.
    </NotHereYetPage>
  );
}

function Allowances() {
  return (
    <div className="reading">
      <h2>The allowances</h2>
      <ul>
        <li>{`A guest: ${GUEST_JOURNAL_ENTRIES} journal entries and ${GUEST_CHATS} chats, for as long as they are a guest.`}</li>
        <li>{`A member: ${FREE_CHATS_A_MONTH} chats a month, and 30 journal entries a month unless the people who run this site set it otherwise.`}</li>
        <li>Help in a crisis: never counted.</li>
      </ul>
      <p>
        What you wrote stays readable when an allowance is used. The screen for chats is still being
        built.
      </p>
    </div>
  );
}
