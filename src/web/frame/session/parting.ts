import { endConnection } from '../../features/conversations/inbox/connection.ts';
import { forgetKept } from '../../features/conversations/inbox/kept-toasts.ts';
import { PUSH_MARK_KEY } from '../../features/notifications/push/push-mark.ts';
import { forgetSearches } from '../../features/search/last-searches.ts';
import { readStored } from '../../lib/storage/stored-value.ts';

/** Closes the socket, and turns push off. The page stays, so nothing has to wait for it. */
export function begin(): void {
  endConnection();
  void endPush().catch(() => {});
}

/** Deletes the user's data in this browser. */
export function end(): void {
  forgetKept();
  forgetSearches();
}

async function endPush(): Promise<void> {
  if (!readStored(PUSH_MARK_KEY)) return;
  const { forgetPush } = await import('../../features/notifications/push/push.ts');
  await forgetPush();
}
