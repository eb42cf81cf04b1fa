import { expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { LISTING_ACTIONS, OWN_STATES, ZIP_MAX_BYTES } from '#contract/selling/selling.ts';
import { ACTS } from './acts-of.ts';
import * as calls from './calls.ts';
import * as files from './csv/read-text.ts';
import { STATES } from './own-view.ts';

test.each(Object.entries(calls))('%s matches the contract', (_, call) => {
  const endpoint = api.find(({ name }) => name === call.name);
  expect({ method: call.method, path: call.path }).toEqual({ method: endpoint?.method, path: endpoint?.path });
});

test('the offered states and actions match the contract', () => {
  expect(STATES).toEqual(OWN_STATES);
  expect(files.ZIP_MAX_BYTES).toBe(ZIP_MAX_BYTES);
  for (const action of LISTING_ACTIONS) expect(ACTS).toContain(action);
});
