import { Moon, Sun } from "lucide-react";
import type { FormEvent } from "react";
import { Button } from "./Button";
import { keepTheme } from "./theme";

/** A form that asks the server for the other theme; the style sheet shows the button that applies. */
export function ThemeToggle({ returnTo, wordy = false }: { returnTo?: string; wordy?: boolean }) {
  const size = wordy ? "default" : "icon";
  return (
    <form method="post" action="/theme" data-theme-form="" onSubmit={switchInPlace}>
      {returnTo && <input type="hidden" name="redirectTo" value={returnTo} />}
      <span className="when-light">
        <Button name="theme" value="dark" variant="ghost" size={size}>
          <Moon aria-hidden />
          <span className={wordy ? undefined : "sr-only"}>Dark theme</span>
        </Button>
      </span>
      <span className="when-dark">
        <Button name="theme" value="light" variant="ghost" size={size}>
          <Sun aria-hidden />
          <span className={wordy ? undefined : "sr-only"}>Light theme</span>
        </Button>
      </span>
    </form>
  );
}

function switchInPlace(event: FormEvent) {
  event.preventDefault();
  const dark = document.documentElement.dataset.theme === "dark";
  keepTheme(dark ? "light" : "dark");
}
