import { TypedFastBitSet } from 'typedfastbitset';

/** A bitmap of slots. The union or intersection of bitmaps of a million listings takes some dozen microseconds. */
export type SlotSet = TypedFastBitSet;

const SAMPLED = 61;

/** An empty set with room for slots below `size` and for some later ones. */
export function makeSlotSet(size: number): SlotSet {
  return TypedFastBitSet.fromWords(new Uint32Array(Math.ceil((size * 1.05 + 1024) / 32)));
}

/** Copies `source` into `target`; reuses the memory of `target` when it has the same size. */
export function copySlots(source: SlotSet, target: SlotSet): void {
  if (target.words.length === source.words.length) target.words.set(source.words);
  else target.words = source.words.slice();
}

/** About how many slots are in a set, judged by one in `SAMPLED` of its words. */
export function sampledSize({ words }: SlotSet): number {
  let count = 0;
  for (let at = 0; at < words.length; at += SAMPLED)
    for (let word = (words[at] as number) | 0; word !== 0; word &= word - 1) count++;
  return count * SAMPLED;
}
