import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { reflectionForms } from "~/features/feed/reflection-forms.server";
import { shareMeta } from "~/features/information/share-meta";
import { NobodyPage } from "~/features/profile/NobodyPage";
import { ProfilePage } from "~/features/profile/ProfilePage";
import { readProfilePage } from "~/features/profile/read-profile-page.server";
import { forms, page } from "~/platform/http/page.server";

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [];
  const { person, origin } = data;
  return shareMeta({
    title: person.nickname,
    description: person.bio || `Reflections that ${person.nickname} chose to share.`,
    origin,
    path: `/u/${person.nickname}`,
    picture: "person",
    type: "profile",
    jsonLd:
      data.isFirst && !data.isSensitive
        ? {
            "@type": "ProfilePage",
            mainEntity: { "@type": "Person", name: person.nickname, description: person.bio },
          }
        : undefined,
  });
};

export const loader = page(readProfilePage);
export const action = forms(reflectionForms);

export default function ProfileRoute() {
  return (
    <ProfilePage {...useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />
  );
}

export const ErrorBoundary = () => <NobodyPage />;
