import { expect, test } from 'vitest';
import { countedTitle } from './tab-title.ts';

test('the count is prefixed once to any title, and can be removed', () => {
  expect(countedTitle('Ogłoszenia – Jarmark', 3)).toBe('(3) Ogłoszenia – Jarmark');
  expect(countedTitle('(3) Ogłoszenia – Jarmark', 4)).toBe('(4) Ogłoszenia – Jarmark');
  expect(countedTitle('(3) Ogłoszenia – Jarmark', 120)).toBe('(99+) Ogłoszenia – Jarmark');
  expect(countedTitle('(99+) Ogłoszenia – Jarmark', 0)).toBe('Ogłoszenia – Jarmark');
});

test('a title that begins with a year in brackets or a word keeps it', () => {
  expect(countedTitle('(nie)zwykły miód', 1)).toBe('(1) (nie)zwykły miód');
});
