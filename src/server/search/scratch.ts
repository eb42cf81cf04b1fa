import { KeptWords } from './kept-words.ts';
import type { ScorePart } from './relevance.ts';

/**
 * Arrays indexed by slot that all queries of an index share, as they run one after the other. The values of a slot are
 * valid only while `mark` holds a stamp of the current query, so nothing is cleared between queries.
 *
 * slots  the matches so far, in no order; the caller keeps their number.
 */
export class Scratch {
  mark = new Uint32Array(0);
  bits = new Uint16Array(0);
  score = new Float64Array(0);
  slots = new Uint32Array(0);
  /** A bitmap of the matches so far while a word is looked up among them; empty otherwise. */
  among = new Uint32Array(0);
  #scores = new Float64Array(0);
  readonly words = new KeptWords();
  /** What the scores of the matches consist of, beside `score`; not computed yet. */
  parts: ScorePart[] = [];
  /** All slots are lower than this number. */
  size = 0;
  #stamp = 0;

  /** Makes room for slots below `size`. */
  reserve(size: number): void {
    this.size = size;
    if (size <= this.mark.length) return;
    const capacity = Math.max(1024, Math.ceil(size * 1.25));
    this.mark = new Uint32Array(capacity);
    this.bits = new Uint16Array(capacity);
    this.score = new Float64Array(capacity);
    this.slots = new Uint32Array(capacity);
    this.among = new Uint32Array((capacity >>> 5) + 1);
    this.#stamp = 0;
  }

  /** An array for the scores of the first `count` matches, in the order of `slots`; not cleared. */
  scoresOf(count: number): Float64Array {
    if (this.#scores.length < count) this.#scores = new Float64Array(Math.ceil(count * 1.25));
    return this.#scores;
  }

  /** A stamp that is not in `mark` yet. */
  nextStamp(): number {
    if (this.#stamp === 0xffffffff) {
      this.mark.fill(0);
      this.#stamp = 0;
    }
    return ++this.#stamp;
  }
}
