import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPay, PAY_UNITS, type Pay, parsePay } from './pay.ts';

test.each([
  ['32–36 zł/h', '32-36/hour'],
  ['od 32,50 do 36 zł brutto za godzinę', '32.50-36/hour'],
  ['stawka godzinowa 31,40 zł', '31.40/hour'],
  ['5 000 - 6 200 zł brutto miesięcznie', '5000-6200/month'],
  ['5.000 zł brutto/mies.', '5000/month'],
  ['250 zł dniówka', '250/day'],
  ['2,50 zł za kg', '2.50/kg'],
  ['3 zł od łubianki', '3/piece'],
  ['32 to 36 PLN per hour gross', '32-36/hour'],
  ['32 bis 36 zł brutto pro Stunde', '32-36/hour'],
  ['de 32 a 36 PLN brutos la hora', '32-36/hour'],
  ["32-36 zł lordi all'ora", '32-36/hour'],
  ['від 32 до 36 злотих на годину', '32-36/hour'],
  ['40-40/day', '40/day'],
])('%s is %s', (typed, canonical) => {
  const pay = parsePay(typed);
  expect(pay && formatPay(pay)).toBe(canonical);
});

test.each(['do uzgodnienia', '32 zł', 'atrakcyjne wynagrodzenie za godzinę', '', '32-36-40/h', '1 2 3/h'])(
  'no pay can be read in: %s',
  (typed) => {
    expect(parsePay(typed)).toBeNull();
  },
);

test('every pay can be formatted and parsed again', () => {
  const amount = fc.integer({ min: 1, max: 99_999_999 });
  const pay: fc.Arbitrary<Pay> = fc.record({
    fromMinor: amount,
    toMinor: fc.option(amount),
    per: fc.constantFrom(...PAY_UNITS),
  });
  fc.assert(
    fc.property(
      pay.filter(({ fromMinor, toMinor }) => fromMinor !== toMinor),
      (each) => {
        expect(parsePay(formatPay(each))).toEqual(each);
      },
    ),
  );
});
