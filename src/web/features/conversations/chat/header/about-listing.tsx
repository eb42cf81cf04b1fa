import type { ReactNode } from 'react';
import type { ConversationListing } from '#contract/conversations.ts';
import { useLanguage } from '../../../../lib/i18n.tsx';
import { PriceLabel } from '../../../../lib/prices/price-label.tsx';
import { writtenLang } from '../../../../lib/written-lang.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { Link } from '../../../../ui/link.tsx';
import { titleOf } from '../../inbox/names.ts';
import { ListingTile } from '../list/listing-tile.tsx';

const STRIP = classNames(
  'flex min-h-14 items-center gap-3 border-t border-line px-4 py-1.5 md:px-5',
  // An on-screen keyboard leaves little room on small screens: show the messages first.
  '[@media(height<26rem)]:hidden',
);

/** The listing of a conversation, linked while it is public. */
export function AboutListing({ listing, isMine }: { listing: ConversationListing; isMine: boolean }) {
  const { locale, t } = useLanguage();
  const { price, path, state } = listing;
  return (
    <Strip to={state === 'gone' ? null : path}>
      <ListingTile listing={listing} sizes="3.5rem" className="size-11 rounded-field" />
      <span className="min-w-0 flex-1">
        <span className={classNames('block truncate font-semibold', state !== 'shown' && 'text-muted')}>
          <span className="sr-only">{t(isMine ? 'chat.head.aboutMine' : 'chat.head.about')} </span>
          <span lang={state === 'gone' ? undefined : writtenLang(locale)}>{titleOf(listing, t)}</span>
        </span>
        <span className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
          {price !== null && (
            <b className="text-ink">
              <PriceLabel priced={listing} />
            </b>
          )}
          {state !== 'shown' && (
            <Badge tone="amber" icon={state === 'gone' ? 'trash-2' : 'eye-off'}>
              {t(`chat.head.listing.${state}`)}
            </Badge>
          )}
          {listing.reserved && state === 'shown' && (
            <Badge tone="amber" icon="handshake">
              {t('listing.reserved')}
            </Badge>
          )}
          {isMine && state === 'shown' && <span aria-hidden="true">{t('chat.head.yours')}</span>}
        </span>
      </span>
    </Strip>
  );
}

function Strip({ to, children }: { to: string | null; children: ReactNode }) {
  if (to === null) return <div className={STRIP}>{children}</div>;
  return (
    <Link to={to} className={classNames(STRIP, '-outline-offset-3 hover:bg-linen')}>
      {children}
      <Icon name="chevron-right" className="text-muted" />
    </Link>
  );
}
