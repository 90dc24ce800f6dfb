import { forwardRef, type InputHTMLAttributes } from "react";
import { FieldError, type FieldWords, useFieldIds } from "./FieldFrame";

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type"> &
  Pick<FieldWords, "label" | "hint" | "error"> & { type?: "checkbox" | "radio" };

/** A tick box (or radio button) whose whole line is the target. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { label, hint, error, id, type = "checkbox", ...input },
  ref,
) {
  const ids = useFieldIds(id, { label, hint, error });
  return (
    <div>
      <label htmlFor={ids.fieldId} className="flex min-h-11 items-start gap-3 py-2.5 text-base">
        <input
          ref={ref}
          id={ids.fieldId}
          type={type}
          className="tick mt-px"
          {...ids.aria}
          {...input}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={ids.hintId} className="-mt-2 mb-2 pl-8 text-sm text-muted">
          {hint}
        </p>
      )}
      <FieldError id={ids.errorId} error={ids.error} />
    </div>
  );
});
