import { passwordStrength, strengthWords } from "./password-strength";

/**
 * How strong a password is, the word first. With `value` React keeps it; without, the script of the page
 * follows the input named by `inputId`, and it stays hidden where no script runs.
 */
export function PasswordMeter({ inputId, value }: { inputId: string; value?: string }) {
  const score = value ? passwordStrength(value) : 0;
  return (
    <p
      className="flex items-center gap-3 text-sm text-muted"
      data-strength-of={value === undefined ? inputId : undefined}
      hidden={!value}
      aria-live="polite"
    >
      <span>
        Password strength:{" "}
        <span data-strength-word="" className="font-medium text-ink">
          {strengthWords[score]}
        </span>
      </span>
      <span
        className="strength flex w-24 gap-1 [&>span]:h-1 [&>span]:flex-1 [&>span]:rounded-full"
        data-score={Math.max(score, 1)}
        aria-hidden
      >
        <span />
        <span />
        <span />
        <span />
      </span>
    </p>
  );
}
