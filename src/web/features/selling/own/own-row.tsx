import type { OwnListing } from '#contract/selling/selling.ts';
import { dateText, numberText, ratingText } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.tsx';
import { editHref, publicHref } from '../../../lib/paths/listing-paths.ts';
import { PriceLabel } from '../../../lib/prices/price-label.tsx';
import { writtenLang } from '../../../lib/written-lang.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { IconName } from '../../../ui/icon-names.ts';
import { Link } from '../../../ui/link.tsx';
import { type Act, actsOf } from './acts-of.ts';
import { Cover } from './cover.tsx';
import { RowActs } from './row-acts.tsx';
import { standingOf } from './standing.ts';
import { StandingBadge, WantedPlan } from './standing-badge.tsx';

export interface OwnRowProps {
  listing: OwnListing;
  isSelected: boolean;
  isBusy: boolean;
  onSelect: (isSelected: boolean) => void;
  onAct: (act: Act) => void;
}

/** One of the user's listings: title, state, statistics and actions. */
export function OwnRow({ listing, isSelected, isBusy, onSelect, onAct }: OwnRowProps) {
  const { t } = useLanguage();
  return (
    <li
      className={classNames(
        'card relative grid grid-cols-[auto_minmax(0,1fr)] items-start gap-3 p-3 sm:grid-cols-[auto_auto_minmax(0,1fr)_15rem] sm:gap-x-4 sm:p-4',
        isSelected && 'border-primary bg-primary-soft/40',
      )}
      aria-busy={isBusy || undefined}
    >
      {/* On phones it overlaps the picture's corner, leaving the width to the text. */}
      <label className="cursor-pointer p-2.5 max-sm:absolute max-sm:start-2 max-sm:top-2 max-sm:z-10 sm:-m-2.5 sm:self-center">
        <input
          type="checkbox"
          className="tick max-sm:shadow-card"
          checked={isSelected}
          onChange={(event) => onSelect(event.currentTarget.checked)}
          aria-label={t('selling.select', { title: listing.title })}
        />
      </label>
      <Cover listing={listing} className="size-24 sm:w-30" />
      <div className="flex min-w-0 flex-col gap-1.5">
        <h2 className="font-sans text-[1.0625rem] leading-snug font-bold wrap-anywhere hyphens-auto">
          <Title listing={listing} />
        </h2>
        <p className="flex flex-wrap gap-1.5">
          <StandingBadge listing={listing} />
        </p>
        <Facts listing={listing} onAct={onAct} />
        <Note listing={listing} />
      </div>
      <RowActs listing={listing} isBusy={isBusy} onAct={onAct} className="col-span-full sm:col-span-1 sm:self-center" />
    </li>
  );
}

/** Links to the public page, or to the form when not public; a deleted listing has no link. */
function Title({ listing }: { listing: OwnListing }) {
  const { locale } = useLanguage();
  const standing = standingOf(listing);
  const lang = writtenLang(locale);
  if (standing === 'deleted')
    return (
      <span className="text-muted line-through" lang={lang}>
        {listing.title}
      </span>
    );
  return (
    <Link
      to={standing === 'visible' ? publicHref(listing) : editHref(listing)}
      className="tap underline-offset-4 hover:text-primary-strong hover:underline"
      lang={lang}
    >
      {listing.title}
    </Link>
  );
}

function Facts({ listing, onAct }: Pick<OwnRowProps, 'listing' | 'onAct'>) {
  const { locale, t } = useLanguage();
  const { price, startsAt, views, avg_rating: rating, avg_rating_count: ratings } = listing;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-0.5 text-[0.9375rem] text-muted">
      {price !== null && (
        <li className="font-bold text-ink">
          <PriceLabel priced={listing} />
        </li>
      )}
      {startsAt !== null && (
        <Fact icon="calendar-days" text={dateText(locale, startsAt)}>
          {dateText(locale, startsAt)}
        </Fact>
      )}
      {actsOf(listing).includes('numbers') ? (
        <li>
          <button
            type="button"
            title={t('selling.act.numbers')}
            onClick={() => onAct('numbers')}
            className="tap inline-flex min-h-6 items-center gap-1.5 underline decoration-dotted underline-offset-4 hover:text-primary-strong"
          >
            <Icon name="chart-column" size="1.1em" />
            {t('selling.viewsShort', { count: views, views: numberText(locale, views) })}
          </button>
        </li>
      ) : (
        <Fact icon="eye" text={t('selling.views', { count: views })}>
          {numberText(locale, views)}
        </Fact>
      )}
      {rating !== null && (
        <Fact icon="star" text={t('list.rating', { rating: ratingText(locale, rating), count: ratings })}>
          {ratingText(locale, rating)} ({numberText(locale, ratings)})
        </Fact>
      )}
    </ul>
  );
}

function Fact({ icon, text, children }: { icon: IconName; text: string; children: React.ReactNode }) {
  return (
    <li className="inline-flex items-center gap-1.5" title={text}>
      <Icon name={icon} size="1.1em" />
      <span aria-hidden="true">{children}</span>
      <span className="sr-only">{text}</span>
    </li>
  );
}

function Note({ listing }: { listing: OwnListing }) {
  const { t } = useLanguage();
  const standing = standingOf(listing);
  const isWanted = listing.wantedPlan !== null && standing !== 'deleted';
  if (!isWanted && standing !== 'suspended') return null;
  return (
    <p className="text-sm text-muted">
      {standing === 'suspended' ? t('selling.suspendedText') : <WantedPlan listing={listing} />}
    </p>
  );
}
