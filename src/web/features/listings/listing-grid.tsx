import { memo } from 'react';
import type { ListingCard as Listing } from '#contract/listings.ts';
import { classNames } from '../../ui/class-names.ts';
import { type CardLayout, ListingCard, type ListingCardProps } from './listing-card.tsx';

export interface ListingGridProps {
  items: readonly Listing[];
  /** Of the cards; `responsive` when left out. */
  layout?: CardLayout;
  headingLevel?: ListingCardProps['headingLevel'];
  /** How many of the first pictures are loaded at once; 0 for a grid further down. */
  priorityCount?: number;
  className?: string;
}

/** Cards side by side, as many as fit. */
export const ListingGrid = memo(function ListingGrid({
  items,
  layout = 'responsive',
  headingLevel,
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
            priority={index < priorityCount || undefined}
          />
        </li>
      ))}
    </ul>
  );
});
