import type { SignedIn } from '#contract/accounts.ts';
import { goTo } from '../session/session-outlet.tsx';
import { startSession } from '../session/session-store.ts';

/** Keeps who has logged in, and goes on: home, or back to where the log-in was asked for. */
export async function enter(person: SignedIn, path: string): Promise<void> {
  startSession(person);
  await goTo(path);
}
