import { expect, test } from 'vitest';
import { SALE_SUBJECTS, type SaleSubject } from '#kinds/sale-subject.ts';
import { rightsOf } from './rights-of.ts';

const of = (status: 'private' | 'trader' | null, subject: SaleSubject, farmer = false) =>
  rightsOf({ status, farmer, trader: null }, subject);

test.each(SALE_SUBJECTS.filter((subject) => subject !== 'jobs'))(
  '%s: the law between private persons differs',
  (subject) => {
    const [ofTrader, ofPrivate, unknown] = [of('trader', subject), of('private', subject), of(null, subject)];
    expect(ofPrivate?.points).toContain('sellerStatus.rights.private');
    expect(ofTrader?.points).not.toContain('sellerStatus.rights.private');
    expect(unknown?.points).toContain('sellerStatus.rights.unknown');
    expect(new Set([ofTrader, ofPrivate, unknown].map((each) => each?.short)).size).toBe(3);
    for (const rights of [ofTrader, ofPrivate, unknown])
      expect(rights?.points).toContain('sellerStatus.rights.contract');
  },
);

test('a job listing gives no buyer rights', () => {
  expect(of('trader', 'jobs')).toBeNull();
});

test('only goods and services without a date can be sent back or cancelled within 14 days', () => {
  expect(of('trader', 'goods')?.points).toContain('sellerStatus.rights.return');
  expect(of('trader', 'food')?.points).toContain('sellerStatus.except.food');
  expect(of('trader', 'services')?.points).toContain('sellerStatus.rights.withdraw');
  for (const subject of ['events', 'stays'] as const) {
    expect(of('trader', subject)?.points).not.toContain('sellerStatus.rights.withdraw');
    expect(of('trader', subject)?.short).toBe('sellerStatus.short.date');
  }
});

test("a farmer has a trader's duties, with the reason stated", () => {
  expect(of('trader', 'food', true)?.points).toEqual([
    'sellerStatus.rights.farmer',
    ...(of('trader', 'food')?.points ?? []),
  ]);
});
