import { Link } from 'react-router';
import { getKind } from '#kinds/index.ts';
import { avatarSrc } from '../../../lib/avatar-src.ts';
import { dateText, ratingText } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.tsx';
import { writtenLang } from '../../../lib/written-lang.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { webAddress } from './detail-texts.ts';
import type { ListingProps } from './listing-props.ts';
import { OutsideLink } from './outside-link.tsx';

/** A listing's seller, with trust signals. */
export function SellerCard({ listing }: ListingProps) {
  const { locale, t } = useLanguage();
  const { capabilities } = getKind(listing.kind);
  const { seller } = listing;
  const shop = capabilities.shopLink ? webAddress(listing.shop_url) : null;
  return (
    <Card as="section" padded className="flex flex-col gap-3" aria-labelledby="seller">
      <h2 id="seller" className="text-subheading">
        {t(capabilities.schedule ? 'detail.announcer' : capabilities.contacts ? 'detail.host' : 'detail.seller')}
      </h2>
      <div className="flex items-center gap-4">
        <Avatar name={seller.name} src={avatarSrc(seller)} size={64} />
        <div className="min-w-0">
          <p className="font-heading text-xl leading-tight font-bold wrap-anywhere" lang={writtenLang(locale)}>
            <Link to={`/user/${seller.id}`} className="hover:text-primary-strong hover:underline">
              {seller.name}
            </Link>
          </p>
          <p className="mt-1 text-sm text-muted">
            {t('detail.memberSince', { date: dateText(locale, seller.memberSince) })}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1.5 text-[0.9375rem]">
        {seller.avg_rating !== null && (
          <span className="inline-flex items-center gap-1.5">
            <Stars
              value={seller.avg_rating}
              label={t('detail.starsGiven', { rating: ratingText(locale, seller.avg_rating) })}
            />
            <b aria-hidden="true">{ratingText(locale, seller.avg_rating)}</b>
            <span className="text-muted">({t('detail.commentCount', { count: seller.avg_rating_count })})</span>
          </span>
        )}
        <span className="inline-flex items-center gap-1.5">
          <Icon name="store" size={18} className="text-primary" />
          {t('detail.listingCount', { count: seller.listingCount })}
        </span>
      </div>
      {shop && <OutsideLink url={shop} label={t('detail.shop')} />}
      <Link to={`/user/${seller.id}`} className="btn btn-secondary print:hidden">
        {t('detail.seeProfile')}
      </Link>
    </Card>
  );
}
