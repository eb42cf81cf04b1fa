import { keepPush } from '../push/keep-push.ts';
import { wantConversations } from './conversation-store.ts';
import { startToasts } from './message-toasts.ts';
import { goOnSending } from './sending.ts';
import { startTabTitle } from './tab-title.ts';

/** The list comes with the connection, so that nothing is missed between the two; not later than this. */
const LONGEST_WAIT_MS = 2_000;

let isStarted = false;

/** Brings the inbox of who is logged in to life, on whatever page they are; once. */
export function startInbox(): void {
  if (isStarted) return;
  isStarted = true;
  startTabTitle();
  startToasts();
  goOnSending();
  keepPush();
  setTimeout(wantConversations, LONGEST_WAIT_MS);
  import('./live.ts').then(
    ({ keepLive }) => keepLive(),
    (error: unknown) => console.debug('live: not loaded', error),
  );
}
