import { emitAll } from '../platform/events.ts';
import { settleEnded } from './repository.ts';
import { type OfferDeps, tell } from './talk.ts';

const AT_ONCE = 200;

/**
 * Ends open offers that have expired or lost a listing, of all listings or of one, and updates the pages of both sides.
 */
export async function endDue(deps: OfferDeps, listingId?: number): Promise<void> {
  for (let found = AT_ONCE; found === AT_ONCE; ) {
    found = await deps.db.transaction().execute(async (tx) => {
      const ended = await settleEnded(tx, { ...(listingId !== undefined && { listingId }), limit: AT_ONCE });
      await emitAll(
        tx,
        'conversation.changed',
        ended.map(({ conversationId, memberIds }) => ({ conversationId, memberIds })),
      );
      for (const { id: offerId, conversationId, makerId, state } of ended)
        if (state === 'lapsed') await tell(deps, tx, makerId, { conversationId, offerId, step: 'lapsed' });
      return ended.length;
    });
  }
}
