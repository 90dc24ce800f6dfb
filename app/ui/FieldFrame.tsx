import { cx } from "class-variance-authority";
import { type ReactNode, useId } from "react";

export interface FieldWords {
  label: ReactNode;
  /** A line of help that stands under the label from the start. */
  hint?: ReactNode;
  /** What is wrong and what would mend it; several errors of one field are joined. */
  error?: string | string[] | null;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean;
  /** Says "optional" beside the label. */
  optional?: boolean;
}

/** Ids and aria attributes that tie a control to its hint and error. */
export function useFieldIds(id: string | undefined, words: FieldWords) {
  const made = useId();
  const fieldId = id ?? made;
  const error = Array.isArray(words.error) ? words.error.join(" ") : words.error || undefined;
  const hintId = words.hint ? `${fieldId}-hint` : undefined;
  const errorId = error ? `${fieldId}-error` : undefined;
  return {
    fieldId,
    hintId,
    errorId,
    error,
    aria: {
      "aria-invalid": error ? (true as const) : undefined,
      "aria-describedby": [errorId, hintId].filter(Boolean).join(" ") || undefined,
    },
  };
}

export function FieldFrame({
  ids,
  words,
  children,
  className,
}: {
  ids: ReturnType<typeof useFieldIds>;
  words: FieldWords;
  children: ReactNode;
  className?: string;
}) {
  return (
    <div className={cx("grid gap-1", className)}>
      <label
        htmlFor={ids.fieldId}
        className={words.labelHidden ? "sr-only" : "text-base font-medium"}
      >
        {words.label}
        {words.optional && <span className="font-normal text-muted"> (optional)</span>}
      </label>
      {words.hint && (
        <p id={ids.hintId} className="text-sm text-muted">
          {words.hint}
        </p>
      )}
      {children}
      <FieldError id={ids.errorId} error={ids.error} />
    </div>
  );
}

export function FieldError({ id, error }: { id?: string; error?: string }) {
  if (!error) return null;
  return (
    <p id={id} className="text-sm font-medium text-danger">
      {error}
    </p>
  );
}
