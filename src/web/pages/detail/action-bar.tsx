import { getKind } from '#kinds/index.ts';
import { KeepIcon } from '../../features/favourites/keep-icon.tsx';
import { unitPriceText } from '../../features/listings/card-facts.ts';
import { listDetail } from '../../features/listings/detail/detail-texts.ts';
import type { ListingProps } from '../../features/listings/detail/listing-props.ts';
import { momentParts } from '../../features/listings/detail/schedule-texts.ts';
import { useLanguage } from '../../lib/i18n.tsx';
import { OWNER_BAR_ID } from '../../lib/paths/listing-paths.ts';
import { phoneHref } from '../../lib/phone-text.ts';
import { PriceLabel } from '../../lib/prices/price-label.tsx';
import { useSession } from '../../lib/session/session-store.ts';
import { writtenLang } from '../../lib/written-lang.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

/**
 * On phones: price or date, and contact buttons (for the owner: manage), always within the thumb's reach, above the
 * site's bottom bar.
 */
export function ActionBar({ listing }: ListingProps) {
  const { t } = useLanguage();
  const session = useSession();
  const isOwn = session && session.id === listing.seller.id;
  return (
    <section
      aria-label={t('detail.quickActions')}
      className="foot-bar sticky bottom-(--foot-height) z-30 border-t border-line bg-raised shadow-float lg:hidden print:hidden"
    >
      <div className="mx-auto flex max-w-page items-center gap-3 px-4 py-2 sm:px-6">
        <p className="min-w-0 flex-1 leading-tight">
          <Gist listing={listing} />
        </p>
        {isOwn ? (
          <LinkButton to={`#${OWNER_BAR_ID}`} icon="settings">
            {t('detail.manage')}
          </LinkButton>
        ) : (
          <Contact listing={listing} />
        )}
      </div>
    </section>
  );
}

function Contact({ listing }: ListingProps) {
  const { t } = useLanguage();
  const phone = listDetail(listing, 'phones')[0];
  return (
    <>
      {phone && (
        <a href={phoneHref(phone)} className="btn btn-amber btn-icon" aria-label={t('detail.call')}>
          <Icon name="phone" />
        </a>
      )}
      <KeepIcon listing={listing} />
      <LinkButton to={`/conversationsnew/${listing.id}`} icon="message-circle">
        {t('detail.messageShort')}
      </LinkButton>
    </>
  );
}

function Gist({ listing }: ListingProps) {
  const { locale } = useLanguage();
  const { price, startsAt, town } = listing;
  if (price !== null) {
    const perUnit = unitPriceText(locale, listing);
    return (
      <>
        <span className="block font-heading text-xl font-bold min-[26rem]:text-2xl text-primary-strong">
          <PriceLabel priced={listing} />
        </span>
        {perUnit && <span className="text-sm text-muted">{perUnit}</span>}
      </>
    );
  }
  const start = getKind(listing.kind).capabilities.schedule && startsAt ? momentParts(locale, startsAt) : null;
  return (
    <>
      <span className="block truncate font-bold">
        {start ? `${start.day} ${start.month}, ${start.time}` : <span lang={writtenLang(locale)}>{listing.title}</span>}
      </span>
      <span className="block truncate text-sm text-muted">{town}</span>
    </>
  );
}
