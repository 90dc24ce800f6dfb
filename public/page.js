const root = document.documentElement;
const each = (selector, run) => document.querySelectorAll(selector).forEach(run);
const stored = (area, key, value) => {
  try {
    const store = window[area];
    if (value === undefined) return store.getItem(key);
    if (value === null) store.removeItem(key);
    else store.setItem(key, value);
    return true;
  } catch {
    return undefined;
  }
};

// Theme: the browser's own store leads, the cookie follows it so that the server can draw the page right.
const themes = ["light", "dark"];
const cookieTheme = /(?:^|; )theme=(light|dark)/.exec(document.cookie)?.[1];
const keepTheme = (theme) => {
  stored("localStorage", "theme", theme);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing in Safari 15
  document.cookie = `theme=${theme}; Path=/; Max-Age=31536000; SameSite=Lax`;
  if (!root.hasAttribute("data-theme-locked")) root.dataset.theme = theme;
};
const remembered = stored("localStorage", "theme");
keepTheme(
  themes.includes(remembered)
    ? remembered
    : (cookieTheme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")),
);
stored("localStorage", "visited", "true");

each("[data-needs-script]", (part) => {
  part.hidden = false;
});
each("input[name=timezone]", (input) => {
  input.value = Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
});
each("[data-session-clear]", (part) => {
  stored("sessionStorage", part.dataset.sessionClear, null);
});

// Toasts: one at a time, five seconds, and longer while someone points at it or stands in it.
const closeToast = (toast) => {
  toast.dataset.state = "closed";
  setTimeout(() => toast.remove(), 3000);
};
const toasts = [...document.querySelectorAll("[data-toast]")];
toasts.slice(0, -1).forEach((toast) => {
  toast.remove();
});
toasts.slice(-1).forEach((toast) => {
  let timer;
  const hold = () => clearTimeout(timer);
  const wait = () => {
    hold();
    timer = setTimeout(closeToast, 5000, toast);
  };
  toast.dataset.placement = "float";
  each("[data-toast-close]", (button) => {
    button.hidden = false;
  });
  for (const name of ["pointerenter", "focusin"]) toast.addEventListener(name, hold);
  for (const name of ["pointerleave", "focusout"]) toast.addEventListener(name, wait);
  wait();
});

const copy = async (text) => {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const area = document.createElement("textarea");
    area.value = text;
    document.body.append(area);
    area.select();
    const done = document.execCommand("copy");
    area.remove();
    if (!done) throw new Error("Failed to copy");
  }
};
const sayCopied = (button) => {
  const words = button.textContent;
  const text = button.dataset.copy || location.href;
  const say = (answer) => {
    button.textContent = answer;
    setTimeout(() => {
      button.textContent = words;
    }, 2000);
  };
  copy(text.startsWith("/") ? new URL(text, location.href).href : text).then(
    () => say(button.dataset.copied || "Copied"),
    () => say("Failed to copy"),
  );
};

document.addEventListener("click", (event) => {
  const button = event.target.closest?.("[data-copy], [data-toast-close], [data-password-toggle]");
  if (!button) return;
  if ("copy" in button.dataset) sayCopied(button);
  if ("toastClose" in button.dataset) closeToast(button.closest("[data-toast]"));
  if ("passwordToggle" in button.dataset) {
    const input = document.getElementById(button.getAttribute("aria-controls"));
    const shown = input.type === "password";
    input.type = shown ? "text" : "password";
    button.textContent = shown ? "Hide" : "Show";
    button.setAttribute("aria-label", shown ? "Hide password" : "Show password");
  }
});

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  each("header details[open]", (menu) => {
    menu.open = false;
    menu.querySelector("summary").focus();
  });
});

const strengthOf = (word) =>
  (word.length >= 8) +
  (word.length >= 12) +
  (/[a-z]/.test(word) && /[A-Z]/.test(word)) +
  /\d/.test(word) +
  /[^A-Za-z0-9\s]/.test(word);
each("[data-strength-of]", (meter) => {
  const input = document.getElementById(meter.dataset.strengthOf);
  const measure = () => {
    const score = strengthOf(input.value);
    meter.hidden = !input.value;
    meter.querySelector("[data-score]").dataset.score = Math.max(score, 1);
    meter.querySelector("[data-strength-word]").textContent = [
      "Weak",
      "Weak",
      "Weak",
      "Fair",
      "Good",
      "Strong",
    ][score];
  };
  input?.addEventListener("input", measure);
  if (input?.value) measure();
});

// A form is sent once; the buttons come back when the page does.
document.addEventListener("submit", (event) => {
  const form = event.target;
  if (event.defaultPrevented) return;
  if (form.matches("[data-theme-form]")) {
    event.preventDefault();
    keepTheme(root.dataset.theme === "dark" ? "light" : "dark");
    return;
  }
  setTimeout(() => {
    for (const button of form.elements) {
      if (button.type === "submit") {
        button.disabled = true;
        button.dataset.sent = "";
      }
    }
  });
});
addEventListener("pageshow", () => {
  each("[data-sent]", (button) => {
    button.disabled = false;
    delete button.dataset.sent;
  });
});

each("form[data-auto-submit]", (form) => {
  const key = form.dataset.autoSubmit;
  if (stored("sessionStorage", key) === null && stored("sessionStorage", key, "true")) {
    form.querySelector("[type=submit]")?.click();
  }
});
