import { cx } from "class-variance-authority";
import { forwardRef, type TextareaHTMLAttributes } from "react";
import { FieldFrame, type FieldWords, useFieldIds } from "./FieldFrame";

type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> &
  FieldWords & {
    /** `line` opens at one line, `box` at four, `page` at eight and grows without end. */
    size?: "line" | "box" | "page";
    frameClassName?: string;
  };

const fallbackRows = { line: 1, box: 4, page: 8 };

/** A labelled text area that grows with what is written; the `rows` hold where the browser cannot. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { label, hint, error, labelHidden, optional, id, className, frameClassName, size, rows, ...area },
  ref,
) {
  const words = { label, hint, error, labelHidden, optional };
  const ids = useFieldIds(id, words);
  const height = size ?? "box";
  return (
    <FieldFrame ids={ids} words={words} className={frameClassName}>
      <textarea
        ref={ref}
        id={ids.fieldId}
        rows={rows ?? fallbackRows[height]}
        data-size={height}
        className={cx("control grows", className)}
        {...ids.aria}
        {...area}
      />
    </FieldFrame>
  );
});
