/** A still line at the top while another place opens. */
export function RouteLoader({ what }: { what: string }) {
  return (
    <div className="fixed inset-x-0 top-0 z-40 h-0.5 bg-accent" role="status">
      <span className="sr-only">Opening {what}</span>
    </div>
  );
}
