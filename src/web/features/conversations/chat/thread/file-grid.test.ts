import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aloneSize, columnsOf, GRID_PX } from './file-grid.ts';

test('a single picture keeps its aspect ratio within the frame, and is never enlarged', () => {
  expect(aloneSize({ width: 4000, height: 3000 })).toEqual({ width: 320, height: 240 });
  expect(aloneSize({ width: 1500, height: 3000 })).toEqual({ width: 160, height: 320 });
  expect(aloneSize({ width: 200, height: 180 })).toEqual({ width: 200, height: 180 });
});

test('a picture of any aspect ratio gets a reasonable size', () => {
  const side = fc.option(fc.integer({ min: 0, max: 40_000 }));
  fc.assert(
    fc.property(side, side, (width, height) => {
      const size = aloneSize({ width, height });
      for (const px of [size.width, size.height])
        expect(px).toSatisfy((each: number) => each >= 140 && each <= GRID_PX);
    }),
  );
});

test.each([2, 3, 4, 5])('%i pictures fill whole rows', (count) => {
  const columns = columnsOf(count);
  expect(columns).toHaveLength(count);
  expect(columns.reduce<number>((sum, span) => sum + span, 0) % 6).toBe(0);
});
