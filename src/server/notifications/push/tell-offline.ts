import type { TellOffline } from '../../conversations/sending.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { listSubscriptionIds } from './repository.ts';

/** How long, in seconds, a push is delayed so that a recipient who is on the page can read the message first. */
const PAUSE_S = 5;

/**
 * Queues push notifications to the recipient's browsers. Messages in quick succession share one: there is at most one
 * waiting job per subscription and conversation.
 */
export function createTellOffline({ jobs }: { jobs: Jobs }): TellOffline {
  return async (tx, { conversationId, recipientId }) => {
    const ids = await listSubscriptionIds(tx, recipientId);
    if (ids.length === 0) return;
    const all = ids.map((subscriptionId) => ({
      key: `${subscriptionId}:${conversationId}`,
      payload: { subscriptionId, conversationId, accountId: recipientId },
    }));
    await jobs.queueLater(tx, 'push.send', all, PAUSE_S);
  };
}
