import { useForm } from "@conform-to/react";
import { useQueryClient } from "@tanstack/react-query";
import type { AnchorHTMLAttributes } from "react";
import { MemorySection } from "~/features/memory/MemorySection";
import type { Memory } from "~/features/memory/memory";
import type { CallError } from "~/platform/browser/call";
import { useSend } from "~/platform/browser/use-send";
import type { FormAnswer } from "~/platform/http/form-answer";
import { Button, ButtonLink } from "~/ui/Button";
import { ColorChoice } from "~/ui/ColorChoice";
import { Field } from "~/ui/Field";
import { fieldProps } from "~/ui/field-props";
import { Notice } from "~/ui/Notice";
import { Switch } from "~/ui/Switch";
import { TextArea } from "~/ui/TextArea";
import { ThemeToggle } from "~/ui/ThemeToggle";
import { toast } from "~/ui/Toaster";
import { forgetBrowser } from "./forget-browser";
import { LogoutForm } from "./LogoutForm";
import type { Self } from "./present-user";

type Props = {
  self: Self;
  memory: Memory | null;
  /** Whether the account lacks a name or a colour. */
  needsProfile: boolean;
  refused?: FormAnswer;
  /** The ways from here to other views. */
  places: {
    goTo(
      view: "profile",
    ): Pick<AnchorHTMLAttributes<HTMLAnchorElement>, "onClick"> & { href: string };
    show(place: { view: "chatbot" }): void;
  };
};
type ProfileFields = { nickname: string; bio: string; avatarColor: string };

/** The person's own name, words, colour and switches, and the way out. */
export default function SettingsView({ self, memory, needsProfile, refused, places }: Props) {
  return (
    <div className="grid gap-10">
      <ProfileForm
        self={self}
        isNew={needsProfile && !self.avatarColor}
        refused={refused}
        places={places}
      />
      <MemorySection first={memory} refused={refused} />
      <section aria-labelledby="settings-look">
        <h2 id="settings-look" className="text-lg">
          Light or dark
        </h2>
        <ThemeToggle wordy returnTo="/app?view=settings" />
      </section>
      <section aria-labelledby="settings-more">
        <h2 id="settings-more" className="text-lg">
          Read more
        </h2>
        <ul className="mt-1 flex flex-wrap gap-x-6">
          {["terms", "privacy", "about", "contact"].map((page) => (
            <li key={page}>
              <a
                href={`/${page}`}
                target="_blank"
                rel="noopener"
                className="link inline-flex min-h-11 items-center capitalize"
              >
                {page}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <div className="flex flex-wrap gap-3 border-t border-line pt-6">
        <ButtonLink variant="outline" {...places.goTo("profile")}>
          View My Profile
        </ButtonLink>
        <LogoutForm />
      </div>
      {self.isAnonymous && (
        <Notice title="You are here as a guest">
          If you log out, what you wrote cannot be opened again.{" "}
          <a href="/auth?mode=sign-up">Make a free account</a> first to keep it.
        </Notice>
      )}
    </div>
  );
}

type ProfileProps = Pick<Props, "self" | "refused" | "places"> & { isNew: boolean };

function ProfileForm({ self, isNew, refused, places }: ProfileProps) {
  const client = useQueryClient();
  const intent = isNew ? "create-profile" : "save-settings";
  const mine = refused?.intent === intent ? refused.result : undefined;
  const { result, isPending, send, forget } = useSend<Self>({
    method: isNew ? "POST" : "PUT",
    path: isNew ? "/api/user/create" : `/api/user/${self.id}`,
    refused: mine,
    onDone: (saved) => {
      client.setQueryData(["/api/auth/user"], saved);
      toast({ title: "Profile saved" });
      if (isNew) places.show({ view: "chatbot" });
    },
    onFailed: explain,
  });
  const [form, { nickname, bio, avatarColor }] = useForm<ProfileFields>({
    id: "profile",
    lastResult: result,
    defaultValue: { nickname: self.nickname, bio: self.bio, avatarColor: self.avatarColor ?? "" },
    onSubmit: (event, { formData }) => {
      event.preventDefault();
      formData.set("muteAiNotifications", String(formData.has("muteAiNotifications")));
      send(formData);
    },
  });
  return (
    <form
      method="post"
      action="/app?view=settings"
      id={form.id}
      onSubmit={form.onSubmit}
      onInput={forget}
      className="grid gap-5"
      noValidate
    >
      <Field
        label="Nickname"
        hint="2 to 30 letters, digits or underscores."
        autoComplete="nickname"
        {...fieldProps(nickname)}
        required
      />
      <TextArea
        label="Bio"
        optional
        hint="A line about you, at most 280 characters."
        maxLength={280}
        {...fieldProps(bio)}
      />
      <ColorChoice
        defaultValue={avatarColor.initialValue ?? self.avatarColor}
        error={avatarColor.errors}
      />
      <Switch
        name="muteAiNotifications"
        label="Mute companion notifications"
        hint="TrueNorth still answers; it just does not tell you."
        defaultChecked={self.muteAiNotifications}
      />
      <div>
        <Button name="intent" value={intent} disabled={isPending}>
          {isNew ? "Create Profile" : "Update Profile"}
        </Button>
      </div>
    </form>
  );
}

const RELOAD_AFTER_MS = 2000;

const WHY: Record<number, string> = {
  0: "Connection issue. Please check your internet and try again.",
  401: "You are not logged in. Please refresh the page and log in again.",
  403: "You don't have permission to update this profile.",
  404: "User account not found. Please refresh and try again.",
  500: "Server error. Please try again in a moment.",
};

function explain({ status, sentence }: CallError) {
  if (status === 401) {
    forgetBrowser({ keepsDrafts: true });
    setTimeout(() => location.reload(), RELOAD_AFTER_MS);
  }
  toast({
    tone: "destructive",
    title: "Profile not saved",
    description:
      WHY[status] ?? (status === 400 ? "Please check your input and try again." : sentence),
  });
}
