import type { Conversation } from '#contract/conversations.ts';
import type { ThreadItem } from '../../inbox/thread.ts';

/** Whether an offer can be made: the listing is public and accepts offers, and no offer is open or being sent. */
export function mayOffer({ about }: Conversation, items: readonly ThreadItem[], nowMs: number): boolean {
  if (!about?.takesOffers || about.state !== 'shown') return false;
  return !items.some((item) => {
    if (item.kind === 'pending') return item.isOffer && item.status !== 'failed';
    const { offer } = item.message;
    return offer?.state === 'open' && Date.parse(offer.lapsesAt) > nowMs;
  });
}
