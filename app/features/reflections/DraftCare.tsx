import { CareWays } from "~/ui/CareFoot";
import { Notice } from "~/ui/Notice";
import { useDraftRisk } from "./use-draft-risk";

const CARE_FROM = 2;

/** Where to turn, beside words that sound heavy while they are being written. */
export function DraftCare({ text }: { text: string }) {
  if (useDraftRisk(text) < CARE_FROM) return null;
  return (
    <Notice tone="care" role="status" title="That sounds heavy">
      Only you see this. A real person will listen, now:
      <CareWays />
    </Notice>
  );
}
