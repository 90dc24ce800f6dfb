import { cx } from "class-variance-authority";
import { type ChangeEvent, forwardRef, type InputHTMLAttributes, useEffect, useState } from "react";
import { Button } from "./Button";
import { FieldFrame, type FieldWords, useFieldIds } from "./FieldFrame";
import { PasswordMeter } from "./PasswordMeter";

type PasswordFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type"> &
  FieldWords & { meter?: boolean };

/** A password with a button that shows it, and a strength meter; both wait for script to run. */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(
  function PasswordField(
    { label, hint, error, labelHidden, id, className, meter, onChange, ...input },
    ref,
  ) {
    const words = { label, hint, error, labelHidden };
    const ids = useFieldIds(id, words);
    const [live, setLive] = useState(false);
    const [shown, setShown] = useState(false);
    const [typed, setTyped] = useState("");
    useEffect(() => setLive(true), []);

    const follow = (event: ChangeEvent<HTMLInputElement>) => {
      setTyped(event.target.value);
      onChange?.(event);
    };

    return (
      <FieldFrame ids={ids} words={words}>
        <div className="relative">
          <input
            ref={ref}
            id={ids.fieldId}
            type={shown ? "text" : "password"}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={cx("control pr-18", className)}
            onChange={follow}
            {...ids.aria}
            {...input}
          />
          <Button
            type="button"
            variant="link"
            className="absolute inset-y-0 right-0 w-16"
            hidden={!live}
            aria-controls={ids.fieldId}
            aria-label={shown ? "Hide password" : "Show password"}
            onClick={() => setShown(!shown)}
            {...(live ? {} : { "data-needs-script": "", "data-password-toggle": "" })}
          >
            {shown ? "Hide" : "Show"}
          </Button>
        </div>
        {meter && <PasswordMeter inputId={ids.fieldId} value={live ? typed : undefined} />}
      </FieldFrame>
    );
  },
);
