import { expect, test } from 'vitest';
import { endOfTurnMs, placeInTurn, TURN_MINUTES, turnOf } from './rotation.ts';

/** The number of turns in a plan's fortnight. */
const TURNS = (14 * 24 * 60) / TURN_MINUTES;

function orderIn(ids: readonly number[], turn: number): number[] {
  return ids.toSorted((a, b) => placeInTurn(a, turn) - placeInTurn(b, turn));
}

test('a turn lasts from one half hour of the clock to the next', () => {
  const noon = Date.UTC(2026, 10, 21, 12);
  expect(turnOf(noon - 1)).toBe(turnOf(noon) - 1);
  expect(turnOf(noon + 29 * 60_000)).toBe(turnOf(noon));
  expect([endOfTurnMs(noon), endOfTurnMs(noon + 1), endOfTurnMs(noon - 1)]).toEqual([
    noon + 1_800_000,
    noon + 1_800_000,
    noon,
  ]);
});

test.each([2, 3, 8, 25, 200])('each of %i listings is first about equally often in a fortnight', (count) => {
  for (const from of [1, 100_000, 2 ** 40]) {
    const ids = Array.from({ length: count }, (_, n) => from + n);
    const firsts = new Map(ids.map((id) => [id, 0]));
    const begin = turnOf(Date.UTC(2026, 10, 1));
    for (let turn = begin; turn < begin + TURNS; turn += 1) {
      const [first] = orderIn(ids, turn) as [number];
      firsts.set(first, (firsts.get(first) ?? 0) + 1);
    }
    const expected = TURNS / count;
    const chiSquared = [...firsts.values()].reduce((sum, times) => sum + (times - expected) ** 2 / expected, 0);
    // By chance, a deviation this large occurs once in millions of runs.
    expect(chiSquared).toBeLessThan(count - 1 + 5 * Math.sqrt(2 * (count - 1)) + 5);
  }
});

test('the order of neighbours changes from turn to turn', () => {
  const ids = Array.from({ length: 12 }, (_, n) => 500 + n);
  const pairs = new Set<string>();
  const orders = new Set<string>();
  for (let turn = 980_000; turn < 980_000 + TURNS; turn += 1) {
    const order = orderIn(ids, turn);
    orders.add(order.join());
    for (const [at, id] of order.entries()) if (at > 0) pairs.add(`${order[at - 1]} ${id}`);
  }
  expect(pairs.size).toBe(12 * 11);
  expect(orders.size).toBeGreaterThan(TURNS * 0.99);
});
