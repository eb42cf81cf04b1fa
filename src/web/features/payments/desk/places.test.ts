import { expect, test } from 'vitest';
import { hrefBehind, isNarrow, type PaymentsView, paymentsHref, paymentsQuery, paymentsViewOf } from './places.ts';

const ALL: PaymentsView = { q: '', status: null, provider: null, attention: null, from: '', until: '', page: 1 };

test('a view round-trips through its URL', () => {
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
  'an invalid parameter is ignored: %s',
  (search) => {
    expect(paymentsViewOf(new URLSearchParams(search))).toEqual(ALL);
  },
);

test('payments that need attention are a view of their own, not a filter', () => {
  expect(isNarrow({ ...ALL, attention: 'any' })).toBe(false);
  expect(isNarrow({ ...ALL, attention: 'any', q: 'Kowalska' })).toBe(true);
});

test('only a known view is returned to', () => {
  expect(hrefBehind({ payments: '?attention=any&page=2' })).toBe('/admin/payments?attention=any&page=2');
  expect(hrefBehind({ payments: 'https://elsewhere.example/' })).toBe('/admin/payments');
  expect(hrefBehind(null)).toBe('/admin/payments');
});
