import type { Columns } from './columns.ts';
import type { Scratch } from './scratch.ts';
import type { AmountMeaning } from './understanding/amounts.ts';

/** The score for exactly the amount that the query asks for, as much as two words in a title. */
const FITTING = 1400;

/** Adds a score to the matches; it is higher, the closer their amount is to the wanted one. */
export function preferAmount({ quantity, value }: AmountMeaning, columns: Columns, scratch: Scratch): void {
  const add = (count: number, scores: Float64Array) => {
    const { slots } = scratch;
    for (let i = 0; i < count; i++) {
      const amount = columns[quantity][slots[i] as number] as number;
      if (!(amount > 0)) continue;
      scores[i] = (scores[i] as number) + FITTING * (Math.min(amount, value) / Math.max(amount, value));
    }
  };
  scratch.parts.push({ least: 0, most: FITTING, add });
}
