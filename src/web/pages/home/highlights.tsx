import { Link } from 'react-router';
import type { ListingCard as Listing } from '#contract/listings/listings.ts';
import { getKind } from '#kinds/index.ts';
import { Heart } from '../../features/favourites/heart.tsx';
import { amountText, unitPriceText } from '../../features/listings/card-facts.ts';
import { ListingCard } from '../../features/listings/listing-card.tsx';
import { ratingText } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n.tsx';
import { pictureSource } from '../../lib/pictures/picture-source.ts';
import { PaidMark } from '../../lib/plans/paid-mark.tsx';
import { PriceLabel } from '../../lib/prices/price-label.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Ornament } from '../../ui/ornament.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Stars } from '../../ui/stars.tsx';
import { withTiedLetters } from '../../ui/tied-letters.ts';

/** The first highlighted listing in large, the next ones beside it. */
export function Highlights({ listings }: { listings: readonly Listing[] }) {
  const [first, ...others] = listings;
  if (!first) return null;
  return (
    <div className="grid gap-4 sm:gap-5 lg:grid-cols-2">
      <Board listing={first} />
      <ul className="grid gap-3 sm:grid-cols-2 sm:gap-5">
        {others.map((listing) => (
          <li key={listing.id} className="min-w-0">
            <ListingCard listing={listing} layout="responsive" Heart={Heart} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Board({ listing }: { listing: Listing }) {
  const { locale, t } = useLanguage();
  const { picture, price, title, excerpt, avg_rating: rating, avg_rating_count: count } = listing;
  const amount = [amountText(locale, listing), unitPriceText(locale, listing)].filter(Boolean).join(' · ');
  return (
    <article className="card card-active group relative flex flex-col overflow-hidden border-amber outline-2 -outline-offset-1 outline-amber">
      <div className="flex flex-col gap-2 p-4 sm:p-6">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h3 className="text-heading wrap-anywhere">
            <Link
              to={`${getKind(listing.kind).paths.detail}/${listing.id}`}
              className="card-link group-hover:text-primary-strong"
            >
              {withTiedLetters(title)}
            </Link>
          </h3>
          {price !== null && (
            <p className="flex flex-wrap items-baseline gap-x-2">
              <span className="font-heading text-2xl font-bold text-primary-strong">
                <PriceLabel priced={listing} />
              </span>
              <span className="text-sm text-muted">{amount}</span>
            </p>
          )}
        </div>
        {excerpt && <p className="line-clamp-2 text-muted">{excerpt}</p>}
        <p className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm text-muted">
          {rating !== null && (
            <span className="flex items-center gap-1.5">
              <Stars value={rating} label={t('list.rating', { rating: ratingText(locale, rating), count })} />
              <span aria-hidden="true">
                <b className="text-ink">{ratingText(locale, rating)}</b> ({count})
              </span>
            </span>
          )}
          <span className="flex items-center gap-1">
            <Icon name="store" size={16} />
            {listing.seller.name}
          </span>
          <span className="flex items-center gap-1">
            <Icon name="map-pin" size={16} />
            {listing.town}
          </span>
        </p>
      </div>
      <div className="relative order-first min-h-64 flex-1 overflow-hidden bg-linen max-lg:aspect-4/3">
        {picture ? (
          <Picture
            {...pictureSource(picture)}
            sizes="(min-width: 64rem) 36rem, 95vw"
            alt=""
            averageColor={picture.averageColor}
            className="absolute inset-0 h-full! transition-transform duration-700 ease-settle group-hover:scale-[1.03]"
          />
        ) : (
          <Ornament name="tulip-branch" className="absolute inset-0 m-auto w-40" />
        )}
        <PaidMark status={listing.status} className="absolute start-3 top-3 shadow-card" />
      </div>
      <Heart listing={listing} className="absolute end-3 top-3 z-1" />
    </article>
  );
}
