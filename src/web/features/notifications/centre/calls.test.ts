import { expect, test } from 'vitest';
import * as contract from '#contract/notifications/notifications.ts';
import * as calls from './calls.ts';

test.each(Object.entries(calls))('%s matches the contract', (key, { name, method, path }) => {
  const endpoint = contract[key as keyof typeof calls];
  expect({ name, method, path }).toEqual({ name: endpoint.name, method: endpoint.method, path: endpoint.path });
});
