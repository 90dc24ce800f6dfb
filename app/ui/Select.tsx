import { cx } from "class-variance-authority";
import { forwardRef, type SelectHTMLAttributes } from "react";
import { FieldFrame, type FieldWords, useFieldIds } from "./FieldFrame";

type SelectProps = SelectHTMLAttributes<HTMLSelectElement> &
  FieldWords & { frameClassName?: string };

/** A labelled native select; its options are the children. */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(
  { label, hint, error, labelHidden, optional, id, className, frameClassName, ...select },
  ref,
) {
  const words = { label, hint, error, labelHidden, optional };
  const ids = useFieldIds(id, words);
  return (
    <FieldFrame ids={ids} words={words} className={frameClassName}>
      <select
        ref={ref}
        id={ids.fieldId}
        className={cx("control", className)}
        {...ids.aria}
        {...select}
      />
    </FieldFrame>
  );
});
