import { expect, test } from 'vitest';
import { viewHref, viewOf } from './own-view.ts';

test('a view round-trips through its URL', () => {
  const view = { state: 'expired', q: 'miód & ser', page: 3 } as const;
  expect(viewOf(new URL(viewHref('ads', view), 'https://x.example').searchParams)).toEqual(view);
  expect(viewHref('events', {})).toBe('/userpanel?section=events');
});

test('invalid parameters of a URL are ignored', () => {
  expect(viewOf(new URLSearchParams('state=sold&page=-2'))).toEqual({ state: 'all', q: '', page: 1 });
  expect(viewOf(new URLSearchParams('page=1.5')).page).toBe(1);
});
