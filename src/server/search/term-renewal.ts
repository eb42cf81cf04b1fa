import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Db } from '../platform/db/client.ts';
import { emit } from '../platform/events.ts';
import { analyseListing } from './document.ts';
import { listOldTerms, lockOldListings, writeTerms } from './repository.ts';
import type { Stemmer } from './stemmer.ts';
import { FORMAT_NUMBERS } from './term-format.ts';

/** How many listings one statement reads. */
const WINDOW = 5_000;
/** How many listings one transaction writes; it locks them for about 50 ms. */
const BATCH = 50;
/**
 * Other nodes are notified once per this many listings, because each notice makes them compare all listings
 * and drop cached pages.
 */
const TOLD_AT_ONCE = 5_000;
const REST_PER_WORK = 1;

/**
 * Analyses all listings again whose stored terms are older than the current format, visible or not.
 *
 * It can be aborted at any point: each batch is one transaction, and the next start finds the rest. Several nodes can
 * run it at the same time, because a batch skips locked listings. It takes about half of one processor.
 *
 * @returns the number of listings written.
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

// The last batch notifies the nodes within its transaction: either the nodes are notified or old terms remain, which
// the next start finds.
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
      // Lets waiting requests run between two listings.
      await setImmediate();
    }
    if (terms.size > 0) await writeTerms(tx, terms);
    if (isLast) await emit(tx, 'listings.changed', {});
    return terms.size;
  });
}
