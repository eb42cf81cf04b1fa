import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Db } from '../platform/db/client.ts';
import { emit } from '../platform/events.ts';
import { analyseListing } from './document.ts';
import { listOldTerms, lockOldListings, writeTerms } from './repository.ts';
import type { Stemmer } from './stemmer.ts';
import { FORMAT_NUMBERS } from './term-format.ts';

/** How many listings are looked at with one statement. */
const WINDOW = 5_000;
/** How many are written in one transaction: so long nobody else can change them, some 50 ms. */
const BATCH = 50;
/** Other nodes are told once for so many listings, for they read all of them and drop their pages. */
const TOLD_AT_ONCE = 5_000;
const REST_PER_WORK = 1;

/**
 * Analyses anew all listings whose stored terms are older than what is written now, visible or not; tells how many.
 *
 * Can end at any point: each batch is written whole or not at all, and what is left is found at the next start. Several
 * nodes can do it at the same time, for a batch passes over what another one holds. It takes about half of the time of
 * one processor.
 */
export async function renewTerms(db: Db, stemmer: Stemmer, signal?: AbortSignal): Promise<number> {
  let renewed = 0;
  let untold: number[] = [];
  for (let afterId: number | null = 0; afterId !== null && !signal?.aborted; ) {
    const { ids, nextAfterId } = await listOldTerms(db, afterId, WINDOW, FORMAT_NUMBERS);
    untold.push(...ids);
    afterId = nextAfterId;
    if (untold.length < TOLD_AT_ONCE && afterId !== null) continue;
    renewed += await renewAll(db, untold, stemmer, signal);
    untold = [];
  }
  return renewed;
}

// The last batch tells the nodes, in its transaction: so what is written is told, or something is left to be found.
async function renewAll(db: Db, ids: readonly number[], stemmer: Stemmer, signal?: AbortSignal): Promise<number> {
  let renewed = 0;
  for (let from = 0; from < ids.length && !signal?.aborted; from += BATCH) {
    const startedAtMs = performance.now();
    const isLast = from + BATCH >= ids.length;
    renewed += await renewBatch(db, ids.slice(from, from + BATCH), stemmer, isLast);
    await setTimeout((performance.now() - startedAtMs) * REST_PER_WORK, undefined, { ref: false });
  }
  return renewed;
}

function renewBatch(db: Db, ids: readonly number[], stemmer: Stemmer, isLast: boolean): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const listings = await lockOldListings(tx, ids, FORMAT_NUMBERS);
    const terms = new Map<number, string>();
    for (const { id, ...texts } of listings) {
      terms.set(id, analyseListing(texts, stemmer));
      // Requests that came meanwhile are answered between two listings.
      await setImmediate();
    }
    if (terms.size > 0) await writeTerms(tx, terms);
    if (isLast) await emit(tx, 'listings.changed', {});
    return terms.size;
  });
}
