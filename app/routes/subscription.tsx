import type { MetaFunction } from "@remix-run/node";
import { GUEST_JOURNAL_ENTRIES } from "~/features/allowances/limits";
import { NotHereYetPage } from "~/features/information/NotHereYetPage";
import { openToSignedIn } from "~/platform/access/read-nothing.server";
import { page } from "~/platform/http/page.server";

export const meta: MetaFunction = () => [
  { title: "Premium · TrueNorth" },
  { name: "robots", content: "noindex" },
];

export const loader = page(openToSignedIn, { redirects: (viewer) => (viewer ? null : "/") });

export default function PremiumRoute() {
  return (
    <NotHereYetPage title="Premium">
      {`There is nothing to buy. A guest has ${GUEST_JOURNAL_ENTRIES} journal entries; a member has 30 a month, unless the people who run this site set it otherwise. Help in a crisis is never counted.`}
    </NotHereYetPage>
  );
}
