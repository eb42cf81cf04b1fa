import { expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { NUMBER_DAYS } from '#contract/seller-numbers.ts';
import { getNumbers } from './calls.ts';
import { RANGES } from './figures.ts';

test('what is called, and for how many days, is as the contract has it', () => {
  const endpoint = api.find((each) => each.name === getNumbers.name);
  expect([getNumbers.method, getNumbers.path]).toEqual([endpoint?.method, endpoint?.path]);
  expect(RANGES).toEqual(NUMBER_DAYS);
});
