import { expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { APPEAL_MAX_LENGTH as CONTRACT_MAX_LENGTH } from '#contract/reports.ts';
import { APPEAL_MAX_LENGTH } from './bounds.ts';
import * as calls from './calls.ts';

test.each(Object.entries(calls))('%s is the call of the contract', (_, call) => {
  const endpoint = api.find(({ name }) => name === call.name);
  expect({ method: call.method, path: call.path }).toEqual({ method: endpoint?.method, path: endpoint?.path });
});

test('the field of an appeal takes as much as the contract lets through', () => {
  expect(APPEAL_MAX_LENGTH).toBe(CONTRACT_MAX_LENGTH);
});
