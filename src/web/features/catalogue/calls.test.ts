import { expect, test } from 'vitest';
import * as changes from '#contract/catalogue/changes.ts';
import { api } from '#contract/index.ts';
import * as bounds from './bounds.ts';
import * as calls from './calls.ts';

test.each(Object.entries(calls))('%s matches the contract', (_, call) => {
  const endpoint = api.find(({ name }) => name === call.name);
  expect({ method: call.method, path: call.path }).toEqual({ method: endpoint?.method, path: endpoint?.path });
});

test('the limits of texts match the contract', () => {
  expect([bounds.NAME_MAX_LENGTH, bounds.WORDS_MAX_LENGTH]).toEqual([
    changes.CATEGORY_NAME_MAX_LENGTH,
    changes.CATEGORY_WORDS_MAX_LENGTH,
  ]);
});
