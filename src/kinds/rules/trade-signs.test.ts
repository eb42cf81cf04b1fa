import { expect, test } from 'vitest';
import { findTradeSign, type OfferedThing, TRADE_LIMITS } from './trade-signs.ts';

const POTTERY = 201;
const EGGS = 105;

/** Listings with different titles. */
function things(count: number, categoryId: number, isShown = false): OfferedThing[] {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const wordOf = (index: number) => `${letters[index % 26]}${letters[Math.floor(index / 26)]}x`;
  return Array.from({ length: count }, (_, index) => ({ title: `Rzecz ${wordOf(index)}`, categoryId, isShown }));
}

/** The same title, with another number each time. */
function alike(count: number, categoryId: number): OfferedThing[] {
  return Array.from({ length: count }, (_, index) => ({
    title: `Misa gliniana nr ${index}`,
    categoryId,
    isShown: false,
  }));
}

test('a few listings are not a trade', () => {
  expect(findTradeSign([])).toBeNull();
  expect(findTradeSign(things(TRADE_LIMITS.year.ask - 1, POTTERY))).toBeNull();
  expect(findTradeSign(things(TRADE_LIMITS.atOnce.ask - 1, POTTERY, true))).toBeNull();
  expect(findTradeSign(alike(TRADE_LIMITS.alike.ask - 1, POTTERY))).toBeNull();
});

test.each(['year', 'atOnce'] as const)('many listings are a sign: %s', (sign) => {
  const of = (count: number) => findTradeSign(things(count, POTTERY, sign === 'atOnce'));
  const { ask, look } = TRADE_LIMITS[sign];
  expect(of(ask)).toEqual({ sign, count: ask, isForModerators: false });
  expect(of(look)).toMatchObject({ isForModerators: true });
});

test('repeated listings of the same thing are a sign, whatever their numbers and word order', () => {
  const { ask, look } = TRADE_LIMITS.alike;
  expect(findTradeSign(alike(ask, POTTERY))).toEqual({ sign: 'alike', count: ask, isForModerators: false });
  expect(findTradeSign(alike(look, POTTERY))).toMatchObject({ sign: 'alike', isForModerators: true });
  const turned = { title: 'Gliniana MISA', categoryId: POTTERY, isShown: false };
  expect(findTradeSign([...alike(ask - 1, POTTERY), { ...turned, title: `${turned.title} nr` }])?.count).toBe(ask);
});

test('the yield of a garden counts half, and never as repetitions', () => {
  expect(findTradeSign(things(TRADE_LIMITS.year.ask * 2 - 1, EGGS))).toBeNull();
  expect(findTradeSign(things(TRADE_LIMITS.year.ask * 2, EGGS))).toMatchObject({ sign: 'year' });
  expect(findTradeSign(alike(TRADE_LIMITS.alike.look, EGGS))).toBeNull();
});

test('job listings do not count as sales', () => {
  expect(findTradeSign(things(TRADE_LIMITS.year.look, 701, true))).toBeNull();
});

test('the strongest sign is reported', () => {
  const many = [...things(TRADE_LIMITS.year.ask, POTTERY), ...alike(TRADE_LIMITS.alike.look, POTTERY)];
  expect(findTradeSign(many)).toMatchObject({ sign: 'alike', isForModerators: true });
});
