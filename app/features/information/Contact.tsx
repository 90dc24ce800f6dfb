import { Notice } from "~/ui/Notice";
import { SitePage } from "./SitePage";

/** `email` is the address of the people who run the site; without one the page says so. */
export function Contact({ email }: { email?: string }) {
  return (
    <SitePage>
      <h1 className="mb-6 text-2xl">Contact</h1>
      <Notice tone="care" title="If it cannot wait">
        {email
          ? "We read mail by day, and not every day."
          : "Nobody can be reached through this page."}{" "}
        If you might not be safe, please do not wait for us: <a href="tel:988">call 988</a>,{" "}
        <a href="sms:741741?&body=HOME">text HOME to 741741</a>, or call the emergency number where
        you are.
      </Notice>
      <div className="reading mt-8">
        <h2>Write to us</h2>
        {email ? (
          <p>
            <a href={`mailto:${email}`}>{email}</a>. A person reads it, and we try to answer within
            three working days.
          </p>
        ) : (
          <p>
            The people who run this site have not set an address for mail yet. When they have, it
            will stand here.
          </p>
        )}
        {email && <WhatHelps />}
      </div>
    </SitePage>
  );
}

function WhatHelps() {
  return (
    <>
      <h2>What helps us to help</h2>
      <ul>
        <li>
          Something does not work: the page you were on, and what you saw. Never your password.
        </li>
        <li>
          Your account or your data: write from the e-mail of the account. As a guest you have no
          e-mail with us, so we cannot tell which guest you are.
        </li>
        <li>A weakness in how we keep things safe: please tell us before you tell others.</li>
      </ul>
      <p>
        You do not have to include anything you wrote in your journal. We will never ask for it.
      </p>
    </>
  );
}
