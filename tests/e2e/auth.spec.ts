import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import {
  beGuest,
  beMember,
  entryWith,
  mailTo,
  newName,
  openApp,
  PASSWORD,
  storeEntry,
} from "./people";

const both = { tag: "@no-script" };
const refused = /status of 40[019]/;

type SignUp = { email: string; nickname: string; password: string; again: string; terms: boolean };

async function signUp(page: Page, changes: Partial<SignUp> = {}) {
  const nickname = newName();
  const typed = {
    email: `${nickname}@example.com`,
    nickname,
    password: PASSWORD,
    again: changes.password ?? PASSWORD,
    terms: true,
    ...changes,
  };
  await page.goto("/auth?mode=sign-up");
  await page.getByLabel("Email").fill(typed.email);
  await page.getByLabel("Nickname").fill(typed.nickname);
  await page.getByLabel("Password", { exact: true }).fill(typed.password);
  await page.getByLabel("Confirm password").fill(typed.again);
  if (typed.terms) await page.getByLabel(/I accept/).check();
  await page.getByRole("button", { name: "Create account" }).click();
  return typed;
}

const alert = (page: Page) => page.getByRole("alert");

test("signing in with nothing typed says what is missing", both, async ({ page, watching }) => {
  watching.expectsErrors(refused);
  await page.goto("/auth");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(alert(page)).toContainText("Missing information");
  await expect(alert(page)).toContainText("Please fill in all required fields.");
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription(
    "Please fill in all required fields.",
  );
});

test("signing up with nothing typed says what is missing", both, async ({ page, watching }) => {
  watching.expectsErrors(refused);
  await signUp(page, { email: "", nickname: "", password: "", again: "", terms: false });
  await expect(alert(page)).toContainText("Missing information");
  await expect(alert(page)).toContainText("Please fill in all required fields.");
});

const mistakes: [string, Partial<SignUp>, string, string][] = [
  [
    "a nickname",
    { nickname: "" },
    "Nickname required",
    "Please choose a nickname for your profile.",
  ],
  [
    "passwords that match",
    { again: "something-else-9" },
    "Passwords don't match",
    "Please make sure your passwords match.",
  ],
  [
    "a password that is long enough",
    { password: "abc12" },
    "Password too short",
    "Password must be at least 6 characters long.",
  ],
  [
    "the terms accepted",
    { terms: false },
    "Terms required",
    "Please accept the Terms of Service and Privacy Policy to continue.",
  ],
];
for (const [what, changes, title, sentence] of mistakes) {
  test(
    `signing up asks for ${what} and keeps what was typed, except passwords`,
    both,
    async ({ page, watching }) => {
      watching.expectsErrors(refused);
      const typed = await signUp(page, changes);
      await expect(alert(page)).toContainText(title);
      await expect(alert(page)).toContainText(sentence);
      await expect(page.getByRole("heading", { name: "Make it yours" })).toBeVisible();
      await expect(page.getByLabel("Email")).toHaveValue(typed.email);
      await expect(page.getByLabel("Nickname")).toHaveValue(typed.nickname);
      await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
      await expect(page.getByLabel("Confirm password")).toHaveValue("");
      await expect(page.getByLabel(/I accept/)).toBeChecked({ checked: typed.terms });
    },
  );
}

test(
  "an unknown address and a wrong password get the same answer",
  both,
  async ({ page, watching }) => {
    watching.expectsErrors(refused);
    const member = await beMember(page);
    await page.context().clearCookies();
    for (const email of [member.email, `${newName()}@example.com`]) {
      await page.goto("/auth");
      await page.getByLabel("Email").fill(email);
      await page.getByLabel("Password", { exact: true }).fill("not-the-password-1");
      await page.getByRole("button", { name: "Sign In" }).click();
      await expect(alert(page)).toContainText("Authentication failed");
      await expect(alert(page)).toContainText("Invalid email or password. Please try again.");
      await expect(page.getByLabel("Email")).toHaveValue(email);
      await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
    }
  },
);

test("a new member is greeted in the app", both, async ({ page }) => {
  await signUp(page);
  await expect(page).toHaveURL(/\/app$/);
  await expect(page.getByText("Account created successfully!")).toBeVisible();
});

test(
  "an address and a nickname that are taken are refused beside their fields",
  both,
  async ({ page, watching }) => {
    watching.expectsErrors(refused);
    const member = await beMember(page);
    await page.context().clearCookies();
    await signUp(page, { email: member.email.toUpperCase() });
    await expect(page.getByLabel("Email")).toHaveAccessibleDescription(/./);
    await signUp(page, { nickname: member.nickname.toUpperCase() });
    await expect(page.getByLabel("Nickname")).toHaveAccessibleDescription(/taken/i);
  },
);

test(
  "a guest finds the sign-up form, and signing up keeps what was written",
  both,
  async ({ page }) => {
    await beGuest(page);
    await storeEntry(page, "Written before the account.");
    await page.goto("/auth");
    await expect(
      page.getByText("Everything you wrote as a guest stays and comes with you."),
    ).toBeVisible();
    await signUp(page);
    await expect(page).toHaveURL(/\/app$/);
    await page.goto("/app?view=journal");
    await expect(entryWith(page, "Written before the account.")).toBeVisible();
  },
);

test(
  "the screen is light whatever theme was chosen, and the other pages keep it",
  both,
  async ({ page, baseURL }) => {
    await page.context().addCookies([{ name: "theme", value: "dark", url: baseURL as string }]);
    await page.goto("/auth");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
    await page.goto("/about");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  },
);

test(
  "switching between the forms keeps where one was going and starts the terms anew",
  both,
  async ({ page }) => {
    await page.goto("/auth?mode=sign-up&redirectTo=%2Fapp%3Fview%3Djournal");
    await page.getByLabel(/I accept/).check();
    await page.getByRole("link", { name: "Sign in" }).click();
    await expect(page.getByRole("link", { name: "Forgot your password?" })).toHaveAttribute(
      "href",
      "/reset-password",
    );
    await page.getByRole("link", { name: "Create a free account" }).click();
    await expect(page.getByLabel(/I accept/)).not.toBeChecked();
    await expect(page.locator("form#sign-up input[name=redirectTo]")).toHaveValue(
      "/app?view=journal",
    );
    await expect(page.getByRole("link", { name: "Back", exact: true })).toHaveAttribute(
      "href",
      "/",
    );
  },
);

test("a machine that fills in the hidden field gets no account", both, async ({ page }) => {
  const nickname = newName();
  const form = {
    intent: "sign-up",
    email: `${nickname}@example.com`,
    nickname,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    terms: "on",
    website: "https://spam.example",
  };
  const answer = await page.request.post("/auth?mode=sign-up", { form });
  expect(answer.status()).toBe(400);
  const signIn = await page.request.post("/api/auth/login", {
    data: { email: form.email, password: PASSWORD },
  });
  expect(signIn.status()).toBe(401);
  await page.goto("/auth?mode=sign-up");
  await expect(page.locator("[name=website]")).toBeHidden();
});

test("each address lets in whom it is for and sends the others on", both, async ({ page }) => {
  for (const path of ["/app", "/subscription", "/no-such-place"]) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/$/);
  }
  await beMember(page);
  for (const path of ["/", "/auth", "/chat", "/no-such-place"]) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/app$/);
  }
});

test("a password can be shown and hidden", async ({ page }) => {
  await page.goto("/auth");
  const password = page.getByLabel("Password", { exact: true });
  await password.fill("seen-by-me");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Hide password" }).click();
  await expect(password).toHaveAttribute("type", "password");
  await expect(password).toHaveValue("seen-by-me");
});

test("the meter says how strong a password is", async ({ page }) => {
  await page.goto("/auth?mode=sign-up");
  const password = page.getByLabel("Password", { exact: true });
  const meter = page.getByText("Password strength:");
  await expect(meter).toBeHidden();
  const words = {
    a: "Weak",
    abcdefgh: "Weak",
    abcdefgh1: "Weak",
    Abcdefgh1: "Fair",
    "Abcdefgh1!": "Good",
    "Abcdefgh1!xyz": "Strong",
  };
  for (const [typed, word] of Object.entries(words)) {
    await password.fill(typed);
    await expect(meter, typed).toHaveText(`Password strength: ${word}`);
  }
});

test("the meter in the app says the same words", async ({ page, watching }) => {
  watching.expectsErrors(/status of 402/);
  await beGuest(page);
  for (const words of ["One.", "Two.", "Three."]) await storeEntry(page, words);
  await openApp(page, "journal");
  await page.getByRole("textbox", { name: "What is on your mind?" }).fill("Four.");
  await page.getByRole("button", { name: "Save entry" }).click();
  const password = page.getByRole("dialog").getByLabel("Password", { exact: true });
  for (const [typed, word] of [
    ["abcdefgh1", "Weak"],
    ["Abcdefgh1", "Fair"],
    ["Abcdefgh1!", "Good"],
    ["Abcdefgh1!xyz", "Strong"],
  ] as const) {
    await password.fill(typed);
    await expect(page.getByText("Password strength:")).toHaveText(`Password strength: ${word}`);
  }
});

test("asking for a new password answers the same for any address", both, async ({ page }) => {
  const member = await beMember(page);
  await page.context().clearCookies();
  for (const email of [member.email, `${newName()}@example.com`]) {
    await page.goto("/reset-password");
    await page.getByLabel("Email").fill(email);
    await page.getByRole("button", { name: "Send me a link" }).click();
    await expect(page.getByText("Look into your mail")).toBeVisible();
    await expect(page.getByText(/If an account has this address/)).toBeVisible();
  }
});

test(
  "a forgotten password is set anew by the link in the mail, once",
  both,
  async ({ page, watching }) => {
    watching.expectsErrors(refused);
    const member = await beMember(page);
    await page.context().clearCookies();
    await page.goto("/reset-password");
    await page.getByLabel("Email").fill(member.email);
    await page.getByRole("button", { name: "Send me a link" }).click();
    await expect(page.getByText("Look into your mail")).toBeVisible();
    const link = /\/reset-password\?token=[\w-]+/.exec(await mailTo(member.email))?.[0] as string;

    await page.goto(link);
    await page.getByLabel("New password").fill("short");
    await page.getByLabel("Confirm password").fill("short");
    await page.getByRole("button", { name: "Set the password" }).click();
    await expect(page.getByText("Password must be at least 8 characters")).toBeVisible();
    await page.getByLabel("New password").fill("A-new-lamp-for-the-table-8");
    await page.getByLabel("Confirm password").fill("A-new-lamp-for-the-table-8");
    await page.getByRole("button", { name: "Set the password" }).click();
    await expect(page).toHaveURL(/\/app$/);
    await expect(page.getByText("Your new password is set")).toBeVisible();

    await page.context().clearCookies();
    await page.goto(link);
    await expect(page.getByText("This link does not work")).toBeVisible();
    const old = await page.request.post("/api/auth/login", { data: member });
    expect(old.status()).toBe(401);
  },
);
