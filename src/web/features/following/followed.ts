import { Store } from '../../lib/store.ts';

/** The sellers whom the signed-in user follows by id, as far as known, pending changes included. */
export const followed = new Store<ReadonlySet<number>>(new Set());
