import type { ReactNode } from "react";

/** A part of the landing page: its heading in the margin where there is one, its text in the column. */
export function LandingSection({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid gap-x-12 gap-y-4 border-t border-line py-10 sm:py-12 lg:grid-cols-[13rem_minmax(0,1fr)]"
    >
      <h2 id={`${id}-title`} className="text-xl">
        {title}
      </h2>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
