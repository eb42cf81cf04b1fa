import { expect, test } from 'vitest';
import { categoriesById, subtreeIds } from '../ad/categories.ts';
import { AD_FLAGS } from '../ad/kind.ts';
import { checkRules, withImpliedTags } from './check.ts';
import { normaliseDetails, ruleFieldsFor, rulesFor, shownDetails } from './for-category.ts';
import { rules } from './index.ts';
import { RULE_IDS } from './messages.ts';
import type { Post } from './rule.ts';
import { showDetail } from './shown-detail.ts';

const post: Post = { categoryId: null, title: 'Zwykła rzecz', description: 'Zwykły opis.', tags: [], details: {} };

function breaches(of: Partial<Post>): string[] {
  return checkRules({ ...post, ...of }).map(({ severity, field, message }) => `${severity} ${field} ${message}`);
}

test('every rule occurs once, in the order of ids', () => {
  expect(rules.map(({ id }) => id)).toEqual([...RULE_IDS]);
});

test('every category of a rule exists', () => {
  const named = rules.flatMap(({ appliesTo }) => (appliesTo.categories === 'everywhere' ? [] : appliesTo.categories));
  expect(named.filter((id) => !categoriesById.has(id))).toEqual([]);
});

test('no category asks for the same field twice, whatever its tags', () => {
  for (const id of categoriesById.keys()) {
    const names = ruleFieldsFor(id, AD_FLAGS).map(({ name }) => name);
    expect(new Set(names).size, String(id)).toBe(names.length);
  }
});

/** The required fields of each category, without flags; categories not named here must have none. */
const REQUIRED: Readonly<Record<string, readonly number[]>> = {
  breederNumber: [512, 513],
  eggCode: [105],
  plantOperator: [402, 403, 404, 405, 406, 407, 408, 410],
  foodRegistration: [101, 102, 103, 104, 106, 107, 108, 109, 110, 111, 112, 113, 114, 119, 120, 121, 122, 124],
  herdNumber: [506, 507, 508, 509],
  equineNumber: [510],
  pay: [...subtreeIds(700)],
};

test.each([...categoriesById.values()].map(({ id, key }) => [key, id] as const))(
  '%s asks for what it must',
  (_, id) => {
    const expected = Object.keys(REQUIRED).filter((name) => REQUIRED[name]?.includes(id));
    expect(
      ruleFieldsFor(id, [])
        .filter(({ required }) => required)
        .map(({ name }) => name),
    ).toEqual(expected);
    expect(breaches({ categoryId: id })).toEqual(
      expected.map((name) => `refuse details.${name} rules.field.${name}.missing`),
    );
  },
);

test('kinds without categories keep the rules that apply everywhere', () => {
  expect(rulesFor(null, ['eco']).map(({ id }) => id)).toEqual(['contact', 'alcohol', 'goods']);
});

test.each(['eco', 'organic'])(
  '%s asks for the certificate wherever organic production is meant, and there only',
  (tag) => {
    const asking = [...categoriesById.values()].filter(({ id }) =>
      ruleFieldsFor(id, [tag]).some(({ name }) => name === 'organicCertificate'),
    );
    const branches = new Set(asking.map(({ id }) => Math.floor(id / 100) * 100));
    expect([...branches]).toEqual([100, 400, 500, 600]);
    expect(asking.filter(({ id }) => id > 605).map(({ key }) => key)).toEqual([]);
    expect(breaches({ categoryId: 115, tags: [tag] })).toEqual([
      'refuse details.organicCertificate rules.field.organicCertificate.missing',
    ]);
    expect(rulesFor(301, [tag]).map(({ id }) => id)).toContain('ecoClaim');
  },
);

test.each([
  ['1-PL-14991302', ['freerange'], []],
  ['1-PL-14991302', [], ['refuse tags rules.eggs.expects.freerange']],
  [
    '1-PL-14991302',
    ['barneggs'],
    ['refuse details.eggCode rules.eggs.says.barneggs', 'refuse tags rules.eggs.expects.freerange'],
  ],
  ['2-PL-14991302', ['barneggs'], []],
  ['2-PL-14991302', ['barneggs', 'cagedhens'], ['refuse details.eggCode rules.eggs.says.cagedhens']],
  ['3-PL-14991302', ['cagedhens', 'fresh'], []],
  [
    '3-PL-14991302',
    ['freerange'],
    ['refuse details.eggCode rules.eggs.says.freerange', 'refuse tags rules.eggs.expects.cagedhens'],
  ],
  ['3pl 1499 1301', ['cagedhens'], []],
  ['MAX-50', ['freerange'], []],
  ['OTHER-BIRDS', [], []],
  ['', ['freerange'], ['refuse details.eggCode rules.field.eggCode.missing']],
  ['4-PL-14991302', ['freerange'], ['refuse details.eggCode rules.malformed']],
])('eggs with %s and %j: %j', (eggCode, tags, expected) => {
  expect(breaches({ categoryId: 105, tags, details: { eggCode } })).toEqual(expected);
});

test('organic eggs: the digit 0 and the flag require each other, the flag the certificate, and freerange is allowed with both', () => {
  const organicCertificate = 'PL-EKO-99 12346/24';
  const eggCode = '0-PL-14991302';
  const details = { eggCode, organicCertificate };
  expect(breaches({ categoryId: 105, tags: ['organic', 'freerange'], details })).toEqual([]);
  expect(breaches({ categoryId: 105, tags: ['eco'], details })).toEqual([]);
  expect(breaches({ categoryId: 105, tags: [], details })).toEqual(['refuse tags rules.eggs.expects.organic']);
  expect(
    breaches({ categoryId: 105, tags: ['eco', 'organic'], details: { ...details, eggCode: '2-PL-14991302' } }),
  ).toEqual(['refuse details.eggCode rules.eggs.says.organic', 'refuse tags rules.eggs.expects.barneggs']);
});

test('tags implied by a code are ticked', () => {
  const allowed = categoriesById.get(105)?.flags ?? [];
  expect(withImpliedTags(['fresh'], { eggCode: '2 pl 14991302' }, allowed)).toEqual(['fresh', 'barneggs']);
  expect(withImpliedTags(['barneggs'], { eggCode: '2-PL-14991302' }, allowed)).toEqual(['barneggs']);
  expect(withImpliedTags([], { eggCode: 'MAX-50' }, allowed)).toEqual([]);
  expect(withImpliedTags([], { eggCode: '2-PL-14991302' }, [])).toEqual([]);
});

test.each([
  [512, 'breederNumber', 'ZKWP 1234/2024'],
  [513, 'breederNumber', '14993402'],
  [106, 'foodRegistration', 'PL 14990202 UE'],
  [104, 'foodRegistration', 'sprzedaż bezpośrednia 14993802'],
  [110, 'foodRegistration', 'RHD 12/2024'],
  [404, 'plantOperator', '14/99/012346'],
  [508, 'herdNumber', '000012345001'],
  [510, 'equineNumber', '616 099 000123425'],
  [702, 'pay', '5000–6200 zł brutto miesięcznie'],
])('%i takes %s %s', (categoryId, name, value) => {
  expect(breaches({ categoryId, details: { [name]: value } })).toEqual([]);
});

test.each<[number, string, unknown, string]>([
  [512, 'breederNumber', 'mam rodowód', 'rules.malformed'],
  [106, 'foodRegistration', 'SB 14993802', 'rules.malformed'],
  [101, 'foodRegistration', '14993802', 'rules.malformed'],
  [101, 'foodRegistration', 12, 'rules.malformed'],
  [101, 'foodRegistration', `RHD ${'.'.repeat(100_000)}`, 'rules.malformed'],
  [702, 'pay', '5000 zł netto miesięcznie', 'rules.pay.net'],
  [702, 'pay', '36-32 zł/h', 'rules.pay.order'],
  [702, 'pay', 'do uzgodnienia', 'rules.malformed'],
  [702, 'pay', '   ', 'rules.field.pay.missing'],
])('%i does not take %s %.40s', (categoryId, name, value, message) => {
  expect(breaches({ categoryId, details: { [name]: value } })).toEqual([`refuse details.${name} ${message}`]);
});

test('an error shows the example of the form whose prefix was typed', () => {
  const [breach] = checkRules({ ...post, categoryId: 104, details: { foodRegistration: 'RHD 123' } });
  expect(breach?.values).toEqual({ example: 'RHD 14996001' });
});

test('harvested goods need no number, processed ones may have one', () => {
  const names = (categoryId: number, tags: string[]) => ruleFieldsFor(categoryId, tags).map(({ name }) => name);
  for (const id of [115, 116, 117, 118, 123]) expect(names(id, []), String(id)).toEqual([]);
  expect(names(116, ['dried'])).toEqual(['foodRegistration']);
  expect(names(117, ['marinated'])).toEqual(['foodRegistration']);
});

test('an optional field is checked if it is not empty', () => {
  expect(breaches({ categoryId: 412, details: { plantOperator: '' } })).toEqual([]);
  expect(breaches({ categoryId: 412, details: { plantOperator: 'mam' } })).toEqual([
    'refuse details.plantOperator rules.malformed',
  ]);
});

test('details are stored in canonical form without obsolete rule fields; the kind’s own stay', () => {
  const details = {
    organicCertificate: 'pl-eko-07 12346',
    plantOperator: ' 14/99/012346 ',
    guests: 4,
    toString: 'kept',
  };
  expect(normaliseDetails(404, ['eco'], details)).toEqual({
    organicCertificate: 'PL-EKO-07 12346',
    plantOperator: 'PL-14/99/012346',
    guests: 4,
    toString: 'kept',
  });
  expect(normaliseDetails(404, [], { ...details, plantOperator: ' ' })).toEqual({ guests: 4, toString: 'kept' });
});

test('herd numbers are kept for authorities, all other details are shown', () => {
  expect(shownDetails(508, ['eco'])).toEqual(['organicCertificate']);
  expect(shownDetails(105, ['organic'])).toEqual(['organicCertificate', 'eggCode', 'foodRegistration']);
  expect(shownDetails(701, [])).toEqual(['pay']);
  expect(shownDetails(null, [])).toEqual([]);
});

test('a page shows codes unchanged, declarations and pay as messages', () => {
  expect(showDetail('eggCode', '1-PL-14991302')).toEqual({ as: 'code', code: '1-PL-14991302' });
  expect(showDetail('eggCode', 'MAX-50')).toEqual({ as: 'message', message: 'rules.form.smallFlock' });
  expect(showDetail('pay', '32-36/hour')).toEqual({
    as: 'pay',
    pay: { fromMinor: 3200, toMinor: 3600, per: 'hour' },
    message: 'rules.pay.per.hour',
  });
});

test.each([
  [105, 'eggCode', '1-PL-14991301'],
  [404, 'plantOperator', '14/99/012345'],
  [101, 'foodRegistration', 'SB 14993801'],
  [101, 'foodRegistration', 'SB 12345678'],
  [101, 'foodRegistration', 'RHD 22222222'],
  [508, 'herdNumber', 'PL000099999-001'],
])('%i refuses %s %s, which is printed as an example or made up', (categoryId, name, value) => {
  const tags = name === 'eggCode' ? ['freerange'] : [];
  expect(breaches({ categoryId, tags, details: { [name]: value } })).toEqual([`refuse details.${name} rules.example`]);
});

test('several breaches are in the order of the rules, including advice', () => {
  const title = 'Kierowca, tel. 501 502 503';
  expect(breaches({ categoryId: 704, title })).toEqual([
    'refuse title rules.contact.phone',
    'refuse details.pay rules.field.pay.missing',
    'advise title rules.jobTitle.oneForm',
  ]);
});
