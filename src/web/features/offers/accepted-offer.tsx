import { useState } from 'react';
import type { Conversation, Message } from '#contract/conversations.ts';
import type { Offer } from '#contract/offers/offer.ts';
import { useT } from '../../lib/i18n.tsx';
import { tellNews } from '../../lib/realtime/news.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { OfferedListings, OfferFacts } from './offer-facts.tsx';

/** Marks the seller's listings as reserved or sold and shows a toast. @returns whether it succeeded */
export type MarkListings = (ids: readonly number[], action: 'reserve' | 'end') => Promise<boolean>;

export interface AcceptedOfferProps {
  conversation: Conversation;
  message: Message & { offer: Offer };
  ownId: number;
  markListings: MarkListings;
}

/** The agreed offer; the seller can mark the goods as reserved or sold in one tap. */
export function AcceptedOffer({ conversation, message: { offer }, ownId, markListings }: AcceptedOfferProps) {
  const t = useT();
  const shownIds = offer.listings.filter(({ path }) => path !== null).map(({ id }) => id);
  const canMark = offer.sellerId === ownId && shownIds.length > 0;
  return (
    <section
      aria-label={t('offers.title.accepted')}
      className="my-1 w-[min(22rem,78vw)] overflow-hidden rounded-[1.25rem] border border-success bg-surface"
    >
      <p className="flex items-center gap-2 border-b border-success/40 px-4 py-2 text-[0.9375rem] font-bold text-success">
        <Icon name="circle-check" size={20} />
        {t('offers.title.accepted')}
      </p>
      <div className="px-4 pt-2.5 pb-3.5">
        <OfferFacts offer={offer} />
        <OfferedListings listings={offer.listings} />
        {canMark && <Marks conversation={conversation} ids={shownIds} markListings={markListings} />}
      </div>
    </section>
  );
}

interface MarksProps {
  conversation: Conversation;
  ids: readonly number[];
  markListings: MarkListings;
}

function Marks({ conversation, ids, markListings }: MarksProps) {
  const t = useT();
  const [busy, setBusy] = useState<'reserve' | 'end' | null>(null);
  const isReserved = conversation.about?.reserved === true && ids.includes(conversation.about.id);
  const mark = async (action: 'reserve' | 'end') => {
    setBusy(action);
    const isDone = await markListings(ids, action);
    if (isDone) tellNews('conversationChanged', { conversationId: conversation.id });
    setBusy(null);
  };
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {!isReserved && (
        <Button size="sm" icon="handshake" busy={busy === 'reserve'} onClick={() => void mark('reserve')}>
          {t('offers.markReserved')}
        </Button>
      )}
      <Button size="sm" variant="secondary" icon="archive" busy={busy === 'end'} onClick={() => void mark('end')}>
        {t('offers.markSold')}
      </Button>
    </div>
  );
}
