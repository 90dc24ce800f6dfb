import type { MetaFunction } from "@remix-run/node";
import { StartingSession } from "~/features/account/StartingSession";
import { startGuest } from "~/features/account/start-guest.server";
import { readNothing } from "~/platform/access/read-nothing.server";
import { form, forms, page } from "~/platform/http/page.server";

export const meta: MetaFunction = () => [
  { title: "Starting your session · TrueNorth" },
  { name: "robots", content: "noindex" },
];

export const loader = page(readNothing, { redirects: (viewer) => viewer && "/app" });

export const action = forms({
  "start-guest": form(startGuest, () => ({ to: "/app?view=chatbot" }), { refusedTo: "/" }),
});

export default StartingSession;
