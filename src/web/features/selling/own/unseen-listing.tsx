import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { OwnListing } from '#contract/selling/selling.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { getKind } from '#kinds/index.ts';
import { dateText } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.tsx';
import { useMarket } from '../../../lib/market.ts';
import { publicHref } from '../../../lib/paths/listing-paths.ts';
import { pictureSource } from '../../../lib/pictures/picture-source.ts';
import { PriceLabel } from '../../../lib/prices/price-label.tsx';
import { tabTitle } from '../../../lib/seo/page-meta.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Ornament } from '../../../ui/ornament.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { OwnersPart } from './owner-bar.tsx';
import type { ShowNumbers } from './show-numbers.ts';
import { isSold, standingOf } from './standing.ts';
import { useOwnListing } from './use-own-listing.ts';

export interface UnseenProps {
  id: number;
  showNumbers: ShowNumbers;
  /** What everybody else sees at this URL. */
  children: ReactNode;
}

/** The page of a listing that is not public: not found for others, the reason for its owner. */
export function UnseenListing({ id, showNumbers, children }: UnseenProps) {
  const { t } = useLanguage();
  const market = useMarket();
  const { pathname } = useLocation();
  const own = useOwnListing(id);
  const { listing, busy } = own;
  const isHere = listing !== null && publicHref(listing) === pathname;
  const isShown = isHere && busy === null && standingOf(listing) === 'visible';
  useWholePageWhen(isShown);
  if (!isHere) return children;
  const reason = reasonOf(listing);
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-4 pb-10 sm:px-6 sm:pt-6">
      <title>{tabTitle(listing.title, market)}</title>
      <meta name="robots" content="noindex" />
      <OwnersPart {...own} showNumbers={showNumbers} note={reason && `${t('selling.unseen.onlyYou')} ${t(reason)}`} />
      <Gist listing={listing} />
    </div>
  );
}

/** The page cache follows a write with a short delay. */
const PAUSES_MS = [0, 300, 1_000, 3_000];

/** Once the listing is public, reloads until its page is available. */
function useWholePageWhen(isShown: boolean): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    let isOver = !isShown;
    const ask = async () => {
      for (const pauseMs of PAUSES_MS) {
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
        if (isOver) return;
        await navigate(pathname, { replace: true, preventScrollReset: true });
      }
    };
    if (isShown) void ask();
    return () => {
      isOver = true;
    };
  }, [isShown, navigate, pathname]);
}

/**
 * The message that explains why a listing is not public and what its owner can do; null while it is being published.
 */
function reasonOf(listing: OwnListing): MessageId | null {
  const standing = standingOf(listing);
  switch (standing) {
    case 'visible':
      return null;
    case 'waiting':
      return getKind(listing.kind).capabilities.promotion ? 'selling.unseen.waiting' : 'selling.unseen.notShown';
    case 'ended':
      return isSold(listing) ? 'selling.unseen.sold' : 'selling.unseen.over';
    default:
      return `selling.unseen.${standing}`;
  }
}

/** A summary of the listing; its form, and this page once public, show everything. */
function Gist({ listing }: { listing: OwnListing }) {
  const { locale } = useLanguage();
  const { title, town, picture, price, startsAt } = listing;
  return (
    <article className="grid gap-x-8 gap-y-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] sm:items-center">
      <span
        className={classNames(
          'relative grid place-items-center overflow-hidden rounded-card bg-linen sm:aspect-4/3',
          picture ? 'aspect-4/3' : 'aspect-3/1',
        )}
      >
        {picture ? (
          <Picture
            {...pictureSource(picture)}
            sizes="(min-width: 40rem) 50vw, 100vw"
            alt=""
            averageColor={picture.averageColor}
            className="absolute inset-0 h-full!"
          />
        ) : (
          <Ornament name="tulip-branch" className="w-1/5 opacity-80 sm:w-1/4" />
        )}
      </span>
      <div className="flex min-w-0 flex-col gap-2">
        <h1 className="text-title wrap-anywhere hyphens-auto">{title}</h1>
        {price !== null && (
          <p className="font-heading text-2xl font-bold text-primary-strong">
            <PriceLabel priced={listing} />
          </p>
        )}
        <p className="text-muted">{[startsAt && dateText(locale, startsAt), town].filter(Boolean).join(' · ')}</p>
      </div>
    </article>
  );
}
