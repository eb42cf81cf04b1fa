import { memo } from 'react';
import { classNames } from '../../ui/class-names.ts';
import type { CardListing as Listing } from './card-listing.ts';
import { type CardLayout, ListingCard, type ListingCardProps } from './listing-card.tsx';

export interface ListingGridProps extends Pick<ListingCardProps, 'headingLevel' | 'Heart'> {
  items: readonly Listing[];
  /** Of the cards; defaults to `responsive`. */
  layout?: CardLayout;
  /** How many pictures load eagerly; 0 for a grid further down. */
  priorityCount?: number;
  className?: string;
}

/** A responsive grid of cards. */
export const ListingGrid = memo(function ListingGrid({
  items,
  layout = 'responsive',
  headingLevel,
  Heart,
  priorityCount = 0,
  className,
}: ListingGridProps) {
  return (
    <ul className={classNames('grid gap-3 sm:grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] sm:gap-5', className)}>
      {items.map((listing, index) => (
        <li key={listing.id} className="min-w-0">
          <ListingCard
            listing={listing}
            layout={layout}
            headingLevel={headingLevel}
            Heart={Heart}
            priority={index < priorityCount || undefined}
          />
        </li>
      ))}
    </ul>
  );
});
