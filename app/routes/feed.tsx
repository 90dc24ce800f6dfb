import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { FeedPage } from "~/features/feed/FeedPage";
import { readFeed } from "~/features/feed/read-feed.server";
import { reflectionForms } from "~/features/feed/reflection-forms.server";
import { shareMeta } from "~/features/information/share-meta";
import { forms, page } from "~/platform/http/page.server";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? shareMeta({
        title: data.tag ? `#${data.tag}` : "Reflections",
        description:
          "Short reflections that people chose to share, and kind answers. No account needed to read.",
        origin: data.origin,
        path: data.tag ? `/feed?tag=${encodeURIComponent(data.tag)}` : "/feed",
        picture: "reflection",
        type: "website",
        jsonLd:
          data.isFirst && !data.q && !data.isSensitive && data.reflections.length > 0
            ? { "@type": "CollectionPage", name: "Reflections on TrueNorth" }
            : undefined,
      })
    : [];

export const loader = page(readFeed);
export const action = forms(reflectionForms);

export default function FeedRoute() {
  return <FeedPage {...useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />;
}
