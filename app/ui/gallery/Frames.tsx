import { Compass, Leaf, Mail, MessageCircle, Newspaper } from "lucide-react";
import { Button } from "../Button";
import { CardPage } from "../CardPage";
import { Field } from "../Field";
import { PasswordField } from "../PasswordField";
import { ShellFrame } from "../ShellFrame";
import { TextArea } from "../TextArea";
import { toast } from "../Toaster";

const places = [
  { label: "Chat", icon: MessageCircle },
  { label: "Wellness", icon: Leaf },
  { label: "Feed", icon: Newspaper },
  { label: "Messages", icon: Mail },
  { label: "Discover", icon: Compass },
];

const more = ["Collections", "Journal", "CBT Tools", "Blog", "About", "Premium", "Settings"];

const welcome = { title: "Welcome back!" };

const here = (name: string) => `/ui?frame=${name}`;

export function ShellSample() {
  return (
    <ShellFrame
      home={{ label: "Home", href: here("shell") }}
      notifications={{ label: "Notifications", href: here("shell#n"), unread: 12 }}
      profile={{ label: "Your profile", href: here("shell#p"), nickname: "wren", color: "purple" }}
      settings={{ label: "Settings", href: here("shell#s") }}
      tabs={places.map((place, index) => ({
        ...place,
        href: here(`shell#${place.label}`),
        current: index === 1,
        unread: index === 3 ? 2 : 0,
      }))}
      more={[
        { label: "Need someone now?", href: "#care", tone: "care" },
        ...more.map((label) => ({ label, href: here(`shell#${label}`) })),
      ]}
      title="Journal"
      flash={welcome}
      aside={<p className="text-base text-muted">A side note stands here, when there is one.</p>}
    >
      <form className="grid gap-3">
        <TextArea label="What is on your mind?" size="page" placeholder="Begin anywhere." />
        <Button
          type="button"
          className="justify-self-start"
          onClick={() => toast({ title: "Saved", description: "Your page is kept." })}
        >
          Keep this page
        </Button>
      </form>
    </ShellFrame>
  );
}

export function CardSample() {
  return (
    <CardPage
      title="Sign in"
      back={{ label: "Back", href: "/ui" }}
      after={
        <>
          New here?
          <a href={here("card")} className="link inline-flex min-h-11 items-center">
            Create an account
          </a>
        </>
      }
    >
      <form className="grid gap-4">
        <Field label="Email" type="email" autoComplete="username" />
        <PasswordField label="Password" autoComplete="current-password" />
        <Button type="button">Sign In</Button>
        <a href={here("card")} className="link inline-flex min-h-11 items-center text-base">
          Forgot your password?
        </a>
      </form>
    </CardPage>
  );
}
