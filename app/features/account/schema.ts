import { z } from "zod";
import { flag, text } from "~/platform/access/validation";
import { HONEYPOT } from "./honeypot";
import { EMAIL_FORM, EMAIL_PATTERN, UPGRADE_PASSWORD_SHORT, USERNAME_SHORT } from "./upgrade-rules";

export const AVATAR_COLORS = ["emerald", "sky", "amber", "rose", "purple", "pink", "teal"] as const;
export type AvatarColor = (typeof AVATAR_COLORS)[number];

const FILL_IN = "Please fill in all required fields.";

const required = z.string({ error: FILL_IN }).trim().min(1, { error: FILL_IN, abort: true });

const email = required
  .max(254, EMAIL_FORM)
  .regex(EMAIL_PATTERN, EMAIL_FORM)
  .refine((value) => value.isWellFormed(), EMAIL_FORM)
  .toLowerCase();

const TOO_COMMON =
  "This password is one of the first that anyone would try. Please choose another.";
const COMMON_PASSWORDS = new Set(
  "123456 1234567 12345678 123456789 1234567890 111111 000000 123123 654321 666666 password password1 password123 qwerty qwerty123 qwertyuiop 1q2w3e4r abc123 iloveyou letmein welcome monkey dragon sunshine princess football admin123 passw0rd truenorth".split(
    " ",
  ),
);

const password = (min: number, sentence: string) =>
  z
    .string({ error: FILL_IN })
    .min(1, { error: FILL_IN, abort: true })
    .min(min, { error: sentence, abort: true })
    .max(128, "Password must be at most 128 characters")
    .refine(
      (value) => !value.includes("\0") && value.isWellFormed(),
      "Please choose another password.",
    )
    .refine((value) => !COMMON_PASSWORDS.has(value.toLowerCase()), TOO_COMMON);

const signUpPassword = password(6, "Password must be at least 6 characters long.");
const upgradePassword = password(8, UPGRADE_PASSWORD_SHORT);

const NICKNAME_FORM = "A nickname has 2 to 30 letters, digits or underscores.";
const CHOOSE_NICKNAME = "Please choose a nickname for your profile.";
const nickname = (missing: string) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, { error: missing, abort: true })
    .regex(/^[a-zA-Z0-9_]{2,30}$/, NICKNAME_FORM);

const honeypot = {
  [HONEYPOT]: z.literal("", { error: "Please leave the hidden field empty." }).optional(),
};

export const timezone = z
  .string({ error: "This is not a time zone." })
  .max(64, "This is not a time zone.")
  .refine(isTimeZone, "This is not a time zone.");

function isTimeZone(zone: string) {
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** What a browser says of its zone; one that is not known counts as not said. */
const timezoneIfKnown = z
  .string()
  .max(64)
  .optional()
  .catch(undefined)
  .transform((zone) => (zone && isTimeZone(zone) ? zone : undefined));

const INVALID = "Invalid email or password. Please try again.";
export const SignIn = z.object({
  email: required.max(254, EMAIL_FORM).toLowerCase(),
  password: z
    .string({ error: FILL_IN })
    .min(1, FILL_IN)
    .max(128, INVALID)
    // HMAC pads its key with null bytes, so that a password with some at its end would be the one without.
    .refine((value) => !value.includes("\0"), INVALID),
  timezone: timezoneIfKnown,
  ...honeypot,
});

export const SignUp = z.object({
  email,
  nickname: nickname(CHOOSE_NICKNAME).optional(),
  password: signUpPassword,
  timezone: timezoneIfKnown,
  ...honeypot,
});

/** The sign-up form asks for more than the call: nickname, the password again, the terms. */
export const SignUpForm = SignUp.extend({
  nickname: nickname(CHOOSE_NICKNAME),
  confirmPassword: z.string({ error: FILL_IN }),
  terms: z.literal("on", {
    error: "Please accept the Terms of Service and Privacy Policy to continue.",
  }),
}).refine((form) => form.password === form.confirmPassword, {
  path: ["confirmPassword"],
  error: "Please make sure your passwords match.",
});

export const Upgrade = z.object({
  nickname: z
    .string({ error: USERNAME_SHORT })
    .trim()
    .min(3, { error: USERNAME_SHORT, abort: true })
    .regex(/^[a-zA-Z0-9_]{3,30}$/, "A username has 3 to 30 letters, digits or underscores."),
  email,
  password: upgradePassword,
  timezone: timezoneIfKnown,
});

export const AskReset = z.object({ email, ...honeypot });
export const SetPassword = z
  .object({
    token: z
      .string({ error: "This link cannot be used." })
      .regex(/^[\w-]{20,100}$/, "This link cannot be used."),
    password: upgradePassword,
    confirmPassword: z.string({ error: FILL_IN }),
  })
  .refine((form) => form.password === form.confirmPassword, {
    path: ["confirmPassword"],
    error: "Please make sure your passwords match.",
  });

export const Profile = z.object({
  id: z.string().max(64).optional(),
  nickname: nickname("Please enter a nickname"),
  bio: text("The bio", { min: 0, max: 280 }).optional(),
  avatarColor: z
    .enum(AVATAR_COLORS, { error: "Please choose one of the seven colours." })
    .optional(),
  muteAiNotifications: flag.optional(),
});
