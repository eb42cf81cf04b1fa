import { expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import * as calls from './calls.ts';

test.each(Object.entries(calls))('%s matches the contract', (_, call) => {
  const endpoint = api.find(({ name }) => name === call.name);
  expect({ method: call.method, path: call.path }).toEqual({ method: endpoint?.method, path: endpoint?.path });
});
