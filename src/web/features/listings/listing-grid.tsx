import { memo } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { fullCard, type SentCard } from './card-listing.ts';
import { ListingCard, type ListingCardProps } from './listing-card.tsx';

export interface ListingGridProps extends Pick<ListingCardProps, 'headingLevel' | 'Heart'> {
  items: readonly SentCard[];
  /** How many pictures load eagerly; 0 for a grid further down. */
  priorityCount?: number;
  className?: string;
}

/** A grid of cards: two columns on phones, or rows if the visitor chose them (`ViewSwitch`). */
export const ListingGrid = memo(function ListingGrid({
  items,
  headingLevel,
  Heart,
  priorityCount = 0,
  className,
}: ListingGridProps) {
  return (
    <ul className={classNames('card-grid', className)}>
      {items.map((listing, index) => (
        <li key={listing.id}>
          <ListingCard
            listing={fullCard(listing)}
            layout="grid"
            headingLevel={headingLevel}
            Heart={Heart}
            priority={index < priorityCount || undefined}
            isFurther={index > 0}
          />
        </li>
      ))}
    </ul>
  );
});
