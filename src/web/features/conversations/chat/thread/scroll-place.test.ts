import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anchorIndex, correctionPx, firstWhere, lastSeenIndex, type Span } from './scroll-place.ts';

/** Rows in a column, scrolled by some pixels. */
const anyRows = fc
  .record({
    heights: fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: 60 }),
    from: fc.integer({ min: -9000, max: 600 }),
  })
  .map(({ heights, from }) => {
    let top = from;
    return heights.map((height): Span => {
      const span = { top, bottom: top + height };
      top = span.bottom;
      return span;
    });
  });
const VIEW: Span = { top: 100, bottom: 700 };

test('finds the first index that satisfies a monotonic predicate', () => {
  fc.assert(
    fc.property(fc.nat(200), fc.nat(200), (count, from) => {
      expect(firstWhere(count, (index) => index >= from)).toBe(Math.min(count, from));
    }),
  );
});

test('the anchor is the topmost row that is partly visible', () => {
  fc.assert(
    fc.property(anyRows, (rows) => {
      const first = rows.findIndex(({ bottom }) => bottom > VIEW.top);
      expect(anchorIndex(rows.length, (index) => rows[index] as Span, VIEW)).toBe(first < 0 ? null : first);
    }),
  );
});

test('a row counts as seen when enough of it is visible, however far down it is', () => {
  fc.assert(
    fc.property(anyRows, (rows) => {
      const isSeen = ({ top, bottom }: Span) => top + Math.min(20, bottom - top) <= VIEW.bottom && bottom > VIEW.top;
      const last = rows.findLastIndex(isSeen);
      expect(lastSeenIndex(rows.length, (index) => rows[index] as Span, VIEW)).toBe(last < 0 ? null : last);
    }),
  );
});

test("scrolling by the correction keeps the anchor's distance from the lower edge", () => {
  fc.assert(
    fc.property(fc.integer({ min: -500, max: 2000 }), fc.integer({ min: -3000, max: 3000 }), (before, top) => {
      const correction = correctionPx(before, { top, bottom: top + 40 }, VIEW);
      // Scrolling down moves everything up by as much.
      expect(VIEW.bottom - (top - correction)).toBe(before);
    }),
  );
});

test('a window that shrinks from below, as for a keyboard, needs no correction', () => {
  const aboveEnd = VIEW.bottom - 300;
  expect(correctionPx(aboveEnd, { top: 50, bottom: 90 }, { top: 100, bottom: 450 })).toBe(0);
});
