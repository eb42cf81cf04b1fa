import { readStored } from '../../lib/stored-value.ts';
import { showToast } from '../../ui/toast-store.ts';
import { endConnection } from '../inbox/connection.ts';
import { PUSH_MARK_KEY } from '../push/push-mark.ts';
import { logout } from './calls.ts';
import { forgetDrafts } from './forget-drafts.ts';
import { plainApi } from './session-call.ts';
import { goTo } from './session-outlet.tsx';
import { endSession } from './session-store.ts';

/** A weak signal must not hold back somebody who wants to leave a computer that is not theirs. */
const PATIENCE_MS = 4_000;

/**
 * Ends the session: on the server, then in this browser and all its tabs, and goes home.
 *
 * farewell  what is said of it, in the page's language.
 */
export async function logOut(farewell: string): Promise<void> {
  endConnection();
  const told = plainApi.call(logout).catch(() => {});
  void endPush().catch(() => {});
  await Promise.race([told, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  // First home, as a page that belongs to who is logged in would send them to the log-in.
  await goTo('/');
  endSession();
  forgetDrafts();
  showToast({ id: 'session', title: farewell, tone: 'info' });
}

/** The browser is told of messages no more, where it was. The page stays, so nothing has to wait for it. */
async function endPush(): Promise<void> {
  if (!readStored(PUSH_MARK_KEY)) return;
  const { forgetPush } = await import('../push/push.ts');
  await forgetPush();
}
