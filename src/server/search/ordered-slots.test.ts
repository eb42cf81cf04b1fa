import { expect, test } from 'vitest';
import { createRandom } from '#demo/random.ts';
import { aDoc, tableStemmer } from '#test/search/test-docs.ts';
import { Columns, DEAD } from './columns.ts';
import { OrderedSlots } from './ordered-slots.ts';
import { compareAge, compareBy } from './orders.ts';
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

test('a page of a set is found by walking and by counting, while slots are added and removed one by one', () => {
  const random = createRandom(100);
  const columns = new Columns(1);
  const order = new OrderedSlots(columns, 'price');
  const live = new Set<number>();
  // Many listings have one of three prices, many have none, and new prices lie between and beyond all others.
  const price = () => [null, 500, 500, 501, 900, random.below(2_000)][random.below(6)] as number | null;
  const append = (priceMinor = price()) => {
    const doc = aDoc(columns.size + 1, stemmer, { priceMinor, createdAtMs: random.below(50) });
    const slot = columns.append(doc, { kind: 0, category: 0, tagWords: [0] });
    live.add(slot);
    return slot;
  };
  order.addMany(Uint32Array.from({ length: 3_000 }, () => append()));
  for (let round = 0; round < 200; round++) {
    const descending = round % 2 > 0;
    const set = makeSlotSet(columns.size);
    const given = [...live].filter(() => random.below(4) > 0);
    for (const slot of given) set.add(slot);
    const offset = random.below(given.length + 20);
    const page = { offset, end: offset + random.below(200) };
    const compare = compareBy(columns.price, descending, compareAge(columns));
    const expected = given.sort(compare).slice(page.offset, page.end);
    const slots = Uint32Array.from(given).reverse();
    const patience = round % 5 === 0 ? random.below(4_000) : Number.POSITIVE_INFINITY;
    const walked = order.walk(set, page, descending, patience);
    for (const found of [walked, order.among(slots, slots.length, page, descending)]) {
      if (!found) continue;
      const { before } = found;
      expect([...found.slots].sort(compare).slice(page.offset - before, page.end - before)).toEqual(expected);
    }
    if (patience === Number.POSITIVE_INFINITY) expect(walked).not.toBeNull();
    for (let change = 0; change < 30; change++) {
      order.add(append(round % 20 === 0 ? 2_000 + round + change : price()));
      const gone = [...live][random.below(live.size)] as number;
      order.remove(gone);
      columns.kind[gone] = DEAD;
      live.delete(gone);
    }
  }
});
