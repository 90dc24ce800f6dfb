import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ChainPage } from "~/features/echoes/ChainPage";
import { readChainPage } from "~/features/echoes/read-chain-page.server";
import { shareMeta } from "~/features/information/share-meta";
import { GonePage } from "~/features/reflections/GonePage";
import { reflectionForms } from "~/features/reflections/reflection-forms.server";
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
