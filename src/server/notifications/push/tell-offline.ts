import type { TellOffline } from '../../conversations/sending.ts';
import type { QueuePushes } from './queue.ts';

/** Queues push notifications of messages to the recipient's browsers. */
export function createTellOffline({ queuePushes }: { queuePushes: QueuePushes }): TellOffline {
  return (tx, { conversationId, recipientId }) =>
    queuePushes(tx, [{ accountId: recipientId, topic: 'messages', subject: { conversationId } }]);
}
