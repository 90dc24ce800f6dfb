import type { MetaFunction } from "@remix-run/node";
import { NotHereYetPage } from "~/features/information/NotHereYetPage";

export const meta: MetaFunction = () => [
  { title: "Blog · TrueNorth" },
  { name: "robots", content: "noindex" },
];

export default function BlogRoute() {
  return (
    <NotHereYetPage title="Blog">
      The blog is being built. There are no articles yet.
    </NotHereYetPage>
  );
}
