import { Link } from 'react-router';
import type { ListingCard as Listing } from '#contract/listings.ts';
import type { Locale } from '#i18n/locales.ts';
import type { MessageId, Translate } from '#i18n/message-id.ts';
import type { Kind } from '#kinds/define-kind.ts';
import { getKind } from '#kinds/index.ts';
import { distanceText, moneyText, ratingText } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n.tsx';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Stars } from '../../ui/stars.tsx';
import { Heart } from '../favourites/heart.tsx';
import { TimeLabel } from '../time/time-label.tsx';
import { amountText, scheduleTexts, unitPriceText } from './card-facts.ts';
import { CardPicture } from './card-picture.tsx';
import { tagIcon } from './tag-icons.ts';
import { withTiedLetters } from './tied-letters.ts';

/** `tall` has the picture above, `compact` beside the text, `responsive` beside it on phones and above elsewhere. */
export type CardLayout = 'tall' | 'compact' | 'responsive';

export interface ListingCardProps {
  listing: Listing;
  /** One of the first of the page: its picture is loaded at once. */
  priority?: boolean;
  /** Of the title; 3 when left out. */
  headingLevel?: 2 | 3 | 4;
  /** `tall` when left out. */
  layout?: CardLayout;
  className?: string;
}

const FRAMES: Record<CardLayout, string> = {
  tall: 'flex-col',
  compact: 'flex-row',
  responsive: 'flex-row sm:flex-col',
};

/** Over the picture, but after the title: whoever goes by keys hears first what it is that they can keep. */
const HEART_PLACES: Record<CardLayout, string> = {
  tall: 'end-2 top-2',
  compact: 'start-[5.375rem] top-1.5',
  responsive: 'max-sm:start-[5.375rem] max-sm:top-1.5 sm:end-2 sm:top-2',
};

/** A listing of any kind as lists show it; the whole card follows the link in its title. */
export function ListingCard({ listing, priority, headingLevel = 3, layout = 'tall', className }: ListingCardProps) {
  const { locale, t } = useLanguage();
  const kind = getKind(listing.kind);
  const Heading = `h${headingLevel}` as const;
  const frame = listing.status === 'highlighted' ? 'border-amber outline-2 -outline-offset-1 outline-amber' : '';
  return (
    <article className={classNames('card card-active group flex h-full', FRAMES[layout], frame, className)}>
      <CardPicture listing={listing} layout={layout} priority={priority} t={t} />
      <div className={classNames('flex min-w-0 flex-1 flex-col gap-1.5', layout === 'tall' ? 'p-4' : 'p-3 sm:p-4')}>
        <Heading className="line-clamp-3 text-[1.0625rem] leading-snug wrap-anywhere hyphens-auto">
          <Link to={`${kind.paths.detail}/${listing.id}`} className="card-link group-hover:text-primary-strong">
            {withTiedLetters(listing.title)}
          </Link>
        </Heading>
        {listing.price !== null && <Price listing={listing} locale={locale} />}
        {listing.startsAt !== null && (
          <Schedule startsAt={listing.startsAt} endsAt={listing.endsAt} locale={locale} t={t} />
        )}
        {listing.avg_rating !== null && (
          <Rating rating={listing.avg_rating} count={listing.avg_rating_count} locale={locale} t={t} />
        )}
        <Tags kind={kind} tags={listing.tags} hidden={layout === 'responsive'} t={t} />
        <Whereabouts listing={listing} isFresh={kind.capabilities.categories} locale={locale} />
      </div>
      <Heart listing={listing} className={classNames('absolute z-1', HEART_PLACES[layout])} />
    </article>
  );
}

function Price({ listing, locale }: { listing: Listing; locale: Locale }) {
  const unitPrice = unitPriceText(locale, listing);
  const amount = amountText(locale, listing);
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 leading-tight">
      <span className="font-heading text-xl font-bold text-primary-strong">
        {moneyText(locale, listing.price ?? 0)}
      </span>
      {amount && (
        <span className="text-sm text-muted">
          {amount}
          {unitPrice && ` · ${unitPrice}`}
        </span>
      )}
    </p>
  );
}

interface ScheduleProps {
  startsAt: string;
  endsAt: string | null;
  locale: Locale;
  t: Translate;
}

function Schedule({ startsAt, endsAt, locale, t }: ScheduleProps) {
  const { starts, ends } = scheduleTexts(locale, startsAt, endsAt);
  return (
    <p className="flex items-center gap-1.5 font-semibold text-primary-strong">
      <Icon name="clock" size={16} />
      <span>
        {starts}
        {ends && ` · ${t('list.until', { day: ends })}`}
      </span>
    </p>
  );
}

function Rating({ rating, count, locale, t }: { rating: number; count: number; locale: Locale; t: Translate }) {
  const value = ratingText(locale, rating);
  return (
    <p className="flex items-center gap-1.5 text-sm">
      <Stars value={rating} label={t('list.rating', { rating: value, count })} />
      <span aria-hidden="true">
        <b>{value}</b> <span className="text-muted">({count})</span>
      </span>
    </p>
  );
}

const MAX_BADGES = 3;
const MAX_ICONS = 6;

/** A kind with one group of tags says the first of them; one with many shows them as a row of icons. */
function Tags({ kind, tags, hidden, t }: { kind: Kind; tags: readonly string[]; hidden: boolean; t: Translate }) {
  if (tags.length === 0) return null;
  if (kind.tagGroups.length > 1) return <TagIcons tags={tags} t={t} />;
  return (
    <ul className={classNames('flex flex-wrap gap-1', hidden && 'max-sm:hidden')}>
      {tags.slice(0, MAX_BADGES).map((tag) => (
        <li key={tag} className="flex max-w-full">
          <Badge tone="primary">
            <span className="truncate">{t(`tag.${tag}` as MessageId)}</span>
          </Badge>
        </li>
      ))}
    </ul>
  );
}

function TagIcons({ tags, t }: { tags: readonly string[]; t: Translate }) {
  const more = tags.length - MAX_ICONS;
  return (
    <ul className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-primary">
      {tags.slice(0, MAX_ICONS).map((tag) => {
        const name = t(`tag.${tag}` as MessageId);
        return (
          <li key={tag} className="flex">
            <Icon name={tagIcon(tag)} size={20} label={name} />
          </li>
        );
      })}
      {more > 0 && <li className="text-sm font-bold text-muted">+{more}</li>}
    </ul>
  );
}

interface WhereaboutsProps {
  listing: Listing;
  /** Goods are best fresh, so theirs tell their age; a farm or a fair is as good as on its first day. */
  isFresh: boolean;
  locale: Locale;
}

function Whereabouts({ listing, isFresh, locale }: WhereaboutsProps) {
  const { town, distanceM, created_at } = listing;
  return (
    <p className="mt-auto flex gap-1 pt-1 text-sm text-muted">
      <Icon name="map-pin" size={15} className="mt-[0.1875rem]" />
      <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-3">
        <span className="flex min-w-0 gap-1">
          <span className="truncate">{town}</span>
          {distanceM !== null && <span className="shrink-0">· {distanceText(locale, distanceM)}</span>}
        </span>
        {isFresh && <TimeLabel moment={created_at} />}
      </span>
    </p>
  );
}
