import { expect, test } from 'vitest';
import * as contract from '#contract/accounts/accounts.ts';
import * as bounds from './bounds.ts';

test("the forms' limits match the contract", () => {
  expect(contract).toMatchObject(bounds);
});
