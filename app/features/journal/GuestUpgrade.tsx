import type { SubmissionResult } from "@conform-to/react";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { Button, ButtonLink } from "~/ui/Button";
import { Dialog } from "~/ui/Dialog";

/** A chunk of its own: most visits to the journal do not need it. */
const UpgradeForm = lazy(() => import("~/features/account/UpgradeForm"));

const TITLE = "Create Your FREE Account";
const WORDS =
  "Your guest entries are written. With a free account everything stays, and you can go on writing.";

type Props = {
  isOpen: boolean;
  onClose(): void;
  /** Whether the page shows the form in its flow, as it does without script. */
  isShown: boolean;
  refused?: SubmissionResult;
};

/** What a guest meets whose allowance is used up. */
export function GuestUpgrade({ isOpen, onClose, isShown, refused }: Props) {
  const client = useQueryClient();
  const [isLater, setLater] = useState(false);
  const finish = () => {
    client.invalidateQueries();
    setLater(true);
    onClose();
  };
  return (
    <>
      {isShown && !isLater && (
        <section
          aria-labelledby="upgrade-title"
          className="rounded-card border border-accent bg-surface p-4 sm:p-6"
        >
          <h2 id="upgrade-title" className="text-lg">
            {TITLE}
          </h2>
          <p className="mt-1 mb-4 max-w-read text-base text-muted">{WORDS}</p>
          <Suspense>
            <UpgradeForm
              refused={refused}
              onDone={finish}
              later={
                <ButtonLink variant="ghost" href="/app?view=journal">
                  Maybe later
                </ButtonLink>
              }
            />
          </Suspense>
        </section>
      )}
      <Dialog open={isOpen} onClose={onClose} title={TITLE}>
        <p className="mb-4 text-base text-muted">{WORDS}</p>
        <Suspense>
          <UpgradeForm
            onDone={finish}
            later={
              <Button type="button" variant="ghost" onClick={onClose}>
                Maybe later
              </Button>
            }
          />
        </Suspense>
      </Dialog>
    </>
  );
}
