import { expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import * as payments from '#contract/payments.ts';
import * as desk from '#contract/payments-desk.ts';
import * as bounds from './bounds.ts';
import * as calls from './calls.ts';

test.each(Object.entries(calls))('%s is the call of the contract', (_, call) => {
  const endpoint = api.find(({ name }) => name === call.name);
  expect({ method: call.method, path: call.path }).toEqual({ method: endpoint?.method, path: endpoint?.path });
});

test('what the desk offers to choose is what the contract takes', () => {
  expect(bounds.STATUSES).toEqual(payments.TRANSACTION_STATUSES);
  expect(bounds.PROVIDERS).toEqual(payments.PROVIDER_IDS);
  expect(bounds.ATTENTIONS).toEqual(desk.ATTENTIONS);
  expect(bounds.REFUND_REASONS).toEqual(desk.REFUND_REASONS);
});

test('the longest words and notes are as long as the contract takes', () => {
  const words = (length: number) => desk.listPayments.query?.safeParse({ q: 'a'.repeat(length) }).success;
  expect([words(bounds.WORDS_MAX_LENGTH), words(bounds.WORDS_MAX_LENGTH + 1)]).toEqual([true, false]);
  const note = (length: number) =>
    desk.refundPayment.body?.safeParse({ amount: 1, reason: 'goodwill', note: 'a'.repeat(length) }).success;
  expect([note(bounds.NOTE_MAX_LENGTH), note(bounds.NOTE_MAX_LENGTH + 1)]).toEqual([true, false]);
});
