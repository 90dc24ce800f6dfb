import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { GUEST_CHATS, GUEST_JOURNAL_ENTRIES } from "~/features/allowances/limits";
import { Landing } from "~/features/landing/Landing";
import { readLanding } from "~/features/landing/read-landing.server";
import { startWithThought } from "~/features/landing/start-with-thought.server";
import { form, forms, page } from "~/platform/http/page.server";

export const meta: MetaFunction = () => [
  { title: "TrueNorth: write down what is on your mind" },
  {
    name: "description",
    content:
      "A private journal that answers, a companion for a bad night, and people who reply kindly.",
  },
];

export const loader = page(readLanding, { redirects: (viewer) => viewer && "/app" });

export const action = forms({
  "start-guest": form(startWithThought, ({ hasThought }) => ({
    to: hasThought ? "/app?view=journal" : "/app?view=chatbot",
  })),
});

export default function IndexRoute() {
  const { preview, isFromSocialAd } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>()?.result;
  return (
    <>
      <Landing
        preview={preview}
        autoSubmitKey={isFromSocialAd && !refused ? "session-guest-ad" : undefined}
        thought={refused?.initialValue?.thought as string | undefined}
        error={Object.values(refused?.error ?? {}).flat()[0] ?? undefined}
        allowance={{ chats: GUEST_CHATS, journals: GUEST_JOURNAL_ENTRIES }}
      />
      <span hidden data-session-clear="session-guest" />
    </>
  );
}
