import { wantConversations } from './conversation-store.ts';
import { startToasts } from './message-toasts.ts';
import { goOnSending } from './sending.ts';
import { startTabTitle } from './tab-title.ts';

/** The list is loaded with the connection, so that nothing is missed in between, but no later than this. */
const LONGEST_WAIT_MS = 2_000;

let isStarted = false;

/** Starts the signed-in user's inbox on any page. Call once. */
export function startInbox(): void {
  if (isStarted) return;
  isStarted = true;
  startTabTitle();
  startToasts();
  goOnSending();
  setTimeout(wantConversations, LONGEST_WAIT_MS);
  import('./live.ts').then(
    ({ keepLive }) => keepLive(),
    (error: unknown) => console.debug('live: not loaded', error),
  );
}
