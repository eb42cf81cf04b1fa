import type { SavedQuery } from '#contract/saved-searches/saved-searches.ts';
import type { KindId } from '#kinds/index.ts';
import { Store } from '../../lib/store.ts';

/** A list's query in its canonical form. */
export interface ShownSearch {
  readonly kind: KindId;
  readonly query: string;
}

/** A user's saved searches, as far as known. */
export interface Saved {
  readonly memberId: number | null;
  readonly searches: readonly SavedQuery[];
}

export const saved = new Store<Saved>({ memberId: null, searches: [] });
