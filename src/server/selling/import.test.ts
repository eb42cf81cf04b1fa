import { expect, test } from 'vitest';
import { getListing } from '#contract/listings/listings.ts';
import { CSV_COLUMNS } from '#contract/selling/csv-columns.ts';
import {
  actOnListings,
  createListing,
  exportListings,
  getEditable,
  importListings,
  listOwnListings,
} from '#contract/selling/selling.ts';
import { LOCALE_IDS } from '#i18n/locales.ts';
import { getTranslator } from '#i18n/translator.ts';
import { aPerson, type LoggedIn } from '#test/factories.ts';
import { testApp } from '#test/test-app.ts';
import { columnOf } from './csv-words.ts';

const app = testApp();
const CSV = `title;description;category;price;weight;weight_unit;town;flags
Garnek gliniany;"Toczony na kole,
dwa litry.";pottery;40,50;;;Zamość;
Kosz wiklinowy;=Pleciony z białej wikliny;wicker;60;500;g;Łowicz;
`;

function imports(person: LoggedIn, csv: string, more: object = {}, idempotencyKey?: string) {
  const body = { csv, dryRun: false, ...more };
  return person.api
    .call(importListings, { body, ...(idempotencyKey ? { idempotencyKey } : {}) })
    .then(({ data }) => data);
}
const outcomes = (data: { lines: { outcome: string }[] }) => data.lines.map(({ outcome }) => outcome);
const own = async (person: LoggedIn) =>
  (await person.api.call(listOwnListings, { query: { kind: 'ad' } })).items.map(({ id, title, price }) => ({
    id,
    title,
    price,
  }));

test('a file needs no column for descriptions', async () => {
  const person = await aPerson(app);
  const csv = 'title;category;price;town\nJabłka, 20 kg;fruit;60;Zamość\n';
  expect(await imports(person, csv)).toMatchObject({ posted: 1, rejected: null });
  const { csv: exported } = await person.api.call(exportListings);
  expect(outcomes(await imports(person, exported))).toEqual(['unchanged']);
});

test('importing one’s own export changes nothing; a changed line changes the ad with its id', async () => {
  const person = await aPerson(app);
  expect(await imports(person, CSV)).toMatchObject({ posted: 2, updated: 0, rejected: null });
  const before = await own(person);
  const { csv } = await person.api.call(exportListings);
  const again = await imports(person, csv);
  expect(outcomes(again)).toEqual(['unchanged', 'unchanged']);
  expect(again).toMatchObject({ posted: 0, updated: 0 });
  const [basket, pot] = before;
  await person.api.call(actOnListings, { body: { ids: [pot?.id ?? 0], action: 'renew' } });
  const changed = csv.replace('40,5;', '45;');
  expect(outcomes(await imports(person, changed, { dryRun: true }))).toEqual(['changed', 'unchanged']);
  expect(await imports(person, changed)).toMatchObject({ posted: 0, updated: 1 });
  expect(await own(person)).toEqual([basket, { ...pot, price: 45 }]);
  expect(await app.api().call(getListing.ad, { params: { id: pot?.id ?? 0 } })).toMatchObject({
    price: 45,
    description: 'Toczony na kole,\ndwa litry.',
  });
});

test("a line with forbidden goods is refused at its title, unless the ad's seller has disputed that", async () => {
  const person = await aPerson(app);
  const csv =
    'title;category;price;town\nSzczeniaki labrador;pet_toys;900;Zamość\nTytoń krajanka;herbs_teas;60;Zamość\n';
  const { lines } = await imports(person, csv);
  expect(lines.map(({ errors }) => Object.keys(errors))).toEqual([['title'], ['title']]);
  const body = {
    ...{ title: 'Szczeniaki labrador', description: 'Pluszowe, szyte ręcznie.', town: 'Zamość', category: 608 },
    ...{ price: 30, details: {}, disputed: ['dogs' as const] },
  };
  await person.api.call(createListing.ad, { body });
  const { csv: exported } = await person.api.call(exportListings);
  expect(outcomes(await imports(person, exported))).toEqual(['unchanged']);
});

test('another seller’s id is refused like an unknown one', async () => {
  const [person, other] = [await aPerson(app), await aPerson(app)];
  await imports(person, CSV);
  const { csv } = await person.api.call(exportListings);
  const foreign = await imports(other, csv);
  expect(outcomes(foreign)).toEqual(['wrong', 'wrong']);
  expect(foreign.lines.map(({ errors }) => Object.keys(errors))).toEqual([['id'], ['id']]);
  const never = await imports(person, csv.replace(/^\d+;Garnek/m, '999999;Garnek'));
  expect(never.lines[0]?.errors.id?.[0]).toContain('999999');
  const basket = csv.split('\n').find((line) => line.includes('Kosz'));
  const twice = await imports(person, `${csv}${basket}\n`);
  expect(outcomes(twice)).toEqual(['unchanged', 'unchanged', 'wrong']);
  expect(await own(other)).toEqual([]);
});

test('Polish headings, categories, attributes and paths are recognised in any spelling', async () => {
  const person = await aPerson(app);
  const csv = [
    'NAZWA\tOpis\tkategoria\tCena\tMiejscowosc\tCechy\tUwagi',
    'Jabłka szare renety\tZe starego sadu, skrzynka.\tOwoce\t3 zł\tZamość\t\tpilne',
    'Gruszki klapsy\tZe starego sadu, skrzynka.\tzywnosc > OWOCE\t3,50 zł\tZamość\tekologiczne\t',
    'Śliwki węgierki\tZe starego sadu, skrzynka.\tŻywność › Zupy\t4\tZamość\t\t',
  ].join('\n');
  const { data } = await person.api.call(importListings, { body: { csv, dryRun: true } });
  expect(data.unknownColumns).toEqual(['Uwagi']);
  expect(data.lines[0]?.errors.category).toBeUndefined();
  expect(data.lines[1]?.errors.category).toBeUndefined();
  expect(data.lines[2]?.errors.category?.[0]).toContain('Zupy');
});

test('headings in all languages map to their columns', () => {
  for (const locale of LOCALE_IDS) {
    const t = getTranslator(locale);
    for (const column of CSV_COLUMNS.filter((each) => /^[a-z_]+$/.test(each) && each !== 'pay'))
      expect([
        locale,
        column,
        columnOf(t(`selling.csv.column.${column}` as 'selling.csv.column.title').toUpperCase()),
      ]).toEqual([locale, column, column]);
  }
});

test('errors name the line of a stray quotation mark and the name of a duplicate column', async () => {
  const person = await aPerson(app);
  const errorOf = (csv: string) =>
    person.api.call(importListings, { body: { csv, dryRun: true } }).then(
      () => null,
      (error: { fieldErrors: Record<string, string[]> }) => error.fieldErrors.csv?.[0],
    );
  for (const broken of [
    'title;town\nGarnek;Łowicz\nGarnek 5";Łowicz\nKosz;Łowicz',
    'title;town\nGarnek;Łowicz\n"Garnek "duży"";Łowicz\nKosz;Łowicz',
    'title;town\nGarnek;Łowicz\n"Garnek;Łowicz\nKosz;Łowicz',
  ])
    expect(await errorOf(broken)).toMatch(/W wierszu 3 brakuje drugiego cudzysłowu/);
  expect(await errorOf('title;Tytuł\nGarnek;Garnek')).toContain('Tytuł');
});

test('valid lines are imported on request, and the rejected ones come back with reasons', async () => {
  const person = await aPerson(app);
  const csv = `${CSV}"Dzban; wielki";=Ma ucho i dziób.;pottery;0x10;;;Grojec;\n`;
  const refused = await imports(person, csv);
  expect([refused.posted, outcomes(refused), await own(person)]).toEqual([0, ['new', 'new', 'wrong'], []]);
  const taken = await imports(person, csv, { skipsWrong: true });
  expect([taken.posted, outcomes(taken)]).toEqual([2, ['new', 'new', 'wrong']]);
  const rejected = taken.rejected?.csv ?? '';
  expect(rejected.trim().split('\n')).toHaveLength(2);
  expect(rejected).toContain('price: ');
  expect(rejected).toContain("'=Ma ucho");
  const stillWrong = await imports(person, rejected);
  expect([outcomes(stillWrong), stillWrong.unknownColumns]).toEqual([['wrong'], []]);
  const mended = await imports(person, rejected.replace('0x10', '16').replace(';Grojec;', ';Grójec;'));
  expect(mended).toMatchObject({ posted: 1, rejected: null });
  const { form } = await person.api.call(getEditable.ad, { params: { id: (await own(person))[0]?.id ?? 0 } });
  expect(form).toMatchObject({ title: 'Dzban; wielki', description: '=Ma ucho i dziób.', price: 16 });
});

test('a key makes the import idempotent, and two equal files sent at once post each line once', async () => {
  const person = await aPerson(app);
  const [first, second] = await Promise.all([
    imports(person, CSV, {}, 'import-1'),
    imports(person, CSV, {}, 'import-1'),
  ]);
  expect(first).toEqual(second);
  expect(first.posted).toBe(2);
  const more = `${CSV}Dzban;Ma ucho i dziób.;pottery;50;;;Zamość;\n`;
  const both = await Promise.all([imports(person, more), imports(person, more)]);
  expect(both.map(({ posted }) => posted).sort()).toEqual([0, 1]);
  expect(await own(person)).toHaveLength(3);
  const other = imports(person, `${CSV}x`, {}, 'import-1');
  await expect(other).rejects.toMatchObject({ code: 'conflict' });
});

test('a line can be imported again after its ad was deleted', async () => {
  const person = await aPerson(app);
  await imports(person, CSV);
  const ids = (await own(person)).map(({ id }) => id);
  await person.api.call(actOnListings, { body: { ids, action: 'remove' } });
  expect(await imports(person, CSV)).toMatchObject({ posted: 2 });
  await person.api.call(actOnListings, { body: { ids, action: 'restore' } });
  expect(await own(person)).toHaveLength(4);
});
