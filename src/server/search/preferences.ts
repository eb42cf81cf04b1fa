import type { Columns } from './columns.ts';
import type { Scratch } from './scratch.ts';
import type { AmountMeaning } from './understanding/amounts.ts';

/** The score for exactly the amount that the query asks for, as much as two words in a title. */
const FITTING = 1400;

/** Adds a score to the listings found so far; it is higher, the closer their amount is to the wanted one. */
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
