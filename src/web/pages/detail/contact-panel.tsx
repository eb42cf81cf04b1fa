import { useRouteLoaderData } from 'react-router';
import { getKind } from '#kinds/index.ts';
import { saleSubject } from '#kinds/sale-subject.ts';
import { FollowButton } from '../../features/following/follow-button.tsx';
import { listDetail } from '../../features/listings/detail/detail-texts.ts';
import type { ListingProps } from '../../features/listings/detail/listing-props.ts';
import { PriceBlock } from '../../features/listings/detail/price-block.tsx';
import { Terms } from '../../features/listings/detail/terms.tsx';
import { isAnnounced, sellerLine } from '../../features/seller-status/seller-line.ts';
import { useT } from '../../lib/i18n.tsx';
import { later } from '../../lib/later.tsx';
import { phoneHref } from '../../lib/phone-text.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { OfferLinks } from './offer-links.tsx';

const PageActions = later(
  () => import('./page-actions.tsx'),
  (module) => module.PageActions,
);
const KeepIcon = later(
  () => import('../../features/favourites/keep-icon.tsx'),
  (module) => module.KeepIcon,
);
const SellerCard = later(
  () => import('../../features/listings/detail/seller-card.tsx'),
  (module) => module.SellerCard,
);
const BuyerRights = later(
  () => import('../../features/seller-status/buyer-rights.tsx'),
  (module) => module.BuyerRights,
);
const ScheduleBlock = later(
  () => import('../../features/listings/detail/schedule-block.tsx'),
  (module) => module.ScheduleBlock,
);

/** Price or date, the seller, contact buttons, and the buyer's rights. */
export function ContactPanel({ listing }: ListingProps) {
  const t = useT();
  const kind = getKind(listing.kind);
  const { capabilities } = kind;
  const subject = saleSubject(kind, listing.categoryId);
  return (
    <div className="flex min-w-0 flex-col gap-4 print:gap-2">
      {listing.price !== null && <PriceBlock listing={listing} />}
      <Terms listing={listing} />
      {capabilities.schedule && listing.startsAt && <ScheduleBlock listing={listing} startsAt={listing.startsAt} />}
      <SellerCard
        listing={listing}
        heading={sellerLine(listing.seller, t, !isAnnounced(subject))}
        action={<FollowButton seller={listing.seller} size="sm" />}
      />
      <MainActions listing={listing} />
      <OfferLinks listing={listing} />
      <BuyerRights seller={listing.seller} subject={subject} />
      <PageActions listing={listing} />
      <PrintedAddress listing={listing} />
    </div>
  );
}

/** On paper, where to write to the seller. */
function PrintedAddress({ listing }: ListingProps) {
  const t = useT();
  const publicUrl = useRouteLoaderData<{ publicUrl: string }>('root')?.publicUrl ?? '';
  const url = `${publicUrl}${getKind(listing.kind).paths.detail}/${listing.id}`.replace(/^https?:\/\//, '');
  return (
    <p className="hidden wrap-anywhere print:block">
      {t('detail.message')}: <b>{url}</b>
    </p>
  );
}

/** On narrow screens the action bar has them. */
function MainActions({ listing }: ListingProps) {
  const t = useT();
  const session = useSession();
  const phone = listDetail(listing, 'phones')[0];
  return (
    <div className="flex flex-col gap-1.5 max-lg:hidden print:hidden">
      <div className="flex flex-wrap gap-3">
        {phone && (
          <a href={phoneHref(phone)} className="btn btn-lg btn-amber grow">
            <Icon name="phone" />
            {t('detail.call')}
          </a>
        )}
        <div className="flex min-w-0 grow gap-3">
          <LinkButton
            to={`/conversationsnew/${listing.id}`}
            size="lg"
            icon="message-circle"
            aria-label={t('detail.message')}
            className="grow"
          >
            {t(phone ? 'detail.messageShort' : 'detail.message')}
          </LinkButton>
          <KeepIcon listing={listing} size="lg" />
        </div>
      </div>
      {!session && <p className="text-center text-sm text-muted in-data-session:hidden">{t('detail.messageHint')}</p>}
    </div>
  );
}
