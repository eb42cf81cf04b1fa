import { expect, test } from 'vitest';
import { ADMIN_ENTRIES, entryOf } from './entries.ts';

test('a page belongs to the entry with the longest path', () => {
  expect(entryOf('/admin')?.to).toBe('/admin');
  expect(entryOf('/admin/payments')?.to).toBe('/admin/payments');
  expect(entryOf('/admin/payments/7')?.to).toBe('/admin/payments');
  expect(entryOf('/administrators')).toBeUndefined();
});

test('each entry has a path of its own', () => {
  expect(new Set(ADMIN_ENTRIES.map(({ to }) => to)).size).toBe(ADMIN_ENTRIES.length);
});
