import { queueFileRemoval } from '../conversations/files.ts';
import type { Tx } from '../platform/db/client.ts';
import { emitAll } from '../platform/events.ts';
import type { Jobs } from '../platform/jobs.ts';
import {
  blankMessages,
  blankOffers,
  deleteLeftConversations,
  holdConversations,
  leaveConversations,
  listLeftBehind,
  takeChatFiles,
} from './erasure-talk-repository.ts';

/**
 * Removes a person from their conversations: what they wrote and sent is erased; messages from others stay with those
 * others until the last member has left.
 */
export async function eraseTalk(jobs: Jobs, tx: Tx, accountId: number): Promise<void> {
  await holdConversations(tx, accountId);
  // Messages before files: the same lock order as cleaning up a removed message.
  await blankMessages(tx, accountId);
  await blankOffers(tx, accountId);
  await queueFileRemoval(jobs, tx, await takeChatFiles(tx, accountId));
  await deleteLeftConversations(tx, accountId);
  await leaveConversations(tx, accountId);
  const leftBehind = await listLeftBehind(tx, accountId);
  await emitAll(
    tx,
    'conversation.changed',
    leftBehind.map(({ conversationId, otherId }) => ({ conversationId, memberIds: [otherId] })),
  );
}
