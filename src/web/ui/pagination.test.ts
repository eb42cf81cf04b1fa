import { expect, test } from 'vitest';
import { pagesToShow } from './pagination.tsx';

test.each([
  [1, 1, [1]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 24, [1, 2, 3, 4, 5, null, 24]],
  [4, 24, [1, 2, 3, 4, 5, null, 24]],
  [5, 24, [1, null, 4, 5, 6, null, 24]],
  [20, 24, [1, null, 19, 20, 21, null, 24]],
  [21, 24, [1, null, 20, 21, 22, 23, 24]],
  [24, 24, [1, null, 20, 21, 22, 23, 24]],
  [5, 8, [1, null, 4, 5, 6, 7, 8]],
])('page %i of %i shows %j', (page, pageCount, pages) => {
  expect(pagesToShow(page, pageCount)).toEqual(pages);
});

test('the number of entries is constant across the pages', () => {
  const lengths = Array.from({ length: 40 }, (_, i) => pagesToShow(i + 1, 40).length);
  expect(new Set(lengths)).toEqual(new Set([7]));
});
