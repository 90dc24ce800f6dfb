import type { Self } from "~/features/account/present-user";
import { ButtonLink } from "~/ui/Button";
import type { Journal } from "./read-journal.server";

/** How much of the allowance is used; nothing for a person with a subscription. */
export function UsageLine({ self, limits }: { self: Self; limits?: Journal["limits"] }) {
  if (!limits || self.subscriptionStatus === "active") return null;
  const { journalsUsed, limit } = limits;
  const isUsedUp = limit !== null && journalsUsed >= limit;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3 text-sm text-muted">
      <p>{wordsFor(self, journalsUsed, limit)}</p>
      {isUsedUp && !self.isAnonymous && (
        <ButtonLink href="/pricing" variant="secondary" size="sm">
          Upgrade to premium for unlimited journaling
        </ButtonLink>
      )}
      {isUsedUp && self.isAnonymous && (
        <ButtonLink href="/auth?mode=sign-up" variant="secondary" size="sm">
          Create my free account
        </ButtonLink>
      )}
    </div>
  );
}

function wordsFor({ isAnonymous }: Self, used: number, limit: number | null) {
  if (limit === null) return "Unlimited journal entries";
  if (isAnonymous) return `${Math.min(used, limit)} of ${limit} guest entries used`;
  return `${used} of ${limit} journal entries used this month`;
}
