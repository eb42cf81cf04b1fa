import type { ReactNode } from 'react';
import { getKind } from '#kinds/index.ts';
import { avatarSrc } from '../../../lib/avatar-src.ts';
import { dateText, ratingText } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.tsx';
import { writtenLang } from '../../../lib/written-lang.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { webAddress } from './detail-texts.ts';
import type { ListingProps } from './listing-props.ts';
import { OutsideLink } from './outside-link.tsx';

export interface SellerCardProps extends ListingProps {
  /** The kind of seller in a few words; null for the default heading. */
  heading?: string | null;
  /** Beside the facts, such as a button that follows the seller. */
  action?: ReactNode;
}

/** A listing's seller, with trust signals; the card links to the profile. */
export function SellerCard({ listing, heading, action }: SellerCardProps) {
  const { locale, t } = useLanguage();
  const { capabilities } = getKind(listing.kind);
  const { seller } = listing;
  const shop = capabilities.shopLink ? webAddress(listing.shop_url) : null;
  return (
    <Card as="section" active className="flex items-center gap-4 p-4 print:border-0 print:p-0" aria-labelledby="seller">
      <Avatar name={seller.name} src={avatarSrc(seller)} size={56} className="self-start print:hidden" />
      <div className="min-w-0 flex-1">
        <h2 id="seller" className="font-sans text-sm font-normal text-muted">
          {heading ??
            t(capabilities.schedule ? 'detail.announcer' : capabilities.contacts ? 'detail.host' : 'detail.seller')}
        </h2>
        <p className="font-heading text-lg leading-tight font-bold wrap-anywhere" lang={writtenLang(locale)}>
          <Link to={`/user/${seller.id}`} className="card-link hover:text-primary-strong">
            {seller.name}
          </Link>
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-muted">
          {seller.avg_rating !== null && <SellerRating rating={seller.avg_rating} count={seller.avg_rating_count} />}
          <span>{t('detail.listingCount', { count: seller.listingCount })}</span>
          <span>{t('detail.memberSince', { date: dateText(locale, seller.memberSince) })}</span>
        </p>
        {seller.responds && (
          <p className="mt-1 flex items-center gap-1.5 text-sm text-muted">
            <Icon name="clock" size={16} className="text-amber-strong" />
            {t(`profile.responds.${seller.responds}`)}
          </p>
        )}
        {shop && (
          <div className="relative z-1 mt-1 w-fit text-[0.9375rem]">
            <OutsideLink url={shop} label={t('detail.shop')} />
          </div>
        )}
        {action && <div className="relative z-1 mt-2.5 w-fit empty:hidden print:hidden">{action}</div>}
      </div>
      <Icon name="chevron-right" className="text-muted print:hidden" />
    </Card>
  );
}

function SellerRating({ rating, count }: { rating: number; count: number }) {
  const { locale, t } = useLanguage();
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5">
      <Stars value={rating} label={t('detail.starsGiven', { rating: ratingText(locale, rating) })} />
      <b className="text-ink" aria-hidden="true">
        {ratingText(locale, rating)}
      </b>
      <span className="whitespace-nowrap">({t('detail.commentCount', { count })})</span>
    </span>
  );
}
