import type { Demands } from './demands.ts';
import { TOLD_BITS } from './fields.ts';
import { bitsAt, isIn, slotAt } from './match.ts';
import { makeSlotSet, type SlotSet } from './slot-set.ts';
import type { WordLists, WordRun } from './word-lists.ts';

/** Whether a listing is only for animals other than the one that the query names. */
export function isOfOtherAnimal(slot: number, { animals }: Demands): boolean {
  return animals !== null && isIn(animals.others, slot) && !isIn(animals.asked, slot);
}

/**
 * The listings that a query leaves out: those that say a word of `excluded` in a telling place, and those for other
 * animals only. Null if it leaves out none.
 *
 * size  the number of slots.
 */
export function leftOut(excluded: readonly WordLists[], animals: Demands['animals'], size: number): SlotSet | null {
  if (excluded.length === 0 && !animals) return null;
  const slots = makeSlotSet(size);
  for (const run of animals?.others.runs ?? []) forEachSlot(run, ~0, (slot) => slots.add(slot));
  for (const run of animals?.asked.runs ?? []) forEachSlot(run, ~0, (slot) => slots.remove(slot));
  for (const { runs } of excluded) for (const run of runs) forEachSlot(run, TOLD_BITS, (slot) => slots.add(slot));
  return slots;
}

function forEachSlot(run: WordRun, wanted: number, act: (slot: number) => void): void {
  for (let i = run.start; i < run.end; i++) if ((bitsAt(run, i) & wanted) !== 0) act(slotAt(run, i));
}

/** The slots of the listings in a run of postings. */
export function slotsOf(run: WordRun): number[] {
  const found: number[] = [];
  for (let i = run.start; i < run.end; i++) if (bitsAt(run, i) !== 0) found.push(slotAt(run, i));
  return found;
}
