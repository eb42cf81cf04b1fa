import { expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { LISTING_ACTIONS, OWN_STATES } from '#contract/selling.ts';
import { ACTS } from './acts-of.ts';
import * as calls from './calls.ts';
import { STATES } from './own-view.ts';

test.each(Object.entries(calls))('%s is the call of the contract', (_, call) => {
  const endpoint = api.find(({ name }) => name === call.name);
  expect({ method: call.method, path: call.path }).toEqual({ method: endpoint?.method, path: endpoint?.path });
});

test('the states and the acts that are offered are those of the contract', () => {
  expect(STATES).toEqual(OWN_STATES);
  for (const action of LISTING_ACTIONS) expect(ACTS).toContain(action);
});
