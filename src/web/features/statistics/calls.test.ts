import { expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { NUMBER_DAYS } from '#contract/statistics.ts';
import { getNumbers } from './calls.ts';
import { RANGES } from './figures.ts';

test('the call and the ranges match the contract', () => {
  const endpoint = api.find((each) => each.name === getNumbers.name);
  expect([getNumbers.method, getNumbers.path]).toEqual([endpoint?.method, endpoint?.path]);
  expect(RANGES).toEqual(NUMBER_DAYS);
});
