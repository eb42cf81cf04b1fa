import { expect, test } from 'vitest';
import { LOCALE_IDS } from '#i18n/locales.ts';
import { amountTyped, typedAmount } from './amount-typed.ts';

test.each([
  ['39', 39],
  ['12,50', 12.5],
  ['12.5', 12.5],
  [' 1 234,05 zł', 1234.05],
  ['1\u00a0234', 1234],
  ['0', 0],
])('%j is %d zł', (text, pln) => {
  expect(amountTyped(text)).toBe(pln);
});

test.each(['', 'dużo', '-5', '1,234', '12,', '1e3', '1,2,3'])('%j is not an amount', (text) => {
  expect(amountTyped(text)).toBeNull();
});

test.each(LOCALE_IDS)('a suggested amount can be sent unchanged in %s', (locale) => {
  for (const pln of [39, 19.5, 2.79, 0.01]) expect(amountTyped(typedAmount(locale, pln))).toBe(pln);
});
