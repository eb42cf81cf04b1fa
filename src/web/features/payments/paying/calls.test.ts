import { expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { buyerFormSchema } from '#contract/invoices/invoices.ts';
import * as bounds from './bounds.ts';
import * as calls from './calls.ts';

test.each(Object.entries(calls))('%s matches the contract', (_, call) => {
  const endpoint = api.find(({ name }) => name === call.name);
  expect({ method: call.method, path: call.path }).toEqual({ method: endpoint?.method, path: endpoint?.path });
});

test("the fields' limits match the contract", () => {
  const buyer = (lengths: Partial<Record<'name' | 'address' | 'city', number>>) =>
    buyerFormSchema.safeParse({
      type: 'person',
      name: 'n'.repeat(lengths.name ?? 1),
      address: 'a'.repeat(lengths.address ?? 1),
      city: 'c'.repeat(lengths.city ?? 1),
      zip: '34-500',
      email: 'anna@example.pl',
    }).success;
  const { NAME_MAX_LENGTH: name, ADDRESS_MAX_LENGTH: address, CITY_MAX_LENGTH: city } = bounds;
  expect(buyer({ name, address, city })).toBe(true);
  expect([buyer({ name: name + 1 }), buyer({ address: address + 1 }), buyer({ city: city + 1 })]).toEqual([
    false,
    false,
    false,
  ]);
});
