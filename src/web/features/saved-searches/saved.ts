import { useEffect, useSyncExternalStore } from 'react';
import type { SavedQuery } from '#contract/saved-searches/saved-searches.ts';
import type { KindId } from '#kinds/index.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { Store } from '../../lib/store.ts';

/** A list's query in its canonical form. */
export interface ShownSearch {
  readonly kind: KindId;
  readonly query: string;
}

/** Somebody's saved searches, as far as known. */
export interface Saved {
  readonly memberId: number | null;
  readonly searches: readonly SavedQuery[];
}

export const saved = new Store<Saved>({ memberId: null, searches: [] });
const NOTHING = saved.read();

/** The search as the signed-in user has saved it, loaded once for all lists; null on the server and for visitors. */
export function useSaved(shown: ShownSearch | null): SavedQuery | null {
  const session = useSession();
  const memberId = session ? session.id : null;
  const known = useSyncExternalStore(saved.subscribe, saved.read, () => NOTHING);
  const isShown = shown !== null;
  useEffect(() => {
    // Without an answer the list offers to save, which answers with what is saved already.
    if (memberId !== null && isShown) import('./load-saved.ts').then(({ loadSaved }) => loadSaved()).catch(() => {});
  }, [isShown, memberId]);
  if (!shown || memberId === null || known.memberId !== memberId) return null;
  return known.searches.find(({ kind, query }) => kind === shown.kind && query === shown.query) ?? null;
}
