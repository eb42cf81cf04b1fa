import { getKind } from '#kinds/index.ts';
import { takesOffers } from '#kinds/offered-terms.ts';
import type { ListingProps } from '../../features/listings/detail/listing-props.ts';
import { useT } from '../../lib/i18n.tsx';
import { offerHref } from '../../lib/paths/chat-paths.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { LinkButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';

/** Links to the offer form, beside the message button; nothing for the owner and for listings that accept no offers. */
export function OfferLinks({ listing, className }: ListingProps & { className?: string }) {
  const t = useT();
  const session = useSession();
  const isOwn = session && session.id === listing.seller.id;
  if (isOwn || !takesOffers(getKind(listing.kind), listing.categoryId)) return null;
  return (
    <div className={classNames('flex flex-wrap gap-2 *:max-w-full *:flex-auto *:px-2.5 print:hidden', className)}>
      <LinkButton to={offerHref(listing.id, 'price')} variant="secondary" size="sm" icon="handshake" rel="nofollow">
        {t('offers.ask.price')}
      </LinkButton>
      <LinkButton
        to={offerHref(listing.id, 'reservation')}
        variant="secondary"
        size="sm"
        icon="calendar"
        rel="nofollow"
      >
        {t('offers.ask.reservation')}
      </LinkButton>
    </div>
  );
}
