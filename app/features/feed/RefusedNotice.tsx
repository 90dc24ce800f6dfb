import { ASK_TITLE } from "~/features/reflections/ask-first";
import { usePlace } from "~/features/reflections/place";
import { ButtonLink } from "~/ui/Button";
import { Notice } from "~/ui/Notice";
import { KeptHere } from "./KeptHere";

/**
 * What a page says at its head when one of its forms was refused. A form that stands on the page says its own mistakes
 * and keeps its words; of the `forms` that do not, the words are shown here.
 */
export default function RefusedNotice({ forms = [] }: { forms?: string[] }) {
  const { refused, viewer } = usePlace();
  if (!refused) return null;
  const isHere = forms.includes(refused.intent);
  if (isHere && refused.title === ASK_TITLE) return null;
  const sentences = Object.values(refused.result.error ?? {}).flat();
  const isLeftOut = !viewer || viewer.isGuest;
  return (
    <div className="mb-6">
      <Notice
        tone={refused.title === ASK_TITLE ? "care" : "danger"}
        role="alert"
        title={refused.title ?? sentences[0]}
        action={
          isLeftOut && (
            <>
              <ButtonLink href="/auth">Sign Up Free</ButtonLink>
              {!viewer && (
                <ButtonLink href="/auth" variant="outline">
                  Sign In
                </ButtonLink>
              )}
            </>
          )
        }
      >
        {refused.title && sentences.join(" ")}
      </Notice>
      {!isHere && <KeptHere refused={refused} />}
    </div>
  );
}
