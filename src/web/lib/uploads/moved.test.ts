import { expect, test } from 'vitest';
import { moved } from './moved.ts';

test.each([
  [0, 2, 'bcad'],
  [3, 0, 'dabc'],
  [1, 1, 'abcd'],
])('from index %d to index %d', (from, to, text) => {
  expect(moved([...'abcd'], from, to).join('')).toBe(text);
});
