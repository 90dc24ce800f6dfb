/** The way past the head of a page, for those who go by keyboard. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only rounded-control bg-surface text-base text-accent focus:not-sr-only focus:absolute focus:z-50 focus:m-2 focus:px-4 focus:py-3"
    >
      Skip to the text
    </a>
  );
}
