import { expect, test } from 'vitest';
import {
  type CatalogueAct,
  changeCatalogue,
  type DeskCatalogue,
  exportCatalogue,
  getCatalogue,
  importCatalogue,
} from '#contract/catalogue/catalogue.ts';
import { getCategories, listListings } from '#contract/listings/listings.ts';
import { listAudit } from '#contract/moderation/audit.ts';
import { createListing } from '#contract/selling/selling.ts';
import { categoriesById, categoryPath, subtreeIds } from '#kinds/ad/categories.ts';
import { ruleFieldsFor } from '#kinds/rules/for-category.ts';
import { aListing, aPerson } from '#test/factories.ts';
import { testApp } from '#test/test-app.ts';
import { aModerator } from '#test/trust-factories.ts';

const app = testApp();
const [FOOD, COSMETICS, HONEY, BREAD, CAKES] = [100, 300, 101, 110, 111];

/** The desk of an admin who makes changes one after the other. */
async function aDesk() {
  const { api } = await aModerator(app, 'admin');
  let edition = (await api.call(getCatalogue, {})).edition;
  const act = async (wanted: CatalogueAct): Promise<DeskCatalogue> => {
    const { data } = await api.call(changeCatalogue, { body: { edition, act: wanted as never } });
    edition = data.edition;
    return data;
  };
  return { api, act };
}

const inCategory = async (category: number) =>
  (await app.api().call(listListings.ad, { query: { category } as never })).items.map(({ title }) => title);
const found = async (q: string) => (await app.api().call(listListings.ad, { query: { q } as never })).total;
const failure = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: { code: string; fieldErrors: Record<string, string[]> }) => error,
  );

test('a new name is shown in every language that has one, and is searchable at once', async () => {
  await aListing(app, 'ad', { title: 'Słoik 900 g', category_id: HONEY });
  expect(await found('kulinarny')).toBe(0);
  const { act } = await aDesk();
  const { categories } = await act({
    type: 'edit',
    id: HONEY,
    names: { pl: 'Złocień kulinarny', de: 'Honig aus Polen' },
  });
  const honey = categories.find(({ id }) => id === HONEY);
  expect(honey).toMatchObject({ isChanged: true, missing: [], listings: 1, shown: 1 });
  expect(honey?.names).toMatchObject({ pl: 'Złocień kulinarny', de: 'Honig aus Polen', en: 'Honey' });
  const nameIn = async (locale: 'pl' | 'de' | 'en') =>
    (await app.api(locale).call(getCategories, {})).subCategories[0]?.subCategories?.[0]?.name;
  expect([await nameIn('pl'), await nameIn('de'), await nameIn('en')]).toEqual([
    'Złocień kulinarny',
    'Honig aus Polen',
    'Honey',
  ]);
  expect(await found('kulinarny')).toBe(1);
  await act({ type: 'undo' });
  expect(await nameIn('pl')).not.toBe('Złocień kulinarny');
  expect(await found('kulinarny')).toBe(0);
});

test('a new category applies the rules of its model, and its name falls back to Polish', async () => {
  const { act } = await aDesk();
  const { categories } = await act({ type: 'create', parentId: FOOD, names: { pl: 'Miody smakowe' }, likeId: HONEY });
  const made = categories.find(({ isNew }) => isNew);
  expect(made).toMatchObject({ parentId: FOOD, isLeaf: true, missing: ['en', 'de', 'es', 'uk', 'it'], likeId: HONEY });
  expect(made?.names.en).toBe('Miody smakowe');
  expect(made?.rules).toEqual([...new Set(ruleFieldsFor(HONEY, made?.flags ?? []).map(({ name }) => name))]);
  const person = await aPerson(app);
  const body = {
    title: 'Miód z maliną',
    town: 'Łowicz',
    category: made?.id,
    price: '12',
    details: {},
    codes: { foodRegistration: 'SB 06993804' },
  };
  const { data } = await person.api.call(createListing.ad, { body } as never);
  expect(data).toMatchObject({ categoryId: made?.id });
  expect(await failure(person.api.call(createListing.ad, { body: { ...body, codes: {} } } as never))).toMatchObject({
    fieldErrors: { 'codes.foodRegistration': [expect.any(String)] },
  });
});

test('moving a category moves its listings in lists, but keeps the legal rules for its goods', async () => {
  await aListing(app, 'ad', { title: 'Miód lipowy', category_id: HONEY });
  const { act } = await aDesk();
  const rules = ruleFieldsFor(HONEY, []);
  await act({ type: 'place', id: HONEY, parentId: COSMETICS, beforeId: 301 });
  expect(
    categoriesById
      .get(COSMETICS)
      ?.children.slice(0, 2)
      .map(({ id }) => id),
  ).toEqual([HONEY, 301]);
  expect([await inCategory(FOOD), await inCategory(COSMETICS)]).toEqual([[], ['Miód lipowy']]);
  expect(ruleFieldsFor(HONEY, [])).toEqual(rules);
  const desk = await act({ type: 'place', id: HONEY, parentId: FOOD, beforeId: null });
  expect(desk.categories.filter(({ parentId }) => parentId === FOOD).at(-1)?.id).toBe(HONEY);
});

test('a category cannot be moved too deep, or below a category with listings', async () => {
  await aListing(app, 'ad', { title: 'Chleb', category_id: BREAD });
  const { act } = await aDesk();
  const below = failure(act({ type: 'place', id: HONEY, parentId: BREAD, beforeId: null }));
  expect((await below)?.fieldErrors).toHaveProperty('parentId');
  const branchBelow = failure(act({ type: 'place', id: FOOD, parentId: COSMETICS, beforeId: null }));
  expect((await branchBelow)?.fieldErrors).toHaveProperty('parentId');
  // As a main category it would be a branch with listings of its own.
  await act({ type: 'place', id: BREAD, parentId: 1, beforeId: null });
  const filled = await failure(act({ type: 'place', id: HONEY, parentId: BREAD, beforeId: null }));
  expect(filled?.fieldErrors.id?.[0]).toContain('są ogłoszenia');
});

test('a hidden category keeps its listings and accepts no new ones', async () => {
  await aListing(app, 'ad', { title: 'Miód lipowy', category_id: HONEY });
  const { act } = await aDesk();
  await act({ type: 'hide', id: HONEY });
  expect(categoriesById.get(FOOD)?.children.map(({ id }) => id)).not.toContain(HONEY);
  expect([await inCategory(HONEY), await inCategory(FOOD), await found('miód')]).toEqual([
    ['Miód lipowy'],
    ['Miód lipowy'],
    1,
  ]);
  const person = await aPerson(app);
  const body = { title: 'Miód gryczany', town: 'Łowicz', category: HONEY, price: '40', details: {} };
  const codes = { foodRegistration: 'SB 06993804' };
  expect(await failure(person.api.call(createListing.ad, { body: { ...body, codes } } as never))).toMatchObject({
    fieldErrors: { category: ['Ta kategoria nie przyjmuje nowych ogłoszeń. Wybierz inną.'] },
  });
  await act({ type: 'show', id: HONEY });
  await person.api.call(createListing.ad, { body: { ...body, codes } } as never);
});

test('only an empty category can be removed', async () => {
  const id = await aListing(app, 'ad', { title: 'Miód lipowy', category_id: HONEY, status: 'expired' });
  const { act } = await aDesk();
  expect((await failure(act({ type: 'remove', id: HONEY })))?.fieldErrors.id?.[0]).toContain('są ogłoszenia');
  expect((await failure(act({ type: 'remove', id: FOOD })))?.fieldErrors).toHaveProperty('id');
  await app.client.db.updateTable('listing').set({ category_id: BREAD }).where('id', '=', id).execute();
  await act({ type: 'remove', id: HONEY });
  expect([categoriesById.has(HONEY), categoryPath(HONEY)]).toEqual([false, []]);
  await expect(aListing(app, 'ad', { title: 'Miód', category_id: HONEY })).rejects.toThrow('has ended');
  await act({ type: 'undo' });
  expect(subtreeIds(HONEY)).toEqual([HONEY]);
  await aListing(app, 'ad', { title: 'Miód', category_id: HONEY });
});

test('a change based on an outdated edition is a conflict, and a repeated request counts once', async () => {
  const { api } = await aModerator(app, 'admin');
  const body = { edition: 0, act: { type: 'create' as const, parentId: FOOD, names: { pl: 'Kiszone soki' } } };
  const call = { body, idempotencyKey: 'nowa-kategoria-1' };
  const [one, two] = await Promise.all([api.call(changeCatalogue, call), api.call(changeCatalogue, call)]);
  expect([one.data.edition, two.data.edition]).toEqual([1, 1]);
  const late = failure(api.call(changeCatalogue, { body: { edition: 0, act: { type: 'hide', id: HONEY } } }));
  expect(await late).toMatchObject({ code: 'conflict' });
  expect((await failure(api.call(changeCatalogue, { body: { ...body, edition: 1 } })))?.fieldErrors).toEqual({
    'names.pl': ['Obok jest już kategoria o tej nazwie.'],
  });
  const { items } = await api.call(listAudit, {});
  expect(items.map(({ action, content }) => [action, content])).toEqual([
    ['catalogue.change', { edition: 1, change: 'create', category: 10_000, name: 'Kiszone soki' }],
  ]);
});

test('importing an exported file restores its changes, after a preview of the differences', async () => {
  const { api, act } = await aDesk();
  await act({ type: 'edit', id: HONEY, names: { pl: 'Patoka' } });
  const { categories } = await act({ type: 'create', parentId: FOOD, names: { pl: 'Kiszone soki' } });
  const { text, fileName } = await api.call(exportCatalogue, {});
  expect(fileName).toMatch(/^jarmark-katalog-\d{4}-\d\d-\d\d\.json$/);
  await act({ type: 'edit', id: HONEY, names: {} });
  const preview = await api.call(importCatalogue, { body: { edition: 3, text, isPreview: true } });
  expect(preview.data).toMatchObject({
    differences: [{ id: HONEY, name: 'Patoka', fields: ['names.pl', 'id', 'key'] }],
    catalogue: { edition: 3 },
  });
  const { data } = await api.call(importCatalogue, { body: { edition: 3, text } });
  expect(data.catalogue.edition).toBe(4);
  expect(data.catalogue.categories.map(({ id, names }) => [id, names.pl])).toEqual(
    categories.map(({ id, names }) => [id, names.pl]),
  );
  // The id of an imported category is not reused.
  const after = await act({ type: 'undo' }).catch(() => undefined);
  expect(after).toBeUndefined();
});

test('an invalid file changes nothing, and each error names its line and field', async () => {
  const { api } = await aModerator(app, 'admin');
  const read = async (text: string) =>
    (await failure(api.call(importCatalogue, { body: { edition: 0, text } })))?.fieldErrors.text;
  expect(await read('{"format":\n"jarmark-catalogue",,')).toEqual(['Nie umiemy odczytać pliku od wiersza 2.']);
  const file = (lines: readonly string[]) =>
    `{"format":"jarmark-catalogue","version":1,"categories":[\n${lines.join(',\n')}\n]}`;
  expect(
    await read(
      file([
        '{"id":101,"key":"honey","names":{"pl":"Miody"}}',
        `{"id":110,"key":"bread","names":{"xx":"Brot"}}`,
        '{"id":111,"key":"cakes","colour":"red","units":[]}',
      ]),
    ),
  ).toEqual([
    'Wiersz 3, names.xx: Ta wartość jest nieprawidłowa.',
    expect.stringContaining('Wiersz 4, units: '),
    expect.stringContaining('Wiersz 4, colour: '),
  ]);
  expect(
    await read(
      file([
        '{"id":102,"key":"honey"}',
        '{"id":10000,"key":"c10000","parentId":101}',
        '{"id":103,"key":"cheese","mergedInto":100}',
      ]),
    ),
  ).toEqual([
    expect.stringContaining('Wiersz 2, key: '),
    expect.stringContaining('Wiersz 3, names.pl: '),
    expect.stringContaining('Wiersz 3, parentId: '),
    expect.stringContaining('Wiersz 3, likeId: '),
    expect.stringContaining('Wiersz 4, mergedInto: '),
  ]);
  expect((await api.call(getCatalogue, {})).edition).toBe(0);
});

test("a merge keeps the data of both categories' listings, and redirects the removed name", async () => {
  await aListing(app, 'ad', { title: 'Drożdżowe z kruszonką', category_id: CAKES });
  const [bread, cakes] = [categoriesById.get(BREAD), categoriesById.get(CAKES)];
  const { act } = await aDesk();
  const { categories } = await act({ type: 'merge', id: CAKES, intoId: BREAD });
  const left = categories.find(({ id }) => id === BREAD);
  expect(left?.gone).toMatchObject([{ id: CAKES }]);
  expect(left?.listings).toBe(1);
  for (const flag of [...(bread?.flags ?? []), ...(cakes?.flags ?? [])]) expect(left?.flags).toContain(flag);
  for (const unit of [...(bread?.units ?? []), ...(cakes?.units ?? [])]) expect(left?.units).toContain(unit);
  expect(await inCategory(CAKES)).toEqual(['Drożdżowe z kruszonką']);
  expect(await inCategory(BREAD)).toEqual(['Drożdżowe z kruszonką']);
});
