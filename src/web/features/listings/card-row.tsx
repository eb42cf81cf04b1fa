import type { ListingCard as Listing } from '#contract/listings.ts';
import { ListingCard } from './listing-card.tsx';

/** Cards side by side, four where there is room; phones push them sideways, up to the edges of the window. */
export function CardRow({ listings }: { listings: readonly Listing[] }) {
  return (
    <ul className="flex snap-x snap-mandatory scroll-px-4 gap-3 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-4 sm:grid sm:grid-cols-2 sm:gap-5 lg:grid-cols-4">
      {listings.map((listing) => (
        <li key={listing.id} className="w-[76vw] max-w-80 shrink-0 snap-start sm:w-auto sm:max-w-none">
          <ListingCard listing={listing} />
        </li>
      ))}
    </ul>
  );
}
