import type { KindId } from '#kinds/index.ts';
import { TITLE } from './fields.ts';
import type { Run } from './postings.ts';
import { RecentCache } from './recent-cache.ts';

const WORDS_KEPT = 2_048;
/** When more postings were added since, all are read again. */
const MOST_ADDED = 4_096;

/**
 * The visible listings with a word in their titles among its newest postings.
 *
 * slots  newest first.
 * left   how many postings have not been read; they are the oldest ones.
 * read   how many postings there were, including these.
 */
interface Newest {
  readonly slots: readonly number[];
  readonly nowMs: number;
  readonly left: number;
  readonly read: number;
}

/**
 * Caches the newest visible listings with a word in their titles. The postings of a slot never change, so only those
 * added since are read again, and older ones only when cached listings are no longer visible.
 */
export class NewestTitles {
  readonly #known = new RecentCache<string, Newest>(WORDS_KEPT);

  /**
   * The slots of the newest `atMost` listings in a run that have the word in their titles, newest first.
   *
   * isVisible  whether a listing is of that kind and visible at that moment.
   */
  find(run: Run, kind: KindId, nowMs: number, isVisible: (slot: number) => boolean, atMost: number): number[] {
    const key = `${kind} ${atMost} ${run.key}`;
    const newest = updated(this.#known.get(key), run, nowMs, isVisible, atMost);
    this.#known.set(key, newest);
    return newest.slots.slice(0, atMost);
  }

  /** Clears the cache after slots have been renamed. */
  reset(): void {
    this.#known.clear();
  }
}

function updated(
  known: Newest | undefined,
  run: Run,
  nowMs: number,
  isVisible: (slot: number) => boolean,
  atMost: number,
): Newest {
  const { start, end } = run;
  const read = end - start;
  // Expired listings are visible again when the clock is set back.
  if (!known || known.nowMs > nowMs || read - known.read > MOST_ADDED) {
    const { slots, at } = titledIn(run, start, end, isVisible, atMost);
    return { slots, nowMs, left: at - start, read };
  }
  const added = titledIn(run, start + known.read, end, isVisible, Number.POSITIVE_INFINITY);
  const slots = [...added.slots, ...known.slots.filter(isVisible)];
  if (slots.length > 2 * atMost) return updated(undefined, run, nowMs, isVisible, atMost);
  const older = titledIn(run, start, start + known.left, isVisible, atMost - slots.length);
  return { slots: [...slots, ...older.slots], nowMs, left: older.at - start, read };
}

/** Reads the postings `from <= i < to` from the last one down, until enough are of titles of visible listings. */
export function titledIn(
  { data, shift }: Run,
  from: number,
  to: number,
  fits: (slot: number) => boolean,
  atMost: number,
): { slots: number[]; at: number } {
  const slots: number[] = [];
  let at = to;
  while (at > from && slots.length < atMost) {
    const posting = data[--at] as number;
    if (posting & TITLE && fits(posting >>> shift)) slots.push(posting >>> shift);
  }
  return { slots, at };
}
