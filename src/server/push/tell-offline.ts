import type { TellOffline } from '../conversations/sending.ts';
import type { Jobs } from '../jobs.ts';
import { listSubscriptionIds } from './repository.ts';

/** How long a message may wait to be read by whoever looks at the page just then, in seconds. */
const PAUSE_S = 5;

/**
 * Queues what tells the recipient's browsers of a message. Several within moments are told at once: a browser has one job
 * waiting for each conversation.
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
