import { expect, test } from 'vitest';
import { listListings } from '#contract/listings/listings.ts';
import { listAds } from './calls.ts';

test("the home page's call matches the contract", () => {
  const { name, method, path } = listListings.ad;
  expect(listAds).toEqual({ name, method, path });
});
