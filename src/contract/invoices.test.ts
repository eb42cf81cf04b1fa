import { expect, test } from 'vitest';
import { BUSINESS } from '#test/money-factories.ts';
import { buyerFormSchema } from './invoices/invoices.ts';

const MISSING = {
  name: 'validation.buyerNameRequired',
  address: 'validation.streetRequired',
  city: 'validation.townRequired',
  zip: 'validation.postalCode',
  email: 'validation.emailRequired',
  nip: 'validation.nip',
} as const;
const FIELDS = Object.keys(MISSING) as (keyof typeof MISSING)[];

function messagesOf(fields: object): Record<string, string[]> {
  const messages: Record<string, string[]> = {};
  for (const { path, message } of buyerFormSchema.safeParse({ ...BUSINESS, ...fields }).error?.issues ?? []) {
    const name = path.join('.');
    messages[name] = [...(messages[name] ?? []), message];
  }
  return messages;
}

test.each(FIELDS)('an empty %s is reported in its own words, and nothing else', (name) => {
  for (const empty of ['', '   ', undefined])
    expect(messagesOf({ [name]: empty })).toEqual({ [name]: [MISSING[name]] });
});

test.each(FIELDS)('any fault in %s is reported in a single message', (name) => {
  for (const wrong of ['—', '\u0000', 'a\u0000b', 'x'.repeat(500), '…'.repeat(500), '\ud800', 7, null]) {
    const messages = messagesOf({ [name]: wrong });
    expect(Object.keys(messages).every((each) => each === name)).toBe(true);
    expect(messages[name] ?? ['none needed']).toHaveLength(1);
  }
});

test('an invalid postal code is reported with the expected format', () => {
  for (const zip of ['99400', '9-400', 'AB-CDE'])
    expect(messagesOf({ zip })).toEqual({ zip: ['validation.postalCode'] });
});
