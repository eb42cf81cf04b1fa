import { fullCard, type SentCard } from './card-listing.ts';
import { type CardHeart, ListingCard } from './listing-card.tsx';

/** A row of cards, four where there is room; on phones it scrolls horizontally, edge to edge. */
export function CardRow({ listings, Heart }: { listings: readonly SentCard[]; Heart: CardHeart }) {
  return (
    <ul className="flex snap-x snap-mandatory scroll-px-4 gap-3 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-4 sm:grid sm:grid-cols-2 sm:gap-5 lg:grid-cols-4">
      {listings.map((listing) => (
        <li key={listing.id} className="w-[76vw] max-w-80 shrink-0 snap-start sm:w-auto sm:max-w-none">
          <ListingCard listing={fullCard(listing)} Heart={Heart} />
        </li>
      ))}
    </ul>
  );
}
