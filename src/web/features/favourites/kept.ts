import { Store } from '../../lib/store.ts';

/** The signed-in user's favourite listings by id, as far as known, pending additions included. */
export const kept = new Store<ReadonlySet<number>>(new Set());
