import { expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import * as desk from '#contract/payments/desk.ts';
import * as payments from '#contract/payments/payments.ts';
import * as bounds from './bounds.ts';
import * as calls from './calls.ts';

test.each(Object.entries(calls))('%s matches the contract', (_, call) => {
  const endpoint = api.find(({ name }) => name === call.name);
  expect({ method: call.method, path: call.path }).toEqual({ method: endpoint?.method, path: endpoint?.path });
});

test("the desk's options match the contract", () => {
  expect(bounds.STATUSES).toEqual(payments.TRANSACTION_STATUSES);
  expect(bounds.PROVIDERS).toEqual(payments.PROVIDER_IDS);
  expect(bounds.ATTENTIONS).toEqual(desk.ATTENTIONS);
  expect(bounds.REFUND_REASONS).toEqual(desk.REFUND_REASONS);
});

test('the limits of search words and notes match the contract', () => {
  const words = (length: number) => desk.listPayments.query?.safeParse({ q: 'a'.repeat(length) }).success;
  expect([words(bounds.WORDS_MAX_LENGTH), words(bounds.WORDS_MAX_LENGTH + 1)]).toEqual([true, false]);
  const note = (length: number) =>
    desk.refundPayment.body?.safeParse({ amount: 1, reason: 'goodwill', note: 'a'.repeat(length) }).success;
  const { min, max } = bounds.EXPLANATION_LENGTH;
  expect([min, max]).toEqual([desk.EXPLANATION_MIN_LENGTH, desk.EXPLANATION_MAX_LENGTH]);
  expect([note(bounds.NOTE_MAX_LENGTH), note(bounds.NOTE_MAX_LENGTH + 1)]).toEqual([true, false]);
});
