import { queueFileRemoval } from '../conversations/files.ts';
import type { Tx } from '../db/client.ts';
import { emitAll } from '../events.ts';
import type { Jobs } from '../jobs.ts';
import {
  blankMessages,
  deleteLeftConversations,
  holdConversations,
  leaveConversations,
  listLeftBehind,
  takeChatFiles,
} from './erasure-talk-repository.ts';

/**
 * Takes a person out of their conversations: what they wrote and sent goes, what others wrote to them stays those others',
 * until the last has gone.
 */
export async function eraseTalk(jobs: Jobs, tx: Tx, accountId: number): Promise<void> {
  await holdConversations(tx, accountId);
  // Messages before their files, as whoever does away with a message that was removed.
  await blankMessages(tx, accountId);
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
