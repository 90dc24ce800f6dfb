import { Badge } from "~/ui/Badge";
import type { Offer } from "./offers";

export function OfferList({ offers }: { offers: Offer[] }) {
  return (
    <dl className="grid gap-x-12 gap-y-6 sm:grid-cols-2">
      {offers.map((offer) => (
        <div key={offer.title}>
          <dt className="flex flex-wrap items-center gap-2 font-semibold">
            {offer.title}
            {offer.coming && <Badge>Not here yet</Badge>}
          </dt>
          <dd className={offer.coming ? "text-muted" : undefined}>{offer.text}</dd>
        </div>
      ))}
    </dl>
  );
}
