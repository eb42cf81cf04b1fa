import { preload } from 'react-dom';
import type { Translate } from '#i18n/message-id.ts';
import { cardPictureSource } from '../../lib/pictures/picture-source.ts';
import { PaidMark } from '../../lib/plans/paid-mark.tsx';
import { Ornament } from '../../ui/ornament.tsx';
import type { CardListing } from './card-listing.ts';
import { DayTile } from './day-tile.tsx';
import type { CardLayout } from './listing-card.tsx';

interface CardPictureProps {
  listing: CardListing;
  layout: CardLayout;
  priority: boolean | undefined;
  t: Translate;
}

/** A little below the two columns' width: a screen of 360 or 390 px at two dots a pixel is served by 320 px. */
const SIZES: Record<CardLayout, string> = {
  tall: '(min-width: 64rem) 18rem, (min-width: 40rem) 45vw, 80vw',
  narrow: '(min-width: 64rem) 18rem, (min-width: 40rem) 30vw, 40vw',
  compact: '8rem',
  responsive: '(min-width: 64rem) 18rem, (min-width: 40rem) 45vw, 8rem',
  grid: '(min-width: 64rem) 18rem, 40vw',
};

/** Preloads a card's cover in the head of the page, which React does by itself only outside of fragments. */
export function preloadCardPicture({ picture }: CardListing, layout: CardLayout): void {
  if (!picture) return;
  const { src, srcSet } = cardPictureSource(picture);
  const source = srcSet ? { imageSrcSet: srcSet, imageSizes: SIZES[layout] } : {};
  preload(src, { as: 'image', fetchPriority: 'high', ...source });
}

/** A card's cover with its badges: plan, event day, number of pictures. */
export function CardPicture({ listing, layout, priority, t }: CardPictureProps) {
  const { picture, pictureCount, status, startsAt } = listing;
  return (
    <div className="card-picture">
      {picture ? (
        <img
          {...cardPictureSource(picture)}
          sizes={SIZES[layout]}
          alt=""
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding={priority ? undefined : 'async'}
          style={picture.averageColor ? { backgroundColor: picture.averageColor } : undefined}
        />
      ) : (
        <NoPicture startsAt={startsAt} />
      )}
      {picture && startsAt !== null && (
        <DayTile moment={startsAt} className="absolute start-2.5 top-2.5 shadow-lifted" />
      )}
      <PaidMark status={status} className="card-mark" />
      {pictureCount > 1 && layout !== 'compact' && (
        <span
          className="card-count"
          role="img"
          aria-label={`${pictureCount} ${t('list.pictures', { count: pictureCount })}`}
        >
          {pictureCount}
        </span>
      )}
    </div>
  );
}

/** Placeholder: an event shows its day, anything else a flower. */
function NoPicture({ startsAt }: { startsAt: string | null }) {
  return (
    <span className="card-blank">
      {startsAt === null ? (
        <Ornament name="tulip-branch" className="w-2/5 opacity-80" />
      ) : (
        <>
          <Ornament name="rosette" className="col-start-1 row-start-1 w-11/12 max-w-44! opacity-25" />
          <DayTile moment={startsAt} size="medium" className="relative col-start-1 row-start-1 shadow-lifted" />
        </>
      )}
    </span>
  );
}
