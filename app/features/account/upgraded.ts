/** What a guest reads who has become a member. */
export const UPGRADED = {
  title: "Account created successfully! 🎉",
  description: "Welcome. Your conversations and journal entries are saved.",
};
