import { forwardRef, type InputHTMLAttributes } from "react";
import { type FieldWords, useFieldIds } from "./FieldFrame";

type SwitchProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type"> &
  Pick<FieldWords, "label" | "hint">;

/** A setting that is on or off: a real checkbox, so that a form carries it without script. */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch(
  { label, hint, id, ...input },
  ref,
) {
  const ids = useFieldIds(id, { label, hint });
  return (
    <div>
      <label
        htmlFor={ids.fieldId}
        className="flex min-h-11 items-center justify-between gap-4 text-base"
      >
        <span>{label}</span>
        <input
          ref={ref}
          id={ids.fieldId}
          type="checkbox"
          className="switch"
          {...ids.aria}
          {...input}
        />
      </label>
      {hint && (
        <p id={ids.hintId} className="pr-16 text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
});
