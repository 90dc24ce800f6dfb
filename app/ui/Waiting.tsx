const lineWidths = ["w-11/12", "w-full", "w-4/5", "w-2/3"];

/** The shape of what comes, still, and only after 150 ms; `what` is said to screen readers. */
export function Waiting({ what, parts = 3 }: { what: string; parts?: number }) {
  return (
    <div className="waiting grid gap-8" role="status">
      <span className="sr-only">Loading {what}</span>
      {Array.from({ length: parts }, (_, part) => `part-${part}`).map((key, part) => (
        <WaitingPart key={key} lines={2 + (part % 2)} />
      ))}
    </div>
  );
}

function WaitingPart({ lines }: { lines: number }) {
  return (
    <div aria-hidden className="grid gap-3">
      <div className="flex items-center gap-3">
        <div className="size-7 rounded-full bg-sunk" />
        <div className="h-3 w-28 rounded-full bg-sunk" />
      </div>
      {lineWidths.slice(0, lines).map((width) => (
        <div key={width} className={`h-3.5 rounded-full bg-sunk ${width}`} />
      ))}
    </div>
  );
}
