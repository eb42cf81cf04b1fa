import { TypedFastBitSet } from 'typedfastbitset';

/**
 * A set of slots, one bit each: sets of a million listings are united and intersected within some dozen microseconds.
 */
export type SlotSet = TypedFastBitSet;

/** An empty set with room for slots below `size`, and for some more that come later. */
export function makeSlotSet(size: number): SlotSet {
  return TypedFastBitSet.fromWords(new Uint32Array(Math.ceil((size * 1.05 + 1024) / 32)));
}

/** Makes `target` hold what `source` does, in the memory it has where that is of the same size. */
export function copySlots(source: SlotSet, target: SlotSet): void {
  if (target.words.length === source.words.length) target.words.set(source.words);
  else target.words = source.words.slice();
}
