import { expect, test } from 'vitest';
import { NOBODY } from './order-values.ts';
import { orderSchema } from './schemas.ts';

const PERSON = {
  ...NOBODY,
  name: 'Żaneta Łęcka',
  address: 'Źródlana 7',
  zip: '34-400',
  city: 'Nowy Targ',
  email: 'zaneta@example.pl',
  provider: 'sandbox' as const,
  remembersBuyer: false,
  wantsAtOnce: true,
};

/** The first error message of each invalid field. */
function wrong(values: unknown): Record<string, string> {
  const { error } = orderSchema.safeParse(values);
  return Object.fromEntries([...(error?.issues ?? [])].reverse().map(({ path, message }) => [path.join('.'), message]));
}

test('a person needs no tax number, a business a valid one in any notation', () => {
  expect(orderSchema.parse(PERSON)).not.toHaveProperty('nip');
  const business = { ...PERSON, type: 'business' as const, nip: 'PL 526-104-08-28' };
  expect(orderSchema.parse(business)).toMatchObject({ nip: '5261040828', provider: 'sandbox', wantsAtOnce: true });
});

test('all invalid fields are reported at once', () => {
  expect(
    wrong({ ...PERSON, type: 'business', name: ' ', nip: '5261040829', zip: '345', email: 'x', wantsAtOnce: false }),
  ).toEqual({
    name: 'validation.buyerNameRequired',
    nip: 'validation.nip',
    zip: 'validation.postalCode',
    email: 'validation.email',
    wantsAtOnce: 'validation.consentRequired',
  });
});
