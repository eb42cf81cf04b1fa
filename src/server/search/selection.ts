import type { Compare } from './orders.ts';

/**
 * The first `wanted` of `slots[0 .. count)` in the given order. Only those are sorted: the others are turned away at
 * the root of a heap that holds the last of the chosen on top. Changes nothing in `slots`.
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
