import { useEffect, useSyncExternalStore } from 'react';
import type { SavedQuery } from '#contract/saved-searches/saved-searches.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { type ShownSearch, saved } from './saved.ts';

const NOTHING = saved.read();

/** The search as the signed-in user has saved it, loaded once for all lists; null on the server and for visitors. */
export function useSaved(shown: ShownSearch | null): SavedQuery | null {
  const session = useSession();
  const memberId = session ? session.id : null;
  const known = useSyncExternalStore(saved.subscribe, saved.read, () => NOTHING);
  const isShown = shown !== null;
  useEffect(() => {
    // If loading fails, the list offers to save; saving an existing search returns it.
    if (memberId !== null && isShown) import('./load-saved.ts').then(({ loadSaved }) => loadSaved()).catch(() => {});
  }, [isShown, memberId]);
  if (!shown || memberId === null || known.memberId !== memberId) return null;
  return known.searches.find(({ kind, query }) => kind === shown.kind && query === shown.query) ?? null;
}
