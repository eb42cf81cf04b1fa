import { domainToUnicode } from 'node:url';
import { expect, test } from 'vitest';
import { readableHost } from './idn.ts';
import { isOtherSite, siteOf, webAddressSchema } from './web-address.ts';

const messagesOf = (address: string) => webAddressSchema.safeParse(address).error?.issues.map(({ message }) => message);

test.each([
  'https://pasieka.example.pl',
  'http://www.pasieka.example.pl/sklep?p=1#miod',
  'https://pasieka.example.pl:443/',
  'https://miód-i-żyto.pl',
  'https://xn--mid-hna.pl/ser',
  'https://ґазда.укр',
])('%s is an address that people may give to others', (address) => {
  expect(webAddressSchema.safeParse(address)).toMatchObject({ success: true, data: address });
});

test.each([
  ['a user and a password', 'https://user:pw@pasieka.example.pl'],
  ['a user who looks like a site', 'https://allegro.pl@zly.example.pl/'],
  ['an empty user', 'https://@pasieka.example.pl'],
  ['a port', 'https://pasieka.example.pl:8443/'],
  ['an IP address', 'http://192.168.0.1/admin'],
  ['an IP address as a number', 'http://3232235521/'],
  ['an IP address of version 6', 'http://[::1]/'],
  ['a name without a dot', 'http://localhost/'],
  ['a name of an inner network', 'https://drukarka.local/'],
  ['letters of another script', 'https://аllegro.pl'],
  ['a name wholly of letters of another script', 'https://аррӏе.com'],
  ['the same in its ASCII form', 'https://xn--80ak6aa92e.com'],
  ['a dotless i', 'https://pasıeka.pl'],
  ['a character that parsers read as a slash', 'https://pasieka.example.pl\\@zly.example.pl'],
])('an address with %s is refused, with one message', (_what, address) => {
  expect(messagesOf(address)).toEqual(['validation.webAddress']);
});

test('invisible characters are removed from an address', () => {
  const read = webAddressSchema.safeParse('https://pasie\u200bka.example.pl\u2060');
  expect(read).toMatchObject({ success: true, data: 'https://pasieka.example.pl' });
});

test.each(['pasieka.pl', 'javascript:alert(1)', 'ftp://pasieka.pl', 'https://', '', 'https:\\\\pasieka.pl'])(
  '%s is no address',
  (address) => {
    expect(messagesOf(address)).toEqual(['validation.url']);
  },
);

test('internationalised host names are decoded', () => {
  for (const name of ['miód.pl', 'żółty-ser.com.pl', 'ґазда.укр', 'faß.de', 'a.pl', '例え.テスト']) {
    const ascii = new URL(`https://${name}`).hostname;
    expect(readableHost(ascii)).toBe(domainToUnicode(ascii));
  }
  expect(readableHost('xn--999999999999.pl')).toMatch(/\.pl$/);
});

test('pages of one site count as the same site, whatever their path', () => {
  expect(siteOf('https://www.Miód.pl/sklep')).toBe('miód.pl');
  expect(isOtherSite('https://miód.pl', 'http://www.xn--mid-hna.pl/ser')).toBe(false);
  expect(isOtherSite('https://miod.pl', 'https://sklep.miod.pl')).toBe(true);
  expect(isOtherSite('Miód lipowy', 'https://miod.pl')).toBe(false);
});
