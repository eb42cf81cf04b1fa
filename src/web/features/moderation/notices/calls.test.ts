import { expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { APPEAL_MAX_LENGTH as CONTRACT_MAX_LENGTH } from '#contract/moderation/reports.ts';
import { APPEAL_MAX_LENGTH } from './bounds.ts';
import * as calls from './calls.ts';

test.each(Object.entries(calls))('%s matches the contract', (_, call) => {
  const endpoint = api.find(({ name }) => name === call.name);
  expect({ method: call.method, path: call.path }).toEqual({ method: endpoint?.method, path: endpoint?.path });
});

test("the appeal field's limit matches the contract", () => {
  expect(APPEAL_MAX_LENGTH).toBe(CONTRACT_MAX_LENGTH);
});
