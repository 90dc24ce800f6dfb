export const USERNAME_SHORT = "Username must be at least 3 characters";
export const EMAIL_FORM = "Please enter a valid email address";
export const UPGRADE_PASSWORD_SHORT = "Password must be at least 8 characters";

/** Text, @, text, dot, text. */
export const EMAIL_PATTERN = /^[^\s@\0]+@[^\s@\0]+\.[^\s@\0]+$/;

/** What the modal says beside its fields before it asks the server. */
export function upgradeMistakes(form: FormData): Record<string, string[]> {
  const typed = (name: string) => String(form.get(name) ?? "").trim();
  return {
    ...(typed("nickname").length < 3 && { nickname: [USERNAME_SHORT] }),
    ...(!EMAIL_PATTERN.test(typed("email")) && { email: [EMAIL_FORM] }),
    ...(String(form.get("password") ?? "").length < 8 && { password: [UPGRADE_PASSWORD_SHORT] }),
  };
}
