/** The foot of every page: where to turn right now, in plain links that need no script, sign-in or allowance. */
export function CareFoot({ id = "care" }: { id?: string }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="rounded-card bg-care-soft px-4 py-4 text-base text-care sm:px-6"
    >
      <h2 id={`${id}-title`} className="text-lg">
        Need someone now?
      </h2>
      <p className="mt-1 max-w-read">
        A real person will listen, free, day and night. You do not have to be at the edge to ask.
      </p>
      <CareWays />
    </section>
  );
}

/** The ways to a person, each a plain link. */
export function CareWays() {
  return (
    <ul className="mt-1 flex flex-wrap gap-x-6">
      {ways.map((way) => (
        <li key={way.href}>
          <a
            href={way.href}
            className="inline-flex min-h-11 items-center font-semibold underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            {way.words}
          </a>
        </li>
      ))}
    </ul>
  );
}

const ways = [
  { href: "tel:988", words: "Call 988" },
  { href: "sms:741741?&body=HOME", words: "Text HOME to 741741" },
  { href: "tel:911", words: "Call 911 in an emergency" },
  { href: "https://findahelpline.com", words: "Outside the US: findahelpline.com" },
];
