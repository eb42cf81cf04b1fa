import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import type { ListingCard as Listing } from '#contract/listings.ts';
import { useT } from '../../lib/i18n.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { ListingCard } from '../listings/listing-card.tsx';

export interface ShelfProps {
  title: string;
  hint?: string;
  /** Where the rest of it is. */
  to: string;
  /** On a band of linen, to give the page a rhythm. */
  band?: boolean;
  children: ReactNode;
}

/** A part of the home page: a heading, the way to all of its kind, and some of them. */
export function Shelf({ title, hint, to, band, children }: ShelfProps) {
  const t = useT();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={band ? 'scallop-top mt-4 bg-linen py-12' : 'pt-12 pb-2'}>
      <div className="mx-auto max-w-page px-4 sm:px-6">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
          <div>
            <h2 id={headingId} className="text-title">
              {title}
            </h2>
            {hint && <p className="mt-0.5 text-sm text-muted">{hint}</p>}
          </div>
          <Link
            to={to}
            prefetch="intent"
            className="link flex items-center gap-1 py-1 font-semibold"
            aria-label={`${t('home.all')}: ${title}`}
          >
            {t('home.all')}
            <Icon name="arrow-right" size={18} />
          </Link>
        </div>
        {children}
      </div>
    </section>
  );
}

export interface CardRowProps {
  listings: readonly Listing[];
  className?: string;
}

/** Cards side by side; phones push them sideways. */
export function CardRow({ listings, className }: CardRowProps) {
  return (
    <ul
      className={classNames(
        'mt-5 flex snap-x snap-mandatory scroll-px-4 gap-3 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-4 sm:grid sm:grid-cols-2 sm:gap-5',
        className,
      )}
    >
      {listings.map((listing) => (
        <li key={listing.id} className="w-[76vw] max-w-80 shrink-0 snap-start sm:w-auto sm:max-w-none">
          <ListingCard listing={listing} />
        </li>
      ))}
    </ul>
  );
}
