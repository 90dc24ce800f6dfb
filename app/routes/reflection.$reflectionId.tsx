import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { GonePage } from "~/features/feed/GonePage";
import { ReflectionPage } from "~/features/feed/ReflectionPage";
import { readReflectionPage } from "~/features/feed/read-reflection-page.server";
import { reflectionForms } from "~/features/feed/reflection-forms.server";
import { shareMeta } from "~/features/information/share-meta";
import { forms, page } from "~/platform/http/page.server";

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [];
  const { reflection, origin, isSensitive } = data;
  return shareMeta({
    title: `A reflection by ${reflection.userNickname}`,
    description: isSensitive ? "A reflection shared on TrueNorth." : reflection.content,
    origin,
    path: `/reflection/${reflection.id}`,
    picture: "reflection",
    jsonLd:
      reflection.isPublic && !isSensitive
        ? {
            "@type": "SocialMediaPosting",
            text: reflection.content,
            datePublished: reflection.createdAt,
            commentCount: reflection.commentCount,
            author: {
              "@type": "Person",
              name: reflection.userNickname,
              url: `${origin}/u/${reflection.userNickname}`,
            },
          }
        : undefined,
  });
};

export const loader = page(readReflectionPage);
export const action = forms(reflectionForms);

export default function ReflectionRoute() {
  return (
    <ReflectionPage {...useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />
  );
}

export const ErrorBoundary = () => <GonePage />;
