import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ChainPage } from "~/features/feed/ChainPage";
import { GonePage } from "~/features/feed/GonePage";
import { readChainPage } from "~/features/feed/read-chain-page.server";
import { reflectionForms } from "~/features/feed/reflection-forms.server";
import { shareMeta } from "~/features/information/share-meta";
import { forms, page } from "~/platform/http/page.server";

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [];
  const { entries, isSensitive, origin, threadId } = data;
  return shareMeta({
    title: `An echo chain of ${entries.length}`,
    description: isSensitive ? "An echo chain shared on TrueNorth." : (entries[0]?.content ?? ""),
    origin,
    path: `/echo/${threadId}`,
    picture: "echo",
    jsonLd:
      !isSensitive && entries.every(({ isPublic }) => isPublic)
        ? {
            "@type": "ItemList",
            numberOfItems: entries.length,
            itemListElement: entries.map(({ id }, place) => ({
              "@type": "ListItem",
              position: place + 1,
              url: `${origin}/reflection/${id}`,
            })),
          }
        : undefined,
  });
};

export const loader = page(readChainPage);
export const action = forms(reflectionForms);

export default function ChainRoute() {
  return <ChainPage {...useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />;
}

export const ErrorBoundary = () => <GonePage />;
