import { expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import * as reports from '#contract/moderation/reports.ts';
import { DESCRIPTION_MAX_LENGTH, EMAIL_MAX_LENGTH, NAME_MAX_LENGTH, REASONS } from './bounds.ts';
import * as calls from './calls.ts';

test.each(Object.entries(calls))('%s matches the contract', (_, call) => {
  const endpoint = api.find(({ name }) => name === call.name);
  expect({ method: call.method, path: call.path }).toEqual({ method: endpoint?.method, path: endpoint?.path });
});

test("the dialog offers the contract's reasons in order", () => {
  expect(REASONS).toEqual(reports.REPORT_REASONS);
});

test("the fields' limits match the contract", () => {
  const { description, name, email } = reports.reportFormSchema.shape;
  expect(description.safeParse('x'.repeat(DESCRIPTION_MAX_LENGTH)).success).toBe(true);
  expect(description.safeParse('x'.repeat(DESCRIPTION_MAX_LENGTH + 1)).success).toBe(false);
  expect(name.safeParse('x'.repeat(NAME_MAX_LENGTH)).success).toBe(true);
  expect(name.safeParse('x'.repeat(NAME_MAX_LENGTH + 1)).success).toBe(false);
  expect(email.safeParse('x'.repeat(EMAIL_MAX_LENGTH)).success).toBe(true);
  expect(email.safeParse('x'.repeat(EMAIL_MAX_LENGTH + 1)).success).toBe(false);
});
