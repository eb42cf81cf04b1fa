import type { SlotSet } from './slot-set.ts';

/** How many 32-bit words of the bitmaps are intersected at a time, before their slots are read. */
const BLOCK = 256;
const block = new Int32Array(BLOCK);

/**
 * Writes into `slots` the slots that are in all of the bitmaps and pass a test, and stops beyond `atMost`. Reads
 * downwards, because the newest listings come last and expired ones are mostly old. @returns the number written.
 */
export function collectCommon(
  sets: readonly SlotSet[],
  passes: ((slot: number) => boolean) | null,
  slots: Uint32Array,
  atMost: number,
): number {
  let count = 0;
  for (let end = Math.min(...sets.map(({ words }) => words.length)); end > 0; end -= BLOCK) {
    const start = Math.max(0, end - BLOCK);
    intersectBlock(sets, start, end);
    for (let at = end - start - 1; at >= 0; at--) {
      for (let word = block[at] as number; word !== 0; ) {
        const bit = 31 - Math.clz32(word);
        const slot = ((start + at) << 5) | bit;
        word ^= 1 << bit;
        if (passes !== null && !passes(slot)) continue;
        slots[count++] = slot;
        if (count > atMost) return count;
      }
    }
  }
  return count;
}

function intersectBlock(sets: readonly SlotSet[], start: number, end: number): void {
  const [first, ...others] = sets as [SlotSet, ...SlotSet[]];
  block.set(first.words.subarray(start, end));
  for (const { words } of others) {
    for (let at = start, to = 0; at < end; at++, to++) block[to] = (block[to] as number) & (words[at] as number);
  }
}
