import { Button, ButtonLink } from "../Button";
import { CareFoot } from "../CareFoot";
import { EmptyState } from "../EmptyState";
import { EndOfList } from "../EndOfList";
import { Notice } from "../Notice";
import { SavingState } from "../SavingState";
import { Toast } from "../Toast";
import { Waiting } from "../Waiting";
import { GalleryDialog } from "./GalleryDialog";
import { Part } from "./Part";

export function Messages() {
  return (
    <>
      <Part name="Said in place">
        <Notice title="A quiet week">Your entries from the last seven days are all here.</Notice>
        <Notice tone="care" title="You said you want to disappear.">
          Are you thinking of ending your life? You can call <a href="tel:988">988</a> now.
        </Notice>
        <Notice
          tone="danger"
          title="Unable to load journal entries"
          action={
            <Button type="button" variant="outline" size="sm">
              Try Again
            </Button>
          }
        >
          Nothing you wrote is lost.
        </Notice>
        <Toast title="Welcome back!" description="Your page is as you left it." />
        <Toast
          tone="destructive"
          title="Authentication failed"
          description="Invalid email or password. Please try again."
        />
        <GalleryDialog />
      </Part>
      <Part name="Nothing, not yet, no more">
        <EmptyState action={<ButtonLink href="#main">Write the first line</ButtonLink>}>
          Nothing is written here yet. One sentence is enough.
        </EmptyState>
        <Waiting what="entries" />
        <EndOfList />
        <div className="flex flex-wrap items-center gap-6">
          <SavingState state="saving" />
          <SavingState state="saved" />
          <SavingState state="failed" />
          <SavingState state="failed" onRetry={() => {}} />
        </div>
        <CareFoot id="care-part" />
      </Part>
    </>
  );
}
