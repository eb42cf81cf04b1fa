import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { assertPayee, readConfig } from './config.ts';
import { paymentSettings } from './payment-settings.ts';
import { SETTING_OF_VARIABLE } from './settings/environment.ts';

const ROOT = new URL('../../', import.meta.url).pathname;

test('without settings the server listens on port 3000 with the embedded database', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 3000,
    publicUrl: 'http://localhost:3000',
    database: { url: null },
    mode: 'production',
  });
});

test('an empty setting counts as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, database: { url: null } });
});

test.each([
  ['PORT', 'many'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://somewhere'],
  ['PUBLIC_URL', 'jarmark'],
  ['LOG_LEVEL', 'loud'],
  ['CONTACT_EMAIL', 'nobody'],
  ['METRICS_TOKEN', 'short'],
  ['OPERATOR_NAME', '-'],
  ['OPERATOR_ADDRESS', ' ; '],
  ['OPERATOR_EMAIL', 'nobody'],
  ['OPERATOR_PHONE', '123'],
  ['OPERATOR_TAX_ID', '123-456-32-19'],
  ['OPERATOR_TAX_ID', '0000000000'],
  ['OPERATOR_TAX_ID', '12345632181'],
  ['OPERATOR_REGISTER', '12345'],
])('%s=%s is refused with an error that names the setting', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name}: `));
});

test('a bucket without its keys is refused', () => {
  expect(() => readConfig({ S3_BUCKET: 'jarmark' })).toThrow(/^S3_BUCKET: /);
});

const OPERATOR = {
  OPERATOR_NAME: 'Stowarzyszenie Pod Lipą',
  OPERATOR_ADDRESS: 'ul. Lipowa 3 ; 33-300 Nowy Sącz;',
  OPERATOR_EMAIL: 'kontakt@podlipa.example',
};

test('without operator settings there is no operator', () => {
  expect(readConfig({ OPERATOR_NAME: '' }).operator).toBeNull();
});

test("the operator's numbers are accepted in any usual notation", () => {
  const numbers = {
    OPERATOR_PHONE: '(018) 443-56-00',
    OPERATOR_TAX_ID: 'PL 123-456-32-18',
    OPERATOR_REGISTER: 'KRS 0000123456',
  };
  expect(readConfig({ ...OPERATOR, ...numbers }).operator).toEqual({
    name: 'Stowarzyszenie Pod Lipą',
    address: ['ul. Lipowa 3', '33-300 Nowy Sącz'],
    email: 'kontakt@podlipa.example',
    phone: '+48 18 443 56 00',
    taxId: '1234563218',
    register: '0000123456',
  });
  expect(readConfig(OPERATOR).operator).toMatchObject({ phone: null, taxId: null, register: null });
});

test.each(Object.keys(OPERATOR))('an operator without %s is refused', (name) => {
  expect(() => readConfig({ ...OPERATOR, [name]: '' })).toThrow(new RegExp(`^${name}: must be set`));
});

test('a registration number alone is not an operator', () => {
  expect(() => readConfig({ OPERATOR_TAX_ID: '123-456-32-18' })).toThrow(/^OPERATOR_NAME: must be set/);
});

test('a NIP with one changed digit or two swapped neighbours is invalid', () => {
  const nip = '1234563218';
  const isTaken = (taxId: string) => {
    try {
      return readConfig({ ...OPERATOR, OPERATOR_TAX_ID: taxId }).operator !== null;
    } catch {
      return false;
    }
  };
  for (let place = 0; place < nip.length; place += 1) {
    const others = [...'0123456789'].filter((digit) => digit !== nip[place]);
    const taken = others.map((digit) => nip.slice(0, place) + digit + nip.slice(place + 1)).filter(isTaken);
    expect(taken).toEqual([]);
  }
  expect(isTaken('2134563218')).toBe(false);
});

test('.env.example lists exactly the existing settings', () => {
  const named = [...readFileSync(join(ROOT, '.env.example'), 'utf8').matchAll(/^([A-Z0-9_]+)=/gm)].map(
    (match) => match[1],
  );
  const read = [
    ...readFileSync(join(ROOT, 'src/server/config.ts'), 'utf8').matchAll(/^ {2}([A-Z0-9_]+): setting\(/gm),
  ].map((match) => match[1]);
  expect(named.sort()).toEqual([...read, ...Object.keys(paymentSettings), ...Object.keys(SETTING_OF_VARIABLE)].sort());
});

test('only config.ts reads process.env', () => {
  const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tsx?$/.test(name),
  );
  const readers = files.filter(
    (name) => !name.includes('.test.') && readFileSync(join(ROOT, 'src', name), 'utf8').includes('process.env'),
  );
  expect(readers).toEqual([join('server', 'config.ts')]);
});

test.each([
  [{ STRIPE_SECRET_KEY: 'sk_test_1234567890' }, 'STRIPE_WEBHOOK_SECRET'],
  [{ P24_MERCHANT_ID: '12345', P24_CRC: '0123456789abcdef' }, 'P24_API_KEY'],
  [{ KSEF_URL: 'https://ksef.example/v2' }, 'KSEF_TOKEN'],
])('settings of a group must be set together: %j', (environment, missing) => {
  expect(() => readConfig(environment)).toThrow(`${missing}: must be set with the other settings of its kind`);
});

test('the sandbox is available without a real provider, or when enabled explicitly', () => {
  const stripe = {
    STRIPE_SECRET_KEY: 'sk_test_1234567890',
    STRIPE_WEBHOOK_SECRET: 'whsec_1234567890',
    OPERATOR_NAME: 'Stowarzyszenie Dolina',
    OPERATOR_ADDRESS: 'ul. Rynek 1; 33-300 Nowy Sącz',
    OPERATOR_EMAIL: 'biuro@dolina.example',
    OPERATOR_TAX_ID: '5261040828',
  };
  expect(readConfig({}).payments).toMatchObject({ sandbox: true, stripe: null, przelewy24: null, ksef: null });
  expect(readConfig(stripe).payments).toMatchObject({ sandbox: false, stripe: { apiBase: null } });
  expect(readConfig({ ...stripe, SANDBOX_PAYMENTS: '1' }).payments.sandbox).toBe(true);
  expect(readConfig({ SANDBOX_PAYMENTS: '0' }).payments.sandbox).toBe(false);
  expect(() => assertPayee(readConfig({ ...stripe, OPERATOR_TAX_ID: '' }))).toThrow('OPERATOR_TAX_ID');
});
