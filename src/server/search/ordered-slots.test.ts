import { expect, test } from 'vitest';
import { createRandom } from '#demo/random.ts';
import { aDoc, tableStemmer } from '#test/search/test-docs.ts';
import { Columns, DEAD } from './columns.ts';
import { OrderedSlots } from './ordered-slots.ts';
import { makeSlotSet, type SlotSet } from './slot-set.ts';

const stemmer = tableStemmer({});

test('a range keeps exactly the slots within it, while slots are added and removed one by one', () => {
  const random = createRandom(99);
  const columns = new Columns(1);
  const order = new OrderedSlots(columns, 'price');
  const live = new Set<number>();
  const append = () => {
    const priceMinor = random.below(9) === 0 ? null : random.below(2_000);
    const slot = columns.append(aDoc(columns.size + 1, stemmer, { priceMinor }), {
      kind: 0,
      category: 0,
      tagWords: [0],
    });
    live.add(slot);
    return slot;
  };
  const priceOf = (slot: number) => columns.price[slot] as number;
  const setOf = (slots: Iterable<number>): SlotSet => {
    const set = makeSlotSet(columns.size);
    for (const slot of slots) set.add(slot);
    return set;
  };
  order.addMany(Uint32Array.from({ length: 9_000 }, append));
  for (let round = 0; round < 150; round++) {
    const from = random.below(2_000);
    const to = [from, from + random.below(50), from + random.below(2_000), Number.POSITIVE_INFINITY][
      round % 4
    ] as number;
    const given = [...live].filter(() => random.below(3) > 0);
    const set = setOf(given);
    order.keepBetween(set, from, to);
    expect([...set]).toEqual(
      given.filter((slot) => priceOf(slot) >= from && priceOf(slot) <= to).sort((a, b) => a - b),
    );
    for (let change = 0; change < 20; change++) {
      order.add(append());
      const gone = [...live][random.below(live.size)] as number;
      if (random.below(2) > 0) continue;
      order.remove(gone);
      columns.kind[gone] = DEAD;
      live.delete(gone);
    }
  }
});
