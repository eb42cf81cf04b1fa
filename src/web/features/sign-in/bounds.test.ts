import { expect, test } from 'vitest';
import * as contract from '#contract/accounts.ts';
import * as bounds from './bounds.ts';

test('the bounds that forms speak of are those of the contract', () => {
  expect(contract).toMatchObject(bounds);
});
