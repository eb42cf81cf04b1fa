import quickselect from 'quickselect';
import type { Compare } from './orders.ts';

/** Up to this heap size most slots are rejected at the root; for a larger one, quickselect is faster. */
const MAX_HEAP = 256;
/** Above this number of slots, narrowing them down by score first is faster. */
const MANY = 2_048;
const STEPS = 1_024;

/**
 * The first `wanted` of `slots[0 .. count)` in the given order, sorted. A heap with the last of the chosen slots at its
 * root rejects all others without sorting them. Does not change `slots`.
 */
export function selectFirst(slots: Uint32Array, count: number, wanted: number, compare: Compare): number[] {
  if (wanted <= 0) return [];
  if (count <= wanted * 2) return Array.from(slots.subarray(0, count)).sort(compare).slice(0, wanted);
  const heap = Array.from(slots.subarray(0, wanted));
  for (let at = (wanted >> 1) - 1; at >= 0; at--) sink(heap, at, compare);
  for (let i = wanted; i < count; i++) {
    const slot = slots[i] as number;
    if (compare(slot, heap[0] as number) >= 0) continue;
    heap[0] = slot;
    sink(heap, 0, compare);
  }
  return heap.sort(compare);
}

/**
 * One page of `slots[0 .. count)` in the given order: up to `limit` slots after the first `offset`.
 * Does not change `slots`.
 */
export function selectPage(
  slots: Uint32Array,
  count: number,
  { offset, limit }: { readonly offset: number; readonly limit: number },
  compare: Compare,
): number[] {
  const end = Math.min(count, offset + limit);
  if (offset >= end) return [];
  if (end <= MAX_HEAP) return selectFirst(slots, count, end, compare).slice(offset);
  const parted = Array.from(slots.subarray(0, count));
  quickselect(parted, offset, 0, count - 1, compare);
  if (end < count) quickselect(parted, end, offset, count - 1, compare);
  return parted.slice(offset, end).sort(compare);
}

/**
 * Moves the slots of `slots[0 .. count)` with the highest scores to the front. A histogram of the scores selects them,
 * which is faster than comparing all slots. @returns the number of slots moved, `wanted` or more. When there are too
 * few slots for that to be faster, moves none and returns `count`.
 */
export function gatherHighest(slots: Uint32Array, count: number, wanted: number, score: Float64Array): number {
  if (count <= Math.max(MANY, 2 * wanted)) return count;
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const value = score[slots[i] as number] as number;
    if (value < least) least = value;
    if (value > most) most = value;
  }
  const scale = most > least ? (STEPS - 1) / (most - least) : 0;
  const histogram = new Uint32Array(STEPS);
  const stepOf = (slot: number) => Math.floor(((score[slot] as number) - least) * scale);
  for (let i = 0; i < count; i++) {
    const step = stepOf(slots[i] as number);
    histogram[step] = (histogram[step] as number) + 1;
  }
  let lowest = STEPS;
  for (let above = 0; above < wanted; ) above += histogram[--lowest] as number;
  let gathered = 0;
  for (let i = 0; i < count; i++) {
    const slot = slots[i] as number;
    if (stepOf(slot) < lowest) continue;
    slots[i] = slots[gathered] as number;
    slots[gathered++] = slot;
  }
  return gathered;
}

function sink(heap: number[], from: number, compare: Compare): void {
  const slot = heap[from] as number;
  let at = from;
  for (;;) {
    let child = at * 2 + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && compare(heap[child + 1] as number, heap[child] as number) > 0) child++;
    if (compare(heap[child] as number, slot) <= 0) break;
    heap[at] = heap[child] as number;
    at = child;
  }
  heap[at] = slot;
}
