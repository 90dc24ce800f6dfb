import type { FormAnswer } from "~/platform/http/form-answer";
import { CardPage } from "~/ui/CardPage";
import { Notice } from "~/ui/Notice";
import { SignInForm } from "./SignInForm";
import { SignUpForm } from "./SignUpForm";

type Props = {
  mode: "sign-in" | "sign-up";
  isGuest: boolean;
  redirectTo: string;
  refused?: FormAnswer;
};

/** One card with one form; the other form is a link away. */
export function AuthScreen({ mode, isGuest, redirectTo, refused }: Props) {
  const shown =
    refused?.intent === "sign-up" || refused?.intent === "sign-in" ? refused.intent : mode;
  const isSignIn = shown === "sign-in";
  const other = new URLSearchParams({ mode: isSignIn ? "sign-up" : "sign-in", redirectTo });
  const form = { redirectTo, refused: refused?.result };
  return (
    <CardPage
      title={isSignIn ? "Welcome back" : "Make it yours"}
      back={{ label: "Back", href: isGuest ? "/app" : "/" }}
      lead={isGuest && guestWords(shown)}
      after={
        <>
          {isSignIn ? "New here?" : "Already have an account?"}
          <a href={`/auth?${other}`} className="link inline-flex min-h-11 items-center">
            {isSignIn ? "Create a free account" : "Sign in"}
          </a>
        </>
      }
    >
      {refused && (
        <div className="mb-6">
          <Notice tone="danger" role="alert" title={titleOf(refused)}>
            {firstError(refused)}
          </Notice>
        </div>
      )}
      {isSignIn ? <SignInForm {...form} /> : <SignUpForm {...form} />}
    </CardPage>
  );
}

const guestWords = (mode: "sign-in" | "sign-up") =>
  mode === "sign-up"
    ? "Everything you wrote as a guest stays and comes with you."
    : "What you wrote as a guest does not move into another account. To keep it, create an account instead.";

const TITLES: Record<string, string> = {
  "Please fill in all required fields.": "Missing information",
  "Please choose a nickname for your profile.": "Nickname required",
  "Please make sure your passwords match.": "Passwords don't match",
  "Password must be at least 6 characters long.": "Password too short",
  "Please accept the Terms of Service and Privacy Policy to continue.": "Terms required",
};

const firstError = ({ result }: FormAnswer) =>
  Object.values(result.error ?? {})
    .flat()
    .find(Boolean);
const titleOf = (refused: FormAnswer) =>
  refused.title ?? TITLES[firstError(refused) ?? ""] ?? "Please check this";
