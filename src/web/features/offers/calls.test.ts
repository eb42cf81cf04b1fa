import { expect, test } from 'vitest';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { api } from '#contract/index.ts';
import { OFFER_LISTINGS_MAX, OFFER_NOTE_MAX_LENGTH, PICK_UP_DAYS_MAX } from '#contract/offers/offer.ts';
import * as bounds from './bounds.ts';
import * as calls from './calls.ts';

const all: AnyEndpoint[] = Object.values(calls);

test.each(all.map((call) => [call.name, call] as const))('%s matches the contract', (name, call) => {
  const endpoint = api.find((each) => each.name === name);
  expect([call.method, call.path]).toEqual([endpoint?.method, endpoint?.path]);
});

test('the bounds match the contract', () => {
  expect({ ...bounds }).toMatchObject({ OFFER_LISTINGS_MAX, OFFER_NOTE_MAX_LENGTH, PICK_UP_DAYS_MAX });
});
