import { Store } from '../inbox/store.ts';

/** The ids of the listings that whoever is logged in keeps, as far as is known; what is being kept counts already. */
export const kept = new Store<ReadonlySet<number>>(new Set());
