import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeForms } from './code-forms.ts';
import { FIELD_NAMES, type FieldName, fields } from './fields.ts';
import { rules } from './index.ts';

const forms = Object.values(codeForms);
const asked = rules.flatMap(({ field }) => (field ? field.forms.map((form) => [field.name, form] as const) : []));

test.each([
  ['breederNumber', 'ZKwP nr 1234 / 2024', 'ZKWP 1234/2024'],
  ['breederNumber', 'WNI 1499 3401', '14993401'],
  ['organicCertificate', 'pl-eko-07: 12345/24', 'PL-EKO-07 12345/24'],
  ['organicCertificate', 'PL EKO 7 nr 12345', 'PL-EKO-07 12345'],
  ['organicCertificate', 'PL–EKO–01.616-0001234.2024.001', 'PL-EKO-01.616-0001234.2024.001'],
  ['eggCode', '1pl14991301', '1-PL-14991301'],
  ['eggCode', '0 PL 1499 1301', '0-PL-14991301'],
  ['eggCode', 'max-50', 'MAX-50'],
  ['plantOperator', '14/99/012345', 'PL-14/99/012345'],
  ['plantOperator', 'pl 14 / 99 / 012345', 'PL-14/99/012345'],
  ['foodRegistration', 'Rolniczy handel detaliczny: 1499 6001', 'RHD 14996001'],
  ['foodRegistration', 'sprzedaż bezpośrednia nr 14993801', 'SB 14993801'],
  ['foodRegistration', 'MOL 14994001', 'MLO 14994001'],
  ['foodRegistration', 'PL 14990201 UE', 'PL 14990201 WE'],
  ['foodRegistration', 'pl14990201', 'PL 14990201 WE'],
  ['foodRegistration', 'sanepid HŻ.9027.12.2024', 'PPIS HŻ.9027.12.2024'],
  ['herdNumber', 'pl 000 012 345 001', 'PL000012345-001'],
  ['equineNumber', 'UELN 616 099 000123424', '616099000123424'],
  ['keeperNumber', 'nr 14 99 34 01', '14993401'],
  ['pay', '32–36 zł brutto za godzinę', '32-36/hour'],
] as const)('%s: %s is written %s', (name, typed, canonical) => {
  expect(fields[name].normalise(typed)).toBe(canonical);
  expect(asked.some(([field, { pattern }]) => field === name && pattern.test(canonical))).toBe(true);
});

test.each([
  ['eggStamp', ['4-PL-14991301', '1-PL-13991301', '1-PL-1499130', '1-XX-1234', '1PL14991301', '1-PL-14001301']],
  ['organic', ['PL-EKO-07', 'EKO 12345', 'PL-EKO-07 1', 'PL-EKO-7 12345', 'DE-ÖKO-006 12345']],
  ['plantOperator', ['PL-15/99/012345', 'PL-14/00/012345', '14/99/012345', 'PL-14/99/12']],
  ['herd', ['PL12345678-001', 'PL005012345678', 'PL000012345-1']],
  ['equine', ['6160990001234', '61609900012342A4']],
  ['kennel', ['ZKWP', '1234/2024', 'ZKWP rodowód']],
  ['rhd', ['RHD 123', 'SB 14996001', 'RHD 99996001']],
  ['approved', ['PL 14990201', '14990201 WE']],
  ['sanitary', ['PPIS', 'PPIS tak', 'HŻ.9027.12.2024']],
  ['pay', ['32/hour/day', '32', '-/hour', '32-/hour', '1234567/month', '32.5/hour']],
] as const)('%s takes none of these', (id, values) => {
  for (const value of values) expect(codeForms[id].pattern.test(value), value).toBe(false);
});

test.each(asked)(
  '%s: the example of a form matches it and is already canonical',
  (name, { pattern, example, prefix }) => {
    expect(pattern.test(example)).toBe(true);
    expect(fields[name].normalise(example)).toBe(example);
    expect(example.startsWith(prefix ?? '')).toBe(true);
  },
);

test('no example is a real number, as no district, body or breeder has the number 99', () => {
  const typed = forms.filter((form) => !('declared' in form) && form.id !== 'pay');
  expect(typed.filter(({ example }) => !example.includes('99'))).toEqual([]);
});

test('every form is used by a rule', () => {
  expect(forms.map(({ id }) => id).filter((id) => !asked.some(([, form]) => form.id === id))).toEqual([]);
});

test.each(forms)('normalising keeps a value of the form $id, however it is spaced and written', ({ id, pattern }) => {
  const name = asked.find(([, form]) => form.id === id)?.[0] as FieldName;
  const source = fc
    .stringMatching(new RegExp(withoutLookaheads(pattern.source)))
    .filter((value) => pattern.test(value));
  fc.assert(
    fc.property(source, fc.constantFrom('', ' ', '\u00a0'), (value, around) => {
      const canonical = fields[name].normalise(`${around}${value}${around}`);
      expect(canonical).toBe(fields[name].normalise(canonical));
      expect(asked.some(([field, form]) => field === name && form.pattern.test(canonical))).toBe(true);
      expect(fields[name].normalise(value.toLowerCase())).toBe(canonical);
    }),
    { numRuns: 300 },
  );
});

/** fast-check generates strings from a pattern, but not from a lookahead; that condition is filtered instead. */
function withoutLookaheads(source: string): string {
  return source.replace(/\(\?[=!][^)]*\)/g, '');
}

test.each(FIELD_NAMES)('%s: normalising is idempotent for any input', (name) => {
  const typed = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(
      fc.constantFrom(
        'PL',
        'EKO',
        ' ',
        '-',
        '/',
        '.',
        ':',
        ',',
        'nr',
        'RHD',
        'SB',
        'WE',
        '07',
        '1',
        '14',
        'zł',
        'h',
        'do',
      ),
    ),
  );
  fc.assert(
    fc.property(typed, (parts) => {
      const once = fields[name].normalise(Array.isArray(parts) ? parts.join('') : parts);
      expect(fields[name].normalise(once)).toBe(once);
    }),
    { numRuns: 2000 },
  );
});
