export const strengthWords = ["Weak", "Weak", "Weak", "Fair", "Good", "Strong"] as const;

/** 0 to 5: one each for 8 characters, 12 characters, both cases, a digit, a symbol. */
export function passwordStrength(password: string): number {
  return [
    password.length >= 8,
    password.length >= 12,
    /[a-z]/.test(password) && /[A-Z]/.test(password),
    /\d/.test(password),
    /[^A-Za-z0-9\s]/.test(password),
  ].filter(Boolean).length;
}
