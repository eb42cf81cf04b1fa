import { getKind } from '#kinds/index.ts';
import { listDetail } from '../../features/listings/detail/detail-texts.ts';
import type { ListingProps } from '../../features/listings/detail/listing-props.ts';
import { PriceBlock } from '../../features/listings/detail/price-block.tsx';
import { ratingText } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n.tsx';
import { later } from '../../lib/later.tsx';
import { phoneHref } from '../../lib/phone-text.ts';
import { voivodeshipText } from '../../lib/places/voivodeship.ts';
import { isPaidFor, PaidLink } from '../../lib/plans/paid-mark.tsx';
import { writtenLang } from '../../lib/written-lang.ts';
import { LinkButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Stars } from '../../ui/stars.tsx';
import { withTiedLetters } from '../../ui/tied-letters.ts';
import { Tooltip } from '../../ui/tooltip.tsx';

const PageActions = later(() => import('./page-actions.tsx').then((module) => module.PageActions));
const KeepIcon = later(() => import('../../features/favourites/keep-icon.tsx').then((module) => module.KeepIcon));
const EventTypes = later(() =>
  import('../../features/listings/detail/event-types.tsx').then((module) => module.EventTypes),
);
const ScheduleBlock = later(() =>
  import('../../features/listings/detail/schedule-block.tsx').then((module) => module.ScheduleBlock),
);

/** Title, price or date, place, and contact buttons. */
export function Headline({ listing, className }: ListingProps) {
  const { locale, t } = useLanguage();
  const { capabilities } = getKind(listing.kind);
  return (
    <header className={classNames('flex flex-col gap-4', className)}>
      <div className="flex flex-col gap-2">
        <Marks listing={listing} />
        <h1 className="text-title wrap-anywhere" lang={writtenLang(locale)}>
          {withTiedLetters(listing.title)}
        </h1>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1 text-muted">
          <Rating listing={listing} />
          <a
            href="#whereabouts"
            className="inline-flex min-h-6 items-center gap-1.5 underline-offset-4 hover:text-ink hover:underline"
          >
            <Icon name="map-pin" size={17} />
            <span>
              <b className="text-ink">{listing.town}</b>
              {listing.nearTown && ` (${t('detail.nearTown', { town: listing.nearTown })})`},{' '}
              {voivodeshipText(listing.voivodeship, t)}
            </span>
          </a>
        </div>
      </div>
      {listing.price !== null && <PriceBlock listing={listing} />}
      {capabilities.schedule && listing.startsAt && <ScheduleBlock listing={listing} startsAt={listing.startsAt} />}
      <MainActions listing={listing} />
      <PageActions listing={listing} />
    </header>
  );
}

/** Discloses paid promotion; an event shows its type in the same place. */
function Marks({ listing }: ListingProps) {
  const { t } = useLanguage();
  const isPaid = isPaidFor(listing.status);
  const { schedule } = getKind(listing.kind).capabilities;
  if (!isPaid && !schedule) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {isPaid && (
        <Tooltip text={t('detail.promotedHint')} side="bottom" align="start">
          <PaidLink status={listing.status} />
        </Tooltip>
      )}
      {schedule && <EventTypes listing={listing} />}
    </div>
  );
}

function Rating({ listing }: ListingProps) {
  const { locale, t } = useLanguage();
  const { avg_rating: rating, avg_rating_count: count } = listing;
  if (rating === null) return null;
  const value = ratingText(locale, rating);
  return (
    <a
      href="#comments"
      className="inline-flex min-h-6 items-center gap-1.5 underline-offset-4 hover:text-ink hover:underline"
    >
      <Stars value={rating} label={t('detail.starsGiven', { rating: value })} />
      <b className="text-ink" aria-hidden="true">
        {value}
      </b>
      <span>({t('detail.commentCount', { count })})</span>
    </a>
  );
}

/** On narrow screens the action bar has them. */
function MainActions({ listing }: ListingProps) {
  const { t } = useLanguage();
  const phone = listDetail(listing, 'phones')[0];
  return (
    <div className="flex flex-col gap-1.5 max-lg:hidden print:hidden">
      <div className="flex flex-wrap gap-3 *:grow">
        {phone && (
          <a href={phoneHref(phone)} className="btn btn-lg btn-amber">
            <Icon name="phone" />
            {t('detail.call')}
          </a>
        )}
        <LinkButton to={`/conversationsnew/${listing.id}`} size="lg" icon="message-circle">
          {t('detail.message')}
        </LinkButton>
        <KeepIcon listing={listing} size="lg" className="grow-0!" />
      </div>
      <p className="text-center text-sm text-muted">{t('detail.messageHint')}</p>
    </div>
  );
}
