import type { ComponentType } from 'react';
import type { Locale } from '#i18n/locales.ts';
import type { MessageId, Translate } from '#i18n/message-id.ts';
import type { Kind } from '#kinds/define-kind.ts';
import { getKind } from '#kinds/index.ts';
import { DeliveryMarks } from '../../lib/delivery/delivery-marks.tsx';
import { distanceText, ratingText } from '../../lib/format.ts';
import { Fragment } from '../../lib/fragment.tsx';
import { useLanguage, useT } from '../../lib/i18n.tsx';
import { tagIcon } from '../../lib/kinds/tag-icons.ts';
import { PriceLabel } from '../../lib/prices/price-label.tsx';
import { ReservedMark } from '../../lib/terms/reserved-mark.tsx';
import { termTexts, withoutTerms } from '../../lib/terms/term-texts.ts';
import { momentKey } from '../../lib/time/moment-text.ts';
import { TimeLabel } from '../../lib/time/time-label.tsx';
import { writtenLang } from '../../lib/written-lang.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Stars } from '../../ui/stars.tsx';
import { withTiedLetters } from '../../ui/tied-letters.ts';
import { amountText, scheduleTexts, unitPriceText } from './card-facts.ts';
import type { CardListing as Listing } from './card-listing.ts';
import { CardPicture, preloadCardPicture } from './card-picture.tsx';

/**
 * `tall`: picture on top; `narrow`: the same in two columns on phones; `compact`: picture beside the text;
 * `responsive`: beside it on phones, else on top; `grid`: on top, narrow on phones, where the visitor may choose rows.
 */
export type CardLayout = 'tall' | 'narrow' | 'compact' | 'responsive' | 'grid';

const LOOKS: Record<CardLayout, 'tall' | 'compact' | 'responsive'> = {
  tall: 'tall',
  narrow: 'tall',
  grid: 'tall',
  compact: 'compact',
  responsive: 'responsive',
};

/** The favourite button. */
export type CardHeart = ComponentType<{ listing: Pick<Listing, 'id' | 'title' | 'seller'>; className?: string }>;

export interface ListingCardProps {
  listing: Listing;
  /** Left out where the listing cannot be a favourite. */
  Heart?: CardHeart;
  /** Above the fold: loads the picture eagerly. */
  priority?: boolean;
  /** Not the first card of its kind on the page: the router has discovered the route from the first one. */
  isFurther?: boolean;
  /** Of the title; defaults to 3. */
  headingLevel?: 2 | 3 | 4;
  /** Defaults to `tall`. */
  layout?: CardLayout;
  className?: string;
}

/**
 * A card of any kind of listing; clicking anywhere follows the link in its title. The picture is shown first but
 * follows the text in the DOM: keyboard and screen reader users reach the title first, then the heart, then the badges.
 */
export function ListingCard({
  listing,
  Heart,
  priority,
  isFurther,
  headingLevel = 3,
  layout = 'tall',
  className,
}: ListingCardProps) {
  const { locale, t } = useLanguage();
  const kind = getKind(listing.kind);
  const isFresh = kind.capabilities.categories;
  const ageKey = (nowMs: number) => isFresh && momentKey(Date.parse(listing.created_at), nowMs);
  const Heading = `h${headingLevel}` as const;
  if (import.meta.env.SSR && priority) preloadCardPicture(listing, layout);
  return (
    <Fragment
      className={classNames('card card-active listing-card', `listing-card-${LOOKS[layout]}`, className)}
      cacheKey={(nowMs) => JSON.stringify([layout, headingLevel, isFurther, priority, !Heart, ageKey(nowMs), listing])}
    >
      <div className="card-text">
        <Heading className="card-title" lang={writtenLang(locale)}>
          <Link
            to={`${kind.paths.detail}/${listing.id}`}
            discover={isFurther ? 'none' : undefined}
            className="card-link"
          >
            {withTiedLetters(listing.title)}
          </Link>
        </Heading>
        <ReservedMark isReserved={listing.reserved} className="self-start" />
        {listing.price !== null && <Price listing={listing} locale={locale} />}
        {listing.startsAt !== null && (
          <Schedule startsAt={listing.startsAt} endsAt={listing.endsAt} locale={locale} t={t} />
        )}
        {listing.avg_rating !== null && (
          <Rating rating={listing.avg_rating} count={listing.avg_rating_count} locale={locale} t={t} />
        )}
        <Tags kind={kind} tags={withoutTerms(listing.tags)} t={t} />
        <DeliveryMarks listing={listing} />
        {listing.checkedDocuments && <p className="card-checked">{t('list.checkedDocuments')}</p>}
        <Whereabouts listing={listing} isFresh={isFresh} locale={locale} />
      </div>
      <CardPicture listing={listing} layout={layout} priority={priority} t={t} />
      {Heart && <Heart listing={listing} className="card-heart" />}
    </Fragment>
  );
}

function Price({ listing, locale }: { listing: Listing; locale: Locale }) {
  const t = useT();
  const facts = [amountText(locale, listing), unitPriceText(locale, listing), ...termTexts(listing.tags, t)].filter(
    Boolean,
  );
  return (
    <p className="card-price">
      <b>
        <PriceLabel priced={listing} />
      </b>
      {facts.length > 0 && <span>{facts.join(' · ')}</span>}
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
    <p className="card-time">
      <Icon name="clock" size={16} />
      <span>{ends ? `${starts} · ${t('list.until', { day: ends })}` : starts}</span>
    </p>
  );
}

function Rating({ rating, count, locale, t }: { rating: number; count: number; locale: Locale; t: Translate }) {
  const value = ratingText(locale, rating);
  return (
    <p className="card-rating">
      <Stars value={rating} label={t('list.rating', { rating: value, count })} />
      <b aria-hidden="true">{value}</b>
      <span aria-hidden="true">{`(${count})`}</span>
    </p>
  );
}

const MAX_BADGES = 3;
const MAX_ICONS = 4;

/** A kind with one group of tags shows its first tag; one with several shows a row of icons. */
function Tags({ kind, tags, t }: { kind: Kind; tags: readonly string[]; t: Translate }) {
  if (tags.length === 0) return null;
  if (kind.tagGroups.length > 1) return <TagIcons tags={tags} t={t} />;
  return (
    <ul className="card-tags card-tags-words">
      {tags.slice(0, MAX_BADGES).map((tag) => (
        <li key={tag} className="badge tone-primary">
          {t(`tag.${tag}` as MessageId)}
        </li>
      ))}
    </ul>
  );
}

function TagIcons({ tags, t }: { tags: readonly string[]; t: Translate }) {
  const more = tags.length - MAX_ICONS;
  return (
    <p className="card-icons">
      {tags.slice(0, MAX_ICONS).map((tag) => (
        <Icon key={tag} name={tagIcon(tag)} label={t(`tag.${tag}` as MessageId)} />
      ))}
      {more > 0 && <b>{`+${more}`}</b>}
    </p>
  );
}

interface WhereaboutsProps {
  listing: Listing;
  /** Shows the age of goods, which should be fresh; not of farms and fairs. */
  isFresh: boolean;
  locale: Locale;
}

function Whereabouts({ listing, isFresh, locale }: WhereaboutsProps) {
  const { town, distanceM, created_at } = listing;
  return (
    <p className="card-place">
      <span>{town}</span>
      {distanceM !== null && <span>{`· ${distanceText(locale, distanceM)}`}</span>}
      {isFresh && <TimeLabel moment={created_at} />}
    </p>
  );
}
