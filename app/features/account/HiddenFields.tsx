import { HONEYPOT } from "./honeypot";

/** What the forms for strangers carry unseen: where they lead, the time zone, and the trap for machines. */
export function HiddenFields({ redirectTo }: { redirectTo?: string }) {
  return (
    <>
      {redirectTo && <input type="hidden" name="redirectTo" value={redirectTo} />}
      <input type="hidden" name="timezone" />
      <div hidden>
        <label>
          Leave this empty
          <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
