import type { ListingCard } from '#contract/listings.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Translate } from '#i18n/message-id.ts';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Ornament } from '../../ui/ornament.tsx';
import { Picture } from '../../ui/picture.tsx';
import { scheduleTexts } from './card-facts.ts';
import type { CardLayout } from './listing-card.tsx';
import { pictureSource } from './picture-source.ts';

interface CardPictureProps {
  listing: ListingCard;
  layout: CardLayout;
  priority: boolean | undefined;
  locale: Locale;
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

/** The cover of a card with what is pinned to it: the promoted mark, the day of an event, the number of pictures. */
export function CardPicture({ listing, layout, priority, locale, t }: CardPictureProps) {
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
        <span className="absolute inset-0 grid place-items-center">
          <Ornament name="tulip-branch" className="w-2/5 max-w-24 opacity-80" />
        </span>
      )}
      {startsAt !== null && <DayTile startsAt={startsAt} locale={locale} />}
      {(status === 'promoted' || status === 'highlighted') && (
        <Badge
          tone="amber"
          icon={status === 'highlighted' ? 'sparkles' : undefined}
          className={classNames('absolute start-2 shadow-card', MARK_PLACES[layout])}
        >
          {t('list.promoted')}
        </Badge>
      )}
      {pictureCount > 1 && (
        <span
          className={classNames(
            PICTURE_COUNT,
            layout !== 'tall' && (layout === 'compact' ? 'hidden' : 'max-sm:hidden'),
          )}
        >
          <Icon name="images" size={14} />
          {pictureCount}
          <span className="sr-only"> {t('list.pictures', { count: pictureCount })}</span>
        </span>
      )}
    </div>
  );
}

/** Beside the text the picture is small: there the mark keeps to its foot, where it hides the least. */
const MARK_PLACES: Record<CardLayout, string> = {
  tall: 'top-2',
  compact: 'bottom-2',
  responsive: 'max-sm:bottom-2 sm:top-2',
};

const PICTURE_COUNT =
  'absolute end-2 bottom-2 inline-flex items-center gap-1 rounded-full bg-[#1d261fcc] px-2 py-0.5 text-xs font-bold text-[#fffdf8]';

/** A leaf of a tear-off calendar. */
function DayTile({ startsAt, locale }: { startsAt: string; locale: Locale }) {
  const { day, month } = scheduleTexts(locale, startsAt, null);
  return (
    <time
      dateTime={startsAt}
      className="absolute start-2.5 top-2.5 flex w-14 flex-col overflow-hidden rounded-field bg-surface text-center shadow-lifted"
    >
      <span className="bg-primary py-0.5 text-xs font-bold text-on-primary uppercase">{month}</span>
      <span className="pt-1.5 pb-1 font-heading text-2xl leading-none font-bold">{day}</span>
    </time>
  );
}
