import { expect, test } from 'vitest';
import * as contract from '#contract/notifications/notifications.ts';
import * as calls from './calls.ts';

const ENDPOINTS = new Map(Object.values(contract).flatMap((value) => ('method' in value ? [[value.name, value]] : [])));

test.each(Object.values(calls))("the page's call $name matches the contract", ({ name, method, path }) => {
  expect({ method, path }).toEqual({ method: ENDPOINTS.get(name)?.method, path: ENDPOINTS.get(name)?.path });
});
