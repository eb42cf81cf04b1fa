import { expect, test } from 'vitest';
import { askAmong } from '#test/search/ads-asked.ts';

test.each([
  ['krem na mrozy', 'Krem na chłodne dni', 302],
  ['krem na mrozy dla dzieci', 'Krem na chłodne dni', 302],
] as const)('"%s" does not mean the village with a name like an everyday word', async (words, title, category) => {
  expect((await askAmong([[title, category]]))(words)).toEqual([title]);
});
