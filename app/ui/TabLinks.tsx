import type { AnchorHTMLAttributes } from "react";

type Tab = Pick<AnchorHTMLAttributes<HTMLAnchorElement>, "onClick"> & {
  label: string;
  href: string;
  isCurrent: boolean;
};

/** The parts of a view as links on one line. */
export function TabLinks({ label, tabs }: { label: string; tabs: Tab[] }) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-x-6 border-b border-line">
      {tabs.map(({ label, isCurrent, ...link }) => (
        <a
          key={label}
          {...link}
          aria-current={isCurrent ? "true" : undefined}
          className="-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent text-base text-muted no-underline hover:text-ink aria-[current=true]:border-accent aria-[current=true]:font-medium aria-[current=true]:text-accent"
        >
          {label}
        </a>
      ))}
    </nav>
  );
}
