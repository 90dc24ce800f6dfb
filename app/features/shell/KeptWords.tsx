import { SitePage } from "~/features/information/SitePage";
import { ButtonLink } from "~/ui/Button";
import { TextArea } from "~/ui/TextArea";

const WRITTEN = ["prompt", "response", "bio", "text", "content", "comment"] as const;
const LABELS = {
  prompt: "Prompt",
  response: "Your entry",
  bio: "Your bio",
  text: "Your card",
  content: "Your words",
  comment: "Your thought",
};

/** What somebody typed whose session was over when they sent it: nothing of it is lost. */
export default function KeptWords({ kept }: { kept: Record<string, string> }) {
  return (
    <SitePage>
      <h1 className="text-2xl">You were signed out before this was saved</h1>
      <p className="mt-4 mb-6 text-read">
        Your words are still here, and nowhere else. Copy them, sign in, and paste them back.
      </p>
      <div className="grid gap-4">
        {WRITTEN.filter((name) => kept[name]).map((name) => (
          <TextArea
            key={name}
            label={LABELS[name]}
            defaultValue={kept[name]}
            readOnly
            size="page"
          />
        ))}
        <p>
          <ButtonLink href="/auth" target="_blank" rel="noopener">
            Sign in, in a new tab
          </ButtonLink>
        </p>
      </div>
    </SitePage>
  );
}
