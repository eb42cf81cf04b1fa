import { expect, test } from 'vitest';
import { hrefBehind, isNarrow, type PaymentsView, paymentsHref, paymentsQuery, paymentsViewOf } from './places.ts';

const ALL: PaymentsView = { q: '', status: null, provider: null, attention: null, from: '', until: '', page: 1 };

test('an address and its view stand for each other', () => {
  const view: PaymentsView = {
    ...{ q: 'FV/2026/11/0003', status: 'success', provider: 'stripe', attention: 'mismatch' },
    ...{ from: '2026-11-01', until: '2026-11-30', page: 3 },
  };
  const href = paymentsHref(view);
  expect(paymentsViewOf(new URL(href, 'https://site.invalid').searchParams)).toEqual(view);
  expect(paymentsQuery(view)).toEqual({ ...view, page: '3' });
});

test('all payments need no query', () => {
  expect(paymentsHref(ALL)).toBe('/admin/payments');
  expect(paymentsQuery(ALL)).toEqual({});
});

test.each(['status=gone', 'provider=cash', 'attention=much', 'from=2026-13-40', 'until=tomorrow', 'page=0', 'page=x'])(
  'what makes no sense is as if it were not there: %s',
  (search) => {
    expect(paymentsViewOf(new URLSearchParams(search))).toEqual(ALL);
  },
);

test('what waits to be looked at is a view of its own, not a filter of it', () => {
  expect(isNarrow({ ...ALL, attention: 'any' })).toBe(false);
  expect(isNarrow({ ...ALL, attention: 'any', q: 'Kowalska' })).toBe(true);
});

test('one goes back to the view that one came from, and to nowhere else', () => {
  expect(hrefBehind({ payments: '?attention=any&page=2' })).toBe('/admin/payments?attention=any&page=2');
  expect(hrefBehind({ payments: 'https://elsewhere.example/' })).toBe('/admin/payments');
  expect(hrefBehind(null)).toBe('/admin/payments');
});
