import { CallError } from "~/platform/browser/call";
import { ButtonLink } from "~/ui/Button";
import { toast } from "~/ui/Toaster";

/** What a guest reads who wants to act. */
export const inviteGuest = () =>
  toast({
    title: "Create Your Free Account",
    action: (
      <ButtonLink href="/auth" size="sm">
        Sign Up Free
      </ButtonLink>
    ),
  });

/** Says that something failed, with the server's sentence where it has one. */
export const failed =
  (title: string, otherwise = "Please try again.") =>
  (error: unknown) => {
    const failure = error instanceof CallError ? error : null;
    if (failure?.about.title === "Create Your Free Account") return inviteGuest();
    toast({
      tone: "destructive",
      title,
      description: (failure?.status !== 500 && failure?.sentence) || otherwise,
    });
  };
