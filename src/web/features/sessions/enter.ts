import type { SignedIn } from '#contract/accounts/accounts.ts';
import { goTo } from '../../lib/session/session-outlet.tsx';
import { startSession } from '../../lib/session/session-store.ts';

/** Stores the session and redirects: home, or back to where the login was requested. */
export async function enter(person: SignedIn, path: string): Promise<void> {
  startSession(person);
  await goTo(path);
}
