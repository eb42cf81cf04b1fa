import { startInbox } from '../../features/conversations/inbox/start-inbox.ts';
import { startNews } from '../../features/notifications/centre/news-store.ts';
import { keepPush } from '../../features/notifications/push/keep-push.ts';

/** Starts the background work of a signed-in user on every page. Call once. */
export function startMemberLife(): void {
  startInbox();
  startNews();
  keepPush();
}
