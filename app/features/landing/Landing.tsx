import { SitePage } from "~/features/information/SitePage";
import { Button, ButtonLink } from "~/ui/Button";
import { Mark } from "~/ui/Mark";
import { CompanionInfo } from "./CompanionInfo";
import { type GuestAllowance, Invitation } from "./Invitation";
import { LandingSection } from "./LandingSection";
import { OfferList } from "./OfferList";
import { features } from "./offers";
import { Preview, type PreviewReflection } from "./Preview";
import { Steps } from "./Steps";

export interface LandingProps {
  preview: PreviewReflection[];
  /** What a person wrote before something went wrong, given back to them. */
  thought?: string;
  error?: string;
  allowance?: GuestAllowance;
  /** For a visitor from a social ad: the page starts the guest session, once, under this key. */
  autoSubmitKey?: string;
}

export function Landing({ preview, ...invitation }: LandingProps) {
  return (
    <SitePage width="page" before={[{ label: "The companion", href: "#companion" }]}>
      <div className="relative pb-12 sm:pb-16 lg:pl-64">
        <Mark
          className="absolute top-1 left-0 hidden size-32 text-accent lg:block"
          weight={0.375}
        />
        <h1 className="text-2xl sm:text-3xl">Somewhere to put it down.</h1>
        <p className="mt-3 mb-6 max-w-read">
          A private journal in which an AI companion answers, and short reflections by people on
          ordinary days: for a bad night as much as for a good morning. Talking with the companion
          is on its way.
        </p>
        <Invitation {...invitation} />
        <p className="mt-3 text-base text-care">
          Not safe right now?{" "}
          <a href="tel:988" className="font-medium underline underline-offset-4">
            Call 988
          </a>{" "}
          or{" "}
          <a href="sms:741741?&body=HOME" className="font-medium underline underline-offset-4">
            text HOME to 741741
          </a>
          .
        </p>
      </div>
      <LandingSection id="steps" title="How it begins">
        <Steps />
      </LandingSection>
      <LandingSection id="reflecting" title="What is Reflecting">
        <Reflecting />
      </LandingSection>
      <LandingSection id="preview" title="From the community">
        <Preview reflections={preview} />
      </LandingSection>
      <LandingSection id="features" title="What you will find">
        <OfferList offers={features} />
      </LandingSection>
      <LandingSection id="companion" title="The companion">
        <CompanionInfo />
      </LandingSection>
      <LandingSection id="begin" title="You can stop at one sentence">
        <Begin />
      </LandingSection>
    </SitePage>
  );
}

function Reflecting() {
  return (
    <div className="reading">
      <p>
        A reflection is a short piece you choose to share: what a day taught you, or only what it
        was like. Your journal and your conversations are never part of it.
      </p>
      <p>
        Others read it, like it, comment, or reflect it on to the people who read them. Or they echo
        it: answer with a reflection of their own. Echoes join into a chain, drawn as one thread.
      </p>
    </div>
  );
}

function Begin() {
  return (
    <>
      <form method="post" action="/?index" className="flex flex-wrap gap-3">
        <ButtonLink href="/auth?mode=sign-up">Start Free</ButtonLink>
        <Button name="intent" value="start-guest" variant="outline">
          Try as Guest
        </Button>
      </form>
      <p className="mt-6 max-w-read text-base text-muted">
        The companion is an AI, not a person, and not a replacement for professional therapy. It can
        be wrong. If you are in danger, call your emergency number or one of the lines below.
      </p>
    </>
  );
}
