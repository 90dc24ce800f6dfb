import { Bell } from "lucide-react";
import { Button, ButtonLink } from "../Button";
import { Checkbox } from "../Checkbox";
import { ColorChoice } from "../ColorChoice";
import { Field } from "../Field";
import { PasswordField } from "../PasswordField";
import { Select } from "../Select";
import { Switch } from "../Switch";
import { TextArea } from "../TextArea";
import { ThemeToggle } from "../ThemeToggle";
import { Part } from "./Part";

const variants = ["default", "destructive", "outline", "secondary", "ghost", "link"] as const;
const sizes = ["default", "sm", "lg", "xs"] as const;

export function Controls({ theme }: { theme: string }) {
  return (
    <>
      <Part name="Buttons">
        {sizes.map((size) => (
          <div key={size} className="flex flex-wrap items-center gap-3">
            {variants.map((variant) => (
              <Button key={variant} type="button" variant={variant} size={size}>
                {variant}
              </Button>
            ))}
          </div>
        ))}
        <div className="flex flex-wrap items-center gap-3">
          <Button type="button" size="icon" variant="outline" aria-label="Notifications">
            <Bell aria-hidden />
          </Button>
          <Button type="button" disabled>
            Sending…
          </Button>
          <ButtonLink href="#main">A link that looks like one</ButtonLink>
          <ThemeToggle wordy />
        </div>
      </Part>
      <Part name="Fields">
        <Field label="E-mail" type="email" placeholder="you@example.org" hint="Never shown." />
        <Field
          label="Nickname"
          defaultValue="quiet river"
          error="Use letters, digits and _ only."
        />
        <Field label="Name of your person" optional disabled />
        <PasswordField label="Password" meter defaultValue="abcDEF12" />
        <TextArea label="What is on your mind?" placeholder="Begin anywhere." />
        <Select label="Country" defaultValue="uk">
          <option value="us">United States</option>
          <option value="uk">United Kingdom</option>
        </Select>
        <Checkbox label="I accept the Terms of Service and Privacy Policy" defaultChecked />
        <Checkbox label="Share with others" error="Choose first who may see it." />
        <Switch label="Mute companion notifications" hint="Answers still arrive." defaultChecked />
        <Switch label="Voice replies" />
        <ColorChoice name={`color-${theme}`} defaultValue="teal" />
      </Part>
    </>
  );
}
