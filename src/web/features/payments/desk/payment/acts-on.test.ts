import { expect, test } from 'vitest';
import { actsOn } from './acts-on.ts';

const PAID: Parameters<typeof actsOn>[0] = {
  status: 'success',
  attentions: [],
  refunds: [],
  ksef: [],
  providerRef: 'cs_1',
  tradedInto: null,
};

function aRefund(state: (typeof PAID.refunds)[number]['state']): (typeof PAID.refunds)[number] {
  const requestedAt = '2026-11-21T10:00:00.000Z';
  return { id: 1, amount: 39, reason: 'goodwill', note: '', failure: null, state, requestedAt, doneAt: null };
}

test('a paid payment can be refunded once', () => {
  expect(actsOn(PAID)).toEqual(['refund', 'check']);
  expect(actsOn({ ...PAID, refunds: [aRefund('requested')] })).toEqual(['check']);
  expect(actsOn({ ...PAID, status: 'refunded', refunds: [aRefund('done')] })).toEqual(['check']);
});

test("a payment traded in for a higher plan is refunded with that plan's payment", () => {
  expect(actsOn({ ...PAID, tradedInto: 7 })).toEqual(['check']);
});

test.each(['pending', 'timeout', 'declined'] as const)('a payment that is %s cannot be refunded', (status) => {
  expect(actsOn({ ...PAID, status })).toEqual(['check']);
});

test('what failed can be retried', () => {
  expect(actsOn({ ...PAID, refunds: [aRefund('failed')] })).toEqual(['retry', 'check']);
  const refused = { invoiceId: 1, state: 'refused', number: null, qrUrl: null, error: 'NIP' } as const;
  expect(actsOn({ ...PAID, ksef: [refused] })).toEqual(['refund', 'retry', 'check']);
});

test('a payment that never reached a provider cannot be compared with it', () => {
  expect(actsOn({ ...PAID, status: 'declined', providerRef: null })).toEqual([]);
});

test('a discrepancy can be explained', () => {
  expect(actsOn({ ...PAID, attentions: ['mismatch'] })).toEqual(['refund', 'check', 'explain']);
});
