import type { ListingCard } from '#contract/listings.ts';
import type { Translate } from '#i18n/message-id.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Ornament } from '../../ui/ornament.tsx';
import { Picture } from '../../ui/picture.tsx';
import { DayTile } from './day-tile.tsx';
import type { CardLayout } from './listing-card.tsx';
import { PaidLink } from './paid-mark.tsx';
import { pictureSource } from './picture-source.ts';

interface CardPictureProps {
  listing: ListingCard;
  layout: CardLayout;
  priority: boolean | undefined;
  t: Translate;
}

const BOXES: Record<CardLayout, string> = {
  tall: 'aspect-4/3 rounded-t-[1.15rem]',
  compact: 'min-h-32 w-32 self-stretch rounded-s-[1.15rem]',
  responsive:
    'max-sm:min-h-32 max-sm:w-32 max-sm:self-stretch max-sm:rounded-s-[1.15rem] sm:aspect-4/3 sm:rounded-t-[1.15rem]',
};

const SIZES: Record<CardLayout, string> = {
  tall: '(min-width: 64rem) 18rem, (min-width: 40rem) 45vw, 90vw',
  compact: '12rem',
  responsive: '(min-width: 64rem) 18rem, (min-width: 40rem) 45vw, 12rem',
};

/** The cover of a card with what is pinned to it: the mark of its plan, the day of an event, the number of pictures. */
export function CardPicture({ listing, layout, priority, t }: CardPictureProps) {
  const { picture, pictureCount, status, startsAt } = listing;
  return (
    <div className={classNames('relative shrink-0 overflow-hidden bg-linen', BOXES[layout])}>
      {picture ? (
        <Picture
          {...pictureSource(picture)}
          sizes={SIZES[layout]}
          alt=""
          averageColor={picture.averageColor}
          priority={priority}
          className="absolute inset-0 h-full! transition-transform duration-500 ease-settle group-hover:scale-[1.035]"
        />
      ) : (
        <NoPicture startsAt={startsAt} />
      )}
      {picture && startsAt !== null && (
        <DayTile moment={startsAt} className="absolute start-2.5 top-2.5 shadow-lifted" />
      )}
      <PaidLink status={status} className={classNames('absolute shadow-card', MARK_PLACES[layout])} />
      {pictureCount > 1 && layout !== 'compact' && (
        <span className={classNames(PICTURE_COUNT, layout === 'responsive' && 'max-sm:sr-only')}>
          <Icon name="images" size={14} />
          {pictureCount}
          <span className="sr-only"> {t('list.pictures', { count: pictureCount })}</span>
        </span>
      )}
    </div>
  );
}

/** Beside the text the picture is small: there the mark keeps to its foot, where it hides the least, without its icon. */
const MARK_PLACES: Record<CardLayout, string> = {
  tall: 'start-2 top-2',
  compact: 'start-1.5 bottom-1.5 [&_svg]:hidden',
  responsive: 'max-sm:start-1.5 max-sm:bottom-1.5 sm:start-2 sm:top-2 max-sm:[&_svg]:hidden',
};

const PICTURE_COUNT =
  'absolute end-2 bottom-2 flex items-center gap-1 rounded-full bg-[#1d261fcc] px-2 py-0.5 text-xs font-bold text-[#fffdf8]';

/** An event without a picture shows its day in the middle, anything else a flower. */
function NoPicture({ startsAt }: { startsAt: string | null }) {
  return (
    <span className="absolute inset-0 grid place-items-center">
      {startsAt === null ? (
        <Ornament name="tulip-branch" className="w-2/5 max-w-24 opacity-80" />
      ) : (
        <>
          <Ornament name="rosette" className="col-start-1 row-start-1 w-11/12 max-w-44 opacity-25" />
          <DayTile moment={startsAt} size="medium" className="relative col-start-1 row-start-1 shadow-lifted" />
        </>
      )}
    </span>
  );
}
