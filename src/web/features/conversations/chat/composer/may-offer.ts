import type { Conversation } from '#contract/conversations.ts';
import type { ThreadItem } from '../../inbox/thread.ts';

/** Whether an offer can be made: the listing takes some and is shown, and none is open. */
export function mayOffer({ about }: Conversation, items: readonly ThreadItem[], nowMs: number): boolean {
  if (!about?.takesOffers || about.state !== 'shown') return false;
  return !items.some((item) => {
    const offer = item.kind === 'stored' ? item.message.offer : null;
    return offer?.state === 'open' && Date.parse(offer.lapsesAt) > nowMs;
  });
}
