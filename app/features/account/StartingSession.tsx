import { Button } from "~/ui/Button";
import { CardPage } from "~/ui/CardPage";
import { HiddenFields } from "./HiddenFields";

/** The passing page that makes a guest: by itself where script runs, else by its button. */
export function StartingSession() {
  return (
    <CardPage
      title="Starting your session"
      back={{ label: "Back", href: "/" }}
      lead="No name, no e-mail. What you write is kept under a guest account in this browser, and you can make it yours later."
    >
      <form method="post" action="/chat" data-auto-submit="session-guest">
        <HiddenFields />
        <Button name="intent" value="start-guest" size="lg">
          Start as a guest
        </Button>
      </form>
    </CardPage>
  );
}
