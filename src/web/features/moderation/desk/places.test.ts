import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TARGETS } from './bounds.ts';
import { listHref, listViewOf, queueBehind, queueHref, queueQuery, queueViewOf, SOURCES } from './places.ts';

const search = (href: string) => new URL(href, 'http://site.invalid').searchParams;

test('a view of the queue round-trips through its URL', () => {
  const views = fc.record({
    tab: fc.constantFrom('open', 'mine', 'decided'),
    type: fc.constantFrom(null, ...TARGETS),
    source: fc.constantFrom(null, ...SOURCES),
    page: fc.integer({ min: 1, max: 417 }),
  });
  fc.assert(
    fc.property(views, (view) => {
      expect(queueViewOf(search(queueHref(view)))).toEqual(view);
    }),
  );
});

test('an invalid URL shows the open cases', () => {
  const view = queueViewOf(search('/moderation?view=all&type=user&source=x&page=-3'));
  expect(view).toEqual({ tab: 'open', type: null, source: null, page: 1 });
  expect(queueHref(view)).toBe('/moderation');
});

test("a moderator's own cases are open ones", () => {
  expect(queueQuery(queueViewOf(search('/moderation?view=mine&type=comment')))).toEqual({
    state: 'open',
    mine: 'true',
    type: 'comment',
    page: 1,
  });
});

test('a case leads back to the view it was opened from, or to the queue', () => {
  expect(queueBehind({ queue: '?view=mine&page=2' })).toEqual({ tab: 'mine', type: null, source: null, page: 2 });
  expect(queueBehind(null)).toEqual(queueBehind({ queue: 7 }));
});

test('a list of appeals round-trips through its URL', () => {
  for (const view of [
    { state: 'open', page: 1 },
    { state: 'decided', page: 4 },
  ] as const)
    expect(listViewOf(search(listHref('/moderation/appeals', view)))).toEqual(view);
});
