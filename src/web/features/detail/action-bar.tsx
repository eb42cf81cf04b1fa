import { getKind } from '#kinds/index.ts';
import { moneyText } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { KeepIcon } from '../favourites/keep-icon.tsx';
import { unitPriceText } from '../listings/card-facts.ts';
import { OWNER_BAR_ID } from '../my-listings/places.ts';
import { useSession } from '../session/session-store.ts';
import type { ListingProps } from './detail-data.ts';
import { listDetail } from './detail-texts.ts';
import { momentParts } from './schedule-texts.ts';

/** On phones: what it costs or when it is, and how to get hold of it (its owner: how to manage it), always within the thumb's reach, above the site's own bar. */
export function ActionBar({ listing }: ListingProps) {
  const { t } = useLanguage();
  const session = useSession();
  const isOwn = session && session.id === listing.seller.id;
  return (
    <section
      aria-label={t('detail.quickActions')}
      className="sticky bottom-[calc(4rem+1px+env(safe-area-inset-bottom))] sm:bottom-0 z-30 border-t border-line bg-raised shadow-float lg:hidden print:hidden"
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
        <a
          href={`tel:${phone.replace(/[^+\d]/g, '')}`}
          className="btn btn-amber btn-icon"
          aria-label={t('detail.call')}
        >
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
        <span className="block font-heading text-2xl font-bold text-primary-strong">{moneyText(locale, price)}</span>
        {perUnit && <span className="text-sm text-muted">{perUnit}</span>}
      </>
    );
  }
  const start = getKind(listing.kind).capabilities.schedule && startsAt ? momentParts(locale, startsAt) : null;
  return (
    <>
      <span className="block truncate font-bold">
        {start ? `${start.day} ${start.month}, ${start.time}` : listing.title}
      </span>
      <span className="block truncate text-sm text-muted">{town}</span>
    </>
  );
}
