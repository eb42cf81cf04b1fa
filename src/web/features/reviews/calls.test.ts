import { expect, test } from 'vitest';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { api } from '#contract/index.ts';
import * as calls from './calls.ts';

const all: AnyEndpoint[] = Object.values(calls);

test.each(all.map((call) => [call.name, call] as const))('%s matches the contract', (name, call) => {
  const endpoint = api.find((each) => each.name === name);
  expect([call.method, call.path]).toEqual([endpoint?.method, endpoint?.path]);
});
