import { expect, test } from 'vitest';
import { fitWithin } from './fit-within.ts';

test.each([
  [4000, 3000, 2560, 1920],
  [3000, 4000, 1920, 2560],
  [2560, 100, 2560, 100],
  [800, 600, 800, 600],
  [100_000, 3, 2560, 1],
])('%d × %d fits as %d × %d', (width, height, fittingWidth, fittingHeight) => {
  expect(fitWithin({ width, height }, 2560)).toEqual({ width: fittingWidth, height: fittingHeight });
});
