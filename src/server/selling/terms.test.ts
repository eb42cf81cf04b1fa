import { expect, test } from 'vitest';
import { getListing, listListings } from '#contract/listings/listings.ts';
import {
  actOnListings,
  choosePlan,
  createListing,
  exportListings,
  getEditable,
  getOwnListing,
  importListings,
  updateListing,
} from '#contract/selling/selling.ts';
import { aPerson, type LoggedIn } from '#test/factories.ts';
import { testApp } from '#test/test-app.ts';

const app = testApp();
const POT = {
  title: 'Garnek gliniany',
  description: 'Toczony na kole, mieści dwa litry.',
  town: 'Zamość',
  category: 201,
  price: '40',
  details: {},
};
const BARGAIN = { ...POT, tags: ['negotiable', 'swap'], floor: '32,50', details: { swapFor: 'drewno opałowe' } };

async function posted(person: LoggedIn, form: object): Promise<number> {
  const { data } = await person.api.call(createListing.ad, { body: form } as never);
  await person.api.call(choosePlan, { params: { id: data.id }, body: { plan: 'free' } });
  await app.settle();
  return data.id;
}

const shown = (id: number) => app.api().call(getListing.ad, { params: { id } });

test('an ad says that it is negotiable and for swap, and keeps its lowest price to itself', async () => {
  const person = await aPerson(app);
  const id = await posted(person, BARGAIN);
  const listing = await shown(id);
  expect(listing).toMatchObject({ tags: ['negotiable', 'swap'], details: { swapFor: 'drewno opałowe' } });
  const all = await app.api().call(listListings.ad, { query: {} });
  expect(JSON.stringify([listing, all])).not.toMatch(/32[.,]5|3250|floor/);
  const { form } = await person.api.call(getEditable.ad, { params: { id } });
  expect(form).toMatchObject({ floor: 32.5, tags: ['negotiable', 'swap'] });
  const stranger = await aPerson(app);
  await expect(stranger.api.call(getEditable.ad, { params: { id } })).rejects.toMatchObject({ code: 'notFound' });
});

test('an item is free exactly if its price is zero', async () => {
  const person = await aPerson(app);
  const id = await posted(person, { ...POT, price: '0', tags: ['negotiable'], floor: '5' });
  expect((await shown(id)).tags).toEqual(['negotiable', 'free']);
  const { form } = await person.api.call(getEditable.ad, { params: { id } });
  expect(form.floor).toBeUndefined();
  await person.api.call(updateListing.ad, {
    params: { id },
    body: { version: 1, form: { ...POT, price: '10', tags: ['negotiable', 'free'] } },
  } as never);
  await app.settle();
  expect((await shown(id)).tags).toEqual(['negotiable']);
});

test('terms that make no sense are dropped, and a lowest price above the price is refused at its field', async () => {
  const person = await aPerson(app);
  const job = { ...POT, title: 'Zbiór truskawek (k/m)', category: 701, price: undefined, codes: { pay: '32-36 zł/h' } };
  const id = await posted(person, { ...job, tags: ['negotiable', 'swap'], floor: '10', details: { swapFor: 'siano' } });
  expect(await shown(id)).toMatchObject({ tags: [], details: expect.not.objectContaining({ swapFor: 'siano' }) });
  const plain = await posted(person, { ...POT, details: { swapFor: 'siano' } });
  expect((await shown(plain)).details).toEqual({});
  await expect(person.api.call(createListing.ad, { body: { ...BARGAIN, floor: '41' } } as never)).rejects.toMatchObject(
    { fieldErrors: { floor: [expect.any(String)] } },
  );
});

test('lists filter by the terms', async () => {
  const person = await aPerson(app);
  const [both, free, plain] = [
    await posted(person, BARGAIN),
    await posted(person, { ...POT, price: '0' }),
    await posted(person, POT),
  ];
  const found = async (flags: string) => {
    const { items, facets } = await app.api().call(listListings.ad, { query: { flags, facets: '1' } as never });
    return [items.map(({ id }) => id), facets?.tags[flags.split(',')[0] ?? '']];
  };
  expect(await found('negotiable')).toEqual([[both], 1]);
  expect(await found('negotiable,swap')).toEqual([[both], 1]);
  expect(await found('free')).toEqual([[free], 1]);
  expect(plain).toBeGreaterThan(0);
});

const imports = async (person: LoggedIn, csv: string) =>
  (await person.api.call(importListings, { body: { csv, dryRun: false } })).data;

test('an import keeps terms without a column unchanged', async () => {
  const person = await aPerson(app);
  const id = await posted(person, BARGAIN);
  await imports(
    person,
    `id;title;category;price;town;flags\n${id};Garnek kamionkowy;pottery;40;Zamość;negotiable swap\n`,
  );
  const { form } = await person.api.call(getEditable.ad, { params: { id } });
  expect(form).toMatchObject({
    title: 'Garnek kamionkowy',
    tags: ['negotiable', 'swap'],
    floor: 32.5,
    details: { swapFor: 'drewno opałowe' },
  });
});

test('the terms of ads survive an export and its import, and only their seller gets the lowest price', async () => {
  const person = await aPerson(app);
  const id = await posted(person, BARGAIN);
  await posted(person, { ...POT, price: '0' });
  await posted(person, POT);
  const { csv } = await person.api.call(exportListings);
  expect(csv).toContain(';32,5;yes;yes;drewno opałowe;no;');
  expect(csv).toContain(';;no;no;;yes;');
  expect((await imports(person, csv)).lines.map(({ outcome }) => outcome)).toEqual(Array(3).fill('unchanged'));
  await imports(person, csv.replace(';32,5;yes;yes;drewno opałowe;no;', ';;no;yes;;no;'));
  const { form } = await person.api.call(getEditable.ad, { params: { id } });
  expect(form).toMatchObject({ tags: ['swap'], details: {} });
  expect(form.floor).toBeUndefined();
  const stranger = await aPerson(app);
  expect((await stranger.api.call(exportListings)).csv).not.toContain('Garnek');
});

test.each([
  ['Tytuł;Kategoria;Cena;Miejscowość;cena minimalna;do negocjacji;zamienię;zamienię na;za darmo', 'tak', 'nie'],
  ['title;category;price;town;minimum price;negotiable;swap;swap for;free', 'Yes', 'FALSE'],
])('terms are read under the headings %s', async (headings, yes, no) => {
  const person = await aPerson(app);
  const lines = [
    `Garnek pierwszy;pottery;40;Zamość;32,50;${yes};${yes};drewno;${no}`,
    `Garnek drugi;pottery;;Zamość;;${no};;;${yes}`,
    'Garnek trzeci;pottery;40;Zamość;;;;siano;',
  ];
  expect(await imports(person, `${headings}\n${lines.join('\n')}\n`)).toMatchObject({ posted: 3, unknownColumns: [] });
  const { csv } = await person.api.call(exportListings);
  expect(csv).toContain(';32,5;yes;yes;drewno;no;');
  expect(csv).toContain(';;no;no;;yes;');
  expect(csv).toContain(';;no;yes;siano;no;');
});

test('wrong terms are refused at their line and column', async () => {
  const person = await aPerson(app);
  const csv = `title;category;price;town;floor;negotiable;swap_for;free
Garnek pierwszy;pottery;40;Zamość;41;;;
Garnek drugi;pottery;40;Zamość;;może;;
Garnek trzeci;pottery;40;Zamość;;;${'a'.repeat(81)};
Garnek czwarty;pottery;40;Zamość;;;;tak
Garnek piąty;pottery;0;Zamość;;;;nie
Garnek szósty;pottery;40;Zamość;dwa;;;
`;
  const { lines, posted } = await imports(person, csv);
  expect(posted).toBe(0);
  expect(lines.map(({ line, errors }) => [line, ...Object.keys(errors)])).toEqual([
    [2, 'floor'],
    [3, 'negotiable'],
    [4, 'swap_for'],
    [5, 'free'],
    [6, 'free'],
    [7, 'floor'],
  ]);
});

test('the seller reserves an ad, which is still shown, and releases it; selling it ends the reservation', async () => {
  const person = await aPerson(app);
  const id = await posted(person, POT);
  const act = async (action: 'reserve' | 'release' | 'end' | 'reopen') =>
    (await person.api.call(actOnListings, { body: { ids: [id], action } })).data;
  expect((await act('reserve')).done).toMatchObject([{ reserved: true, hidden: null }]);
  expect((await act('reserve')).refused).toEqual([id]);
  await app.settle();
  expect((await shown(id)).reserved).toBe(true);
  expect((await act('release')).done).toMatchObject([{ reserved: false }]);
  expect((await act('release')).refused).toEqual([id]);
  await act('reserve');
  await act('end');
  await act('reopen');
  expect((await person.api.call(getOwnListing, { params: { id } })).reserved).toBe(false);
});
