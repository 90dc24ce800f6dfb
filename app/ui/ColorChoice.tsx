import { FieldError, useFieldIds } from "./FieldFrame";
import { avatarClass, avatarColors } from "./palette";

/** The seven avatar colours as a group of radio buttons, each with its word. */
export function ColorChoice({
  name = "avatarColor",
  legend = "Your colour",
  defaultValue,
  onChange,
  error,
}: {
  name?: string;
  legend?: string;
  defaultValue?: string | null;
  onChange?: (color: string) => void;
  error?: string | string[];
}) {
  const ids = useFieldIds(undefined, { label: legend, error });
  return (
    <fieldset aria-describedby={ids.aria["aria-describedby"]}>
      <legend className="text-base font-medium">{legend}</legend>
      <div className="mt-1 flex flex-wrap gap-2">
        {avatarColors.map((color) => (
          <label
            key={color}
            className="relative inline-flex min-h-11 cursor-pointer items-center text-base"
          >
            <input
              type="radio"
              name={name}
              value={color}
              defaultChecked={color === defaultValue}
              onChange={() => onChange?.(color)}
              className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-full border border-line checked:border-2 checked:border-accent checked:bg-accent-soft"
            />
            <span className="pointer-events-none relative inline-flex items-center gap-2 px-3 peer-checked:font-medium">
              <span aria-hidden className={`size-5 rounded-full ${avatarClass[color]}`} />
              {color}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={ids.errorId} error={ids.error} />
    </fieldset>
  );
}
