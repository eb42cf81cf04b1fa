import { expect, test } from 'vitest';
import { figureText, sizeText } from './figure-text.ts';

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1_400_000_000, '1,4 GB'],
  [56_000_000, '56 MB'],
  [2e15, '2000 TB'],
])('%s bytes are %s', (bytes, text) => {
  expect(sizeText('pl', bytes)).toBe(text);
});

test('money is shown with its currency, other figures as they are', () => {
  expect(figureText('pl', 'money', 1234.5)).toMatch(/zł$/);
  expect(figureText('pl', 'people', 12)).toBe('12');
});
