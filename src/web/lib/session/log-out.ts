import { showToast } from '../../ui/toast-store.ts';
import { logout } from './calls.ts';
import { forgetDrafts } from './forget-drafts.ts';
import { loadParting } from './parting.ts';
import { plainApi, setLoggingOut } from './session-call.ts';
import { goTo } from './session-outlet.tsx';
import { endSession } from './session-store.ts';

/** A weak connection must not hold up a logout on a shared computer. */
const PATIENCE_MS = 4_000;

/**
 * Ends the session: on the server, then in this browser with all its tabs, and goes home.
 *
 * farewell  the toast's text, in the page's language.
 */
export async function logOut(farewell: string): Promise<void> {
  const parting = await loadParting();
  parting.begin();
  setLoggingOut(true);
  const told = plainApi.call(logout).catch(() => {});
  await Promise.race([told, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  // Navigates home first: a private page would redirect to the login.
  await goTo('/');
  endSession();
  setLoggingOut(false);
  forgetDrafts();
  parting.end();
  showToast({ id: 'session', title: farewell, tone: 'info' });
}
