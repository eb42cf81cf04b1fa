import { expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import * as invoices from '#contract/invoices/invoices.ts';
import * as payments from '#contract/payments/payments.ts';
import * as bounds from './bounds.ts';
import * as calls from './calls.ts';

test.each(Object.entries(calls))('%s matches the contract', (_, call) => {
  const endpoint = api.find(({ name }) => name === call.name);
  expect({ method: call.method, path: call.path }).toEqual({ method: endpoint?.method, path: endpoint?.path });
});

test("the history's limits match the contract", () => {
  expect(bounds.PAYMENT_MINUTES).toBe(payments.PAYMENT_MINUTES);
  expect(bounds.WITHDRAWAL_DAYS).toBe(payments.WITHDRAWAL_DAYS);
  expect(bounds.invoicePdfPath(7)).toBe(invoices.invoicePdfPath(7));
  const reason = (length: number) => payments.withdraw.body?.safeParse({ reason: 'a'.repeat(length) }).success;
  expect([reason(bounds.REASON_MAX_LENGTH), reason(bounds.REASON_MAX_LENGTH + 1)]).toEqual([true, false]);
});
