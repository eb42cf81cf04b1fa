import { expect, test } from 'vitest';
import { actsOn } from './acts-on.ts';

const PAID: Parameters<typeof actsOn>[0] = { status: 'success', refunds: [], ksef: [], providerRef: 'cs_1' };

function aRefund(state: (typeof PAID.refunds)[number]['state']): (typeof PAID.refunds)[number] {
  const requestedAt = '2026-11-21T10:00:00.000Z';
  return { id: 1, amount: 39, reason: 'goodwill', note: '', state, requestedAt, doneAt: null };
}

test('what was paid can be given back once', () => {
  expect(actsOn(PAID)).toEqual(['refund', 'check']);
  expect(actsOn({ ...PAID, refunds: [aRefund('requested')] })).toEqual(['check']);
  expect(actsOn({ ...PAID, status: 'refunded', refunds: [aRefund('done')] })).toEqual(['check']);
});

test.each(['pending', 'timeout', 'declined'] as const)('of what is %s nothing can be given back', (status) => {
  expect(actsOn({ ...PAID, status })).toEqual(['check']);
});

test('what failed can be tried again', () => {
  expect(actsOn({ ...PAID, refunds: [aRefund('failed')] })).toEqual(['retry', 'check']);
  const refused = { invoiceId: 1, state: 'refused', number: null, qrUrl: null, error: 'NIP' } as const;
  expect(actsOn({ ...PAID, ksef: [refused] })).toEqual(['refund', 'retry', 'check']);
});

test('what never reached a provider cannot be compared with it', () => {
  expect(actsOn({ ...PAID, status: 'declined', providerRef: null })).toEqual([]);
});
