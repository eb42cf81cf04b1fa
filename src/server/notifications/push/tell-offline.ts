import type { TellOffline } from '../../conversations/sending.ts';
import type { Tx } from '../../platform/db/client.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { listSubscriptionIds } from './repository.ts';

/** What a push notification is about: unread messages, or a notice of a saved search. */
export type PushSubject = { readonly conversationId: number } | { readonly searchId: number; readonly notice: number };

/** Queues a push notification to all browsers of an account that may be told. */
export type QueuePush = (tx: Tx, accountId: number, subject: PushSubject) => Promise<void>;

/** How long, in seconds, a push is delayed so that a recipient who is on the page can read the message first. */
const PAUSE_S = 5;

/**
 * Queues push notifications to the recipient's browsers. Messages in quick succession share one: there is at most one
 * waiting job per subscription and conversation.
 */
export function createTellOffline({ jobs }: { jobs: Jobs }): TellOffline {
  const queuePush = createQueuePush({ jobs });
  return (tx, { conversationId, recipientId }) => queuePush(tx, recipientId, { conversationId });
}

export function createQueuePush({ jobs }: { jobs: Jobs }): QueuePush {
  return async (tx, accountId, subject) => {
    const ids = await listSubscriptionIds(tx, accountId);
    if (ids.length === 0) return;
    const about = 'conversationId' in subject ? subject.conversationId : `search ${subject.searchId} ${subject.notice}`;
    const all = ids.map((subscriptionId) => ({
      key: `${subscriptionId}:${about}`,
      payload: { subscriptionId, accountId, ...subject },
    }));
    await jobs.queueLater(tx, 'push.send', all, PAUSE_S);
  };
}
