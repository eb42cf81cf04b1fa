import type { SlotSet } from './slot-set.ts';

/**
 * Writes into `slots` the slots that are in all of the bitmaps and pass a test, and stops beyond `atMost`. Reads
 * downwards, because the newest listings come last and expired ones are mostly old. @returns the number written.
 *
 * sets  the sparsest first: where the first two have no slot in common, the others are not read.
 */
export function collectCommon(
  sets: readonly SlotSet[],
  passes: ((slot: number) => boolean) | null,
  slots: Uint32Array,
  atMost: number,
): number {
  const bitmaps = sets.map(({ words }) => words);
  // With fewer than four bitmaps some are read twice.
  const [a, b = a, c = b, d = c, ...more] = bitmaps as [Uint32Array, ...Uint32Array[]];
  let count = 0;
  for (let at = Math.min(...bitmaps.map(({ length }) => length)) - 1; at >= 0; at--) {
    let word = (a[at] as number) & (b[at] as number);
    if (word === 0) continue;
    word &= (c[at] as number) & (d[at] as number);
    for (let i = 0; i < more.length; i++) word &= (more[i] as Uint32Array)[at] as number;
    while (word !== 0) {
      const bit = 31 - Math.clz32(word);
      const slot = (at << 5) | bit;
      word ^= 1 << bit;
      if (passes !== null && !passes(slot)) continue;
      slots[count++] = slot;
      if (count > atMost) return count;
    }
  }
  return count;
}
