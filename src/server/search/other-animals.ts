import type { Demands } from './demands.ts';
import { bitsAt, isIn, slotAt } from './match.ts';
import type { WordLists, WordRun } from './word-lists.ts';

/** Whether a listing is only for animals other than the one that the query names. */
export function isOfOtherAnimal(slot: number, { animals }: Demands): boolean {
  return animals !== null && isIn(animals.others, slot) && !isIn(animals.asked, slot);
}

/** The listings that are for other animals only. */
export function ofOtherAnimals({ asked, others }: NonNullable<Demands['animals']>): ReadonlySet<number> {
  const slotsIn = ({ runs }: WordLists) => new Set(runs.flatMap((run) => slotsOf(run)));
  return slotsIn(others).difference(slotsIn(asked));
}

/** The slots of the listings in a run of postings. */
export function slotsOf(run: WordRun): number[] {
  const found: number[] = [];
  for (let i = run.start; i < run.end; i++) if (bitsAt(run, i) !== 0) found.push(slotAt(run, i));
  return found;
}
