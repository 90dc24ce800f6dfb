import type { MetaFunction } from "@remix-run/node";
import { NotHereYetPage } from "~/features/information/NotHereYetPage";
import { openToSignedIn } from "~/platform/access/read-nothing.server";
import { page } from "~/platform/http/page.server";

export const meta: MetaFunction = () => [
  { title: "CBT Tools · TrueNorth" },
  { name: "robots", content: "noindex" },
];

export const loader = page(openToSignedIn);

export default function CbtToolsRoute() {
  return (
    <NotHereYetPage title="CBT Tools">
      Thought records and the other tools are being built. The journal is here today.
    </NotHereYetPage>
  );
}
