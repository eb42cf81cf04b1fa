import { expect, test } from 'vitest';
import { amountText, scheduleTexts, unitPriceText } from './card-facts.ts';

/** Intl separates with no-break spaces. */
function plain(text: string | null): string | null {
  return text?.replace(/\s/g, ' ') ?? null;
}

test.each([
  [{ price: 24, priceUnit: null, weight: { value: 500, unit: 'g' }, volume: null }, '48 zł/kg'],
  [{ price: 12, priceUnit: 'bottle', weight: null, volume: { value: 250, unit: 'ml' } }, '48 zł/l'],
  [{ price: null, priceUnit: null, weight: { value: 2, unit: 'kg' }, volume: null }, null],
  [{ price: 24, priceUnit: 'kg', weight: { value: 500, unit: 'g' }, volume: null }, null],
  [{ price: 30, priceUnit: 'jar', weight: null, volume: null }, null],
] as const)('the unit price of %j is %j', (listing, expected) => {
  expect(plain(unitPriceText('pl', listing))).toBe(expected);
});

test('weight and volume are shown in their own units', () => {
  expect(plain(amountText('pl', { weight: { value: 1.5, unit: 'kg' }, volume: null }))).toBe('1,5 kg');
  expect(amountText('pl', { weight: null, volume: null })).toBeNull();
});

test('a schedule uses Polish time and names the last day only of events over several', () => {
  expect(scheduleTexts('pl', '2026-12-12T23:30:00Z', '2026-12-13T02:00:00Z')).toEqual({
    starts: 'niedz., 00:30',
    ends: null,
  });
  expect(scheduleTexts('pl', '2026-12-12T09:00:00Z', '2026-12-14T18:00:00Z')).toMatchObject({ ends: '14 gru' });
});
