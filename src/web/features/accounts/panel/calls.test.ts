import { expect, test } from 'vitest';
import * as accounts from '#contract/accounts/accounts.ts';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { api } from '#contract/index.ts';
import * as media from '#contract/media.ts';
import * as bounds from './bounds.ts';
import * as calls from './calls.ts';

const all: AnyEndpoint[] = Object.values(calls);

test.each(all.map((call) => [call.name, call] as const))('%s matches the contract', (name, call) => {
  const endpoint = api.find((each) => each.name === name);
  const partsOf = (each: AnyEndpoint | undefined) => [each?.method, each?.path, each?.upload?.field];
  expect(partsOf(call)).toEqual(partsOf(endpoint));
});

test("the panel's limits match the contract", () => {
  expect({ ...accounts, ...media }).toMatchObject(bounds);
});
