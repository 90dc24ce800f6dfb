import { cx } from "class-variance-authority";
import { forwardRef, type InputHTMLAttributes } from "react";
import { FieldFrame, type FieldWords, useFieldIds } from "./FieldFrame";

type FieldProps = InputHTMLAttributes<HTMLInputElement> & FieldWords & { frameClassName?: string };

/** A labelled one-line input with its hint and its error. */
export const Field = forwardRef<HTMLInputElement, FieldProps>(function Field(
  { label, hint, error, labelHidden, optional, id, className, frameClassName, ...input },
  ref,
) {
  const words = { label, hint, error, labelHidden, optional };
  const ids = useFieldIds(id, words);
  return (
    <FieldFrame ids={ids} words={words} className={frameClassName}>
      <input
        ref={ref}
        id={ids.fieldId}
        className={cx("control", className)}
        {...ids.aria}
        {...input}
      />
    </FieldFrame>
  );
});
