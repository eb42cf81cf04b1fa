import { expect, test } from 'vitest';
import {
  amountText,
  dateText,
  distanceText,
  moneyText,
  monthText,
  monthWithinText,
  numberText,
  unitPriceText,
} from './format.ts';

/** Intl separates with no-break spaces. */
const plain = (text: string | null) => text?.replace(/\s/g, ' ') ?? null;

test.each([
  [24, '24 zł'],
  [24.5, '24,50 zł'],
  [1234.5, '1 234,50 zł'],
  [1_250_000, '1 250 000 zł'],
])('%d złoty are formatted as "%s"', (price, text) => {
  expect(plain(moneyText('pl', price))).toBe(text);
});

test('English groups thousands with commas, the other languages as Polish does', () => {
  expect(plain(moneyText('en', 1234.5))).toBe('1,234.50 zł');
  expect(plain(moneyText('de', 1234.5))).toBe('1 234,50 zł');
  expect(plain(numberText('uk', 9999))).toBe('9 999');
});

test('a sentence may end with a date in Ukrainian, too', () => {
  expect(plain(dateText('uk', '2026-12-07'))).toBe('7 грудня 2026');
  expect(plain(monthText('uk', '2026-12-07'))).toBe('грудень 2026');
});

test("amounts keep the seller's unit, distances are in whole kilometres", () => {
  expect(plain(amountText('pl', { value: 1.5, unit: 'kg' }))).toBe('1,5 kg');
  expect([200, 12_499].map((distanceM) => plain(distanceText('pl', distanceM)))).toEqual(['1 km', '12 km']);
});

test.each([
  [24, { value: 500, unit: 'g' }, '48 zł/kg'],
  [36, { value: 1.5, unit: 'kg' }, '24 zł/kg'],
  [12, { value: 250, unit: 'ml' }, '48 zł/l'],
  [30, { value: 1, unit: 'kg' }, null],
  [30, { value: 1000, unit: 'g' }, null],
  [30, { value: 0, unit: 'kg' }, null],
] as const)('%d zł for %j has the unit price %j', (price, amount, text) => {
  expect(plain(unitPriceText('pl', price, amount))).toBe(text);
});

test.each([
  ['pl', 'listopada 2026'],
  ['en', 'November 2026'],
  ['uk', 'листопада 2026'],
  ['de', 'November 2026'],
  ['es', 'noviembre de 2026'],
  ['it', 'novembre 2026'],
] as const)('a month within a sentence in %s', (locale, text) => {
  expect(plain(monthWithinText(locale, '2026-11'))).toBe(text);
});
