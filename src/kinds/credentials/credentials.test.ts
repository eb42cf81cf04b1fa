import { expect, test } from 'vitest';
import { checkNumber } from './check-number.ts';
import { CONTROL_BODIES } from './control-bodies.ts';
import { CREDENTIAL_KIND_IDS, credentialKinds, getCredentialKind } from './kinds.ts';
import { credentialsFor, needOf } from './where.ts';

test('every kind is there once, with its law', () => {
  expect(credentialKinds.map(({ id }) => id)).toEqual([...CREDENTIAL_KIND_IDS]);
  expect(credentialKinds.filter(({ acts }) => acts.length === 0)).toEqual([]);
});

test.each(credentialKinds)('$id: its own examples have its format and are refused', ({ id, forms }) => {
  for (const { pattern, example } of forms) {
    expect(pattern.test(example), example).toBe(true);
    expect(checkNumber(id, example), example).toEqual({ problem: 'example' });
  }
});

test.each([
  ['organic', 'pl eko 7: 48213/26', 'PL-EKO-07 48213/26'],
  ['rhd', '1461 6042', 'RHD 14616042'],
  ['rhd', 'rolniczy handel detaliczny 14616042', 'RHD 14616042'],
  ['marginal', '14614042', 'MLO 14614042'],
  ['approved', 'pl 14610242 ue', 'PL 14610242 WE'],
  ['directSale', '14613842', 'SB 14613842'],
  ['sanitary', 'sanepid HŻ.9027.41.2024', 'PPIS HŻ.9027.41.2024'],
  ['plantOperator', '14/61/048213', 'PL-14/61/048213'],
  ['eggProducer', '1pl14611342', '1-PL-14611342'],
  ['herd', '000 048 213 001', 'PL000048213-001'],
  ['breeder', 'ZKwP nr 4821/2024', 'ZKWP 4821/2024'],
  ['beekeeper', 'wni 1461 6842', '14616842'],
  ['protectedName', 'chnp pl 0451', 'PDO-PL-0451'],
  ['protectedName', 'PGI-PL-00573-AM01', 'PGI-PL-00573-AM01'],
  ['traditionalProduct', ' Miód  z Sejneńszczyzny ', 'Miód z Sejneńszczyzny'],
  ['alcohol', 'a / 48 / 2024', 'A/48/2024'],
  ['lodging', 'ot.48/2024', 'OT.48/2024'],
  ['eventPermit', 'OA.5310.48.2026', 'OA.5310.48.2026'],
] as const)('%s takes %s as %s', (id, typed, number) => {
  expect(checkNumber(id, typed)).toEqual({ number });
  expect(checkNumber(id, number)).toEqual({ number });
});

test.each([
  ['organic', '  ', 'missing'],
  ['organic', 'mam certyfikat', 'malformed'],
  ['organic', 'PL-EKO-07 12345/24', 'example'],
  ['organic', 'PL-EKO-99 48213/26', 'body'],
  ['organic', 'PL-EKO-14 48213/26', 'body'],
  ['rhd', '12345678', 'example'],
  ['rhd', '22222222', 'example'],
  ['rhd', '87654321', 'example'],
  ['rhd', 'SB 14613842', 'malformed'],
  ['approved', '14610242', 'malformed'],
  ['herd', 'PL000000000-000', 'example'],
  ['protectedName', 'PDO', 'malformed'],
  ['lodging', 'brak', 'malformed'],
  ['eventPermit', '.'.repeat(100_000), 'malformed'],
] as const)('%s does not take %.20s: %s', (id, typed, problem) => {
  expect(checkNumber(id, typed)).toEqual({ problem });
});

test('control bodies have different codes of one form', () => {
  const codes = CONTROL_BODIES.map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.filter((code) => !/^PL-EKO-\d{2}$/.test(code))).toEqual([]);
});

const needs = (kind: 'ad' | 'agritourism' | 'event', categoryId: number | null, tags: string[] = []) =>
  Object.fromEntries(credentialsFor({ kind, categoryId, tags }).map(({ kind: { id }, need }) => [id, need]));

test('the needed credentials follow from the rules of a category', () => {
  expect(needs('ad', 404)).toMatchObject({ plantOperator: 'needed', organic: 'possible' });
  expect(needs('ad', 101)).toMatchObject({ directSale: 'oneOf', rhd: 'oneOf', beekeeper: 'possible' });
  expect(needs('ad', 101, ['eco'])).toMatchObject({ organic: 'needed' });
  expect(needs('ad', 508)).toMatchObject({ herd: 'needed' });
  expect(needs('ad', 512)).toMatchObject({ breeder: 'needed' });
  expect(needs('ad', 201)).toEqual({});
});

test('credentials of other kinds of listings have their places, too', () => {
  expect(Object.keys(needs('event', null))).toEqual(['alcohol', 'eventPermit']);
  expect(needs('agritourism', null)).toMatchObject({ lodging: 'possible', traditionalProduct: 'possible' });
  expect(needOf(getCredentialKind('lodging'), { kind: 'ad', categoryId: 101, tags: [] })).toBeNull();
});
