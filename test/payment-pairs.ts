import fc from 'fast-check';

type Bought = 'basic' | 'extended' | 'shopLink';

/** An event in one of two tabs: paid at the provider, declined there, lost by us, or too late. */
interface PairStep {
  readonly tab: 0 | 1;
  readonly word: 'approve' | 'decline' | 'again' | 'timeOver';
}

/** Two payments that one person starts for the same thing, one after the other, and what happens in the two tabs. */
export interface Pair {
  readonly bought: readonly [Bought, Bought];
  readonly steps: readonly PairStep[];
}

const BOUGHT: readonly (readonly [Bought, Bought])[] = [
  ['basic', 'basic'],
  ['extended', 'extended'],
  ['basic', 'extended'],
  ['extended', 'basic'],
  ['shopLink', 'shopLink'],
];

/** Every pair with its tabs in any order; approvals are the most frequent. */
export const pairs: fc.Arbitrary<Pair> = fc.record({
  bought: fc.constantFrom(...BOUGHT),
  steps: fc.array(
    fc.record({
      tab: fc.constantFrom(0 as const, 1 as const),
      word: fc.oneof(
        { arbitrary: fc.constant('approve' as const), weight: 4 },
        { arbitrary: fc.constantFrom('decline' as const, 'again' as const, 'timeOver' as const), weight: 1 },
      ),
    }),
    { minLength: 1, maxLength: 5 },
  ),
});

const PRICE = { basic: 19, extended: 39, shopLink: 25 } as const;

/**
 * The whole rule in a few lines: the payment that arrives first counts; a higher plan that was started later and
 * arrives after it replaces it. Any other payment is refunded in full.
 */
export function expectedOfPair({ bought, steps }: Pair): object {
  const arrived = [...new Set(steps.filter(({ word }) => word === 'approve').map(({ tab }) => tab))];
  const isUpgrade = arrived[0] === 0 && arrived[1] === 1 && bought[0] === 'basic' && bought[1] === 'extended';
  const counting = isUpgrade ? 1 : arrived[0];
  const kept = counting === undefined ? undefined : bought[counting];
  const found = bought.map((each, tab) => {
    const isPaid = arrived.includes(tab as 0 | 1);
    const counts = tab === counting;
    return { isPaid, isKept: counts, refunded: isPaid && !counts ? PRICE[each] : 0, counts };
  });
  const status = kept === 'basic' ? 'promoted' : kept === 'extended' ? 'highlighted' : 'basic';
  return { found, status, shopDays: kept === 'shopLink' ? 14 : 0 };
}
