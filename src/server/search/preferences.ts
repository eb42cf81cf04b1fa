import type { Columns } from './columns.ts';
import type { Scratch } from './scratch.ts';
import type { AmountMeaning } from './understanding/amounts.ts';

/** What the very amount that is asked for is worth, as much as a word in a title. */
const FITTING = 700;

/** Adds to the scores of the listings found so far the more, the nearer their amount is to the one that is wanted. */
export function preferAmount(
  { quantity, value }: AmountMeaning,
  count: number,
  columns: Columns,
  scratch: Scratch,
): void {
  const { score, slots } = scratch;
  for (let i = 0; i < count; i++) {
    const slot = slots[i] as number;
    const amount = columns[quantity][slot] as number;
    if (!(amount > 0)) continue;
    score[slot] = (score[slot] as number) + FITTING * (Math.min(amount, value) / Math.max(amount, value));
  }
}
