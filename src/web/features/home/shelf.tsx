import { useId } from 'react';
import { Link } from 'react-router';
import type { ListingCard as Listing } from '#contract/listings.ts';
import { useT } from '../../lib/i18n.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { ListingCard } from '../listings/listing-card.tsx';

export interface ShelfProps {
  title: string;
  hint?: string;
  /** Where the rest of them is. */
  to: string;
  listings: readonly Listing[];
  /** On a band of linen, to give the page a rhythm. */
  band?: boolean;
}

/** A row of listings with a heading; on phones it is pushed sideways. Nothing when there are none. */
export function Shelf({ title, hint, to, listings, band }: ShelfProps) {
  const t = useT();
  const headingId = useId();
  if (listings.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className={classNames('py-10 sm:py-12', band && 'scallop-top bg-linen')}>
      <div className="mx-auto max-w-page px-4 sm:px-6">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
          <div>
            <h2 id={headingId} className="text-title">
              {title}
            </h2>
            {hint && <p className="mt-1 text-muted">{hint}</p>}
          </div>
          <Link
            to={to}
            className="link flex items-center gap-1 py-1 font-semibold"
            aria-label={`${t('home.all')}: ${title}`}
          >
            {t('home.all')}
            <Icon name="arrow-right" size={18} />
          </Link>
        </div>
        <ul className="-mx-4 mt-5 flex snap-x snap-mandatory scroll-px-4 gap-4 overflow-x-auto px-4 pb-3 sm:mx-0 sm:grid sm:grid-cols-2 sm:gap-5 sm:overflow-visible sm:px-0 lg:grid-cols-4">
          {listings.map((listing) => (
            <li key={listing.id} className="w-[78vw] max-w-80 shrink-0 snap-start sm:w-auto sm:max-w-none">
              <ListingCard listing={listing} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
