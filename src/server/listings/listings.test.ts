import { expect, test } from 'vitest';
import { getCategories, getListing, getShowcase, listListings, listSimilar } from '#contract/listings/listings.ts';
import { categoriesById } from '#kinds/ad/categories.ts';
import { aComment, aListing, manyListings } from '#test/factories.ts';
import { testApp } from '#test/test-app.ts';

const app = testApp();
const list = (query: object = {}) => app.api().call(listListings.ad, { query } as never);
const titles = async (query: object = {}) => (await list(query)).items.map((item) => item.title);
const failure = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: { code: string; fieldErrors: Record<string, string[]>; status: number }) => error,
  );

test('an empty market returns an empty first page', async () => {
  expect(await list()).toMatchObject({
    items: [],
    total: 0,
    totalIsExact: true,
    page: 1,
    pageCount: 1,
    partial: [],
    understood: [],
    corrected: null,
    categories: [],
    tabs: null,
  });
});

test('a list shows only what is visible now', async () => {
  const past = new Date(Date.now() - 1000).toISOString();
  await manyListings(app, [
    { kind: 'ad', title: 'Widoczne' },
    { kind: 'ad', title: 'Wygasłe', status: 'expired' },
    { kind: 'ad', title: 'Nigdy niewystawione', status: 'neverActivated' },
    { kind: 'ad', title: 'Po czasie', visible_until: past },
    {
      kind: 'event',
      title: 'Festyn',
      starts_at: new Date().toISOString(),
      ends_at: new Date(Date.now() + 3_600_000).toISOString(),
    },
  ]);
  expect(await titles()).toEqual(['Widoczne']);
});

test('promoted ads come first in the default order, but not in one the visitor chose', async () => {
  const at = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  await manyListings(app, [
    { kind: 'ad', title: 'Nowe', created_at: at(1) },
    { kind: 'ad', title: 'Wyróżnione', created_at: at(9), status: 'highlighted' },
    { kind: 'ad', title: 'Promowane', created_at: at(5), status: 'promoted' },
  ]);
  expect(await titles()).toEqual(['Wyróżnione', 'Promowane', 'Nowe']);
  expect(await titles({ sort: '-created_at' })).toEqual(['Nowe', 'Promowane', 'Wyróżnione']);
  expect(await titles({ sort: 'created_at' })).toEqual(['Wyróżnione', 'Promowane', 'Nowe']);
});

test('price orders sort ads, and ranges filter them', async () => {
  await manyListings(app, [
    { kind: 'ad', title: 'Tanie', price_minor: 1000 },
    { kind: 'ad', title: 'Drogie', price_minor: 9050 },
    { kind: 'ad', title: 'Średnie', price_minor: 5000 },
  ]);
  expect(await titles({ sort: 'price' })).toEqual(['Tanie', 'Średnie', 'Drogie']);
  expect(await titles({ sort: '-price' })).toEqual(['Drogie', 'Średnie', 'Tanie']);
  expect(await titles({ price_from: '10', price_to: '50', sort: 'price' })).toEqual(['Tanie', 'Średnie']);
  expect(await titles({ price_from: '90,50' })).toEqual(['Drogie']);
});

test('rating orders use the mean and the number of comments', async () => {
  const good = await aListing(app, 'ad', { title: 'Dobre' });
  const known = await aListing(app, 'ad', { title: 'Znane' });
  await aComment(app, good, 5);
  await aComment(app, known, 3);
  await aComment(app, known, 4);
  expect(await titles({ sort: '-avg_rating' })).toEqual(['Dobre', 'Znane']);
  expect(await titles({ sort: '-avg_rating_count' })).toEqual(['Znane', 'Dobre']);
  expect((await list({ sort: '-avg_rating_count' })).items[0]).toMatchObject({ avg_rating: 3.5, avg_rating_count: 2 });
});

test('a category includes everything below it', async () => {
  await manyListings(app, [
    { kind: 'ad', title: 'Miód', category_id: 101 },
    { kind: 'ad', title: 'Garnek', category_id: 201 },
  ]);
  expect(await titles({ category: 100 })).toEqual(['Miód']);
  expect(await titles({ category: 201 })).toEqual(['Garnek']);
  expect(await titles({ category: 999_999 })).toEqual([]);
});

test('flags are combined with AND', async () => {
  await manyListings(app, [
    { kind: 'ad', title: 'Oba', tags: ['eco', 'vegan'] },
    { kind: 'ad', title: 'Jedno', tags: ['eco'] },
  ]);
  expect(await titles({ flags: 'eco,vegan' })).toEqual(['Oba']);
  expect((await list({ facets: '1' })).facets?.tags).toEqual({ eco: 2, vegan: 1 });
});

test('weight and volume are filtered in kilograms and litres', async () => {
  await manyListings(app, [
    { kind: 'ad', title: 'Słoik', weight_g: 900 },
    { kind: 'ad', title: 'Wiadro', weight_g: 5000 },
    { kind: 'ad', title: 'Sok', weight_g: null, volume_ml: 500 },
  ]);
  expect(await titles({ weight_from: '1' })).toEqual(['Wiadro']);
  expect(await titles({ volume_to: '0.5' })).toEqual(['Sok']);
});

test('a town with a radius filters by distance, shows it, and can be sorted by it', async () => {
  await manyListings(app, [
    { kind: 'ad', title: 'Łowicz', town: 'Łowicz' },
    { kind: 'ad', title: 'Kraków', town: 'Kraków' },
    { kind: 'ad', title: 'Skierniewice', town: 'Skierniewice' },
  ]);
  const near = await list({ town: 'lowicz', radius: 30, sort: 'distance' });
  expect(near.items.map((item) => item.title)).toEqual(['Łowicz', 'Skierniewice']);
  expect(near.items[0]?.distanceM).toBe(0);
  expect(near.items[1]?.distanceM).toBeGreaterThan(15_000);
  expect(near.near).toMatchObject({ name: 'Łowicz', radiusKm: 30 });
});

test.each([
  [{ price_from: '-1' }, 'price_from', 'Wpisz liczbę większą od zera.'],
  [{ price_from: '9', price_to: '3' }, 'price_from', 'Wartość „od” nie może być większa niż „do”.'],
  [{ pieces_from: '1.5' }, 'pieces_from', 'Wpisz liczbę całkowitą.'],
  [{ price_to: 'tanio' }, 'price_to', 'Wpisz liczbę.'],
  [{ flags: 'eco,nope' }, 'flags', 'Wybierz jedną z podanych możliwości.'],
  [{ sort: 'size' }, 'sort', 'Wybierz jedną z podanych możliwości.'],
  [{ town: 'lowicz', radius: '0' }, 'radius', 'Wpisz liczbę większą od zera.'],
  [{ town: 'lowicz', radius: '501' }, 'radius', 'Ta liczba jest za duża.'],
  [{ town: 'Nibylandia' }, 'town', 'Nie znamy takiej miejscowości.'],
])('%j is refused at %s', async (query, field, message) => {
  const error = await failure(list(query));
  expect(error).toMatchObject({ status: 400, fieldErrors: { [field]: [message] } });
});

test('messages come in the language of Accept-Language', async () => {
  const error = await failure(app.api('de').call(listListings.ad, { query: { price_from: '-1' } } as never));
  expect(error?.fieldErrors.price_from).toEqual(['Bitte eine Zahl größer als null eingeben.']);
});

test('pages hold 24 and the total counts all', async () => {
  await manyListings(
    app,
    Array.from({ length: 50 }, (_, index) => ({ kind: 'ad' as const, title: `Ogłoszenie ${index}` })),
  );
  expect(await list({ page: 3 })).toMatchObject({ total: 50, page: 3, pageCount: 3 });
  expect((await list({ page: 3 })).items).toHaveLength(2);
  expect((await list({ page: 4 })).items).toHaveLength(0);
});

test('a detail shows the listing, its seller and the place', async () => {
  const id = await aListing(app, 'ad', { title: 'Miód gryczany', weight_g: 900 });
  expect(await app.api().call(getListing.ad, { params: { id } })).toMatchObject({
    id,
    title: 'Miód gryczany',
    price: 40,
    weight: { value: 900, unit: 'g' },
    town: 'Łowicz',
    seller: { listingCount: 1 },
  });
});

test('an invisible listing, one of another kind and an invalid id are not found', async () => {
  const hidden = await aListing(app, 'ad', { status: 'expired' });
  const facility = await aListing(app, 'agritourism');
  for (const id of [hidden, facility, 9_999_999, 0, 'abc', '1e3', '9'.repeat(40)]) {
    expect(await failure(app.api().call(getListing.ad, { params: { id: id as number } }))).toMatchObject({
      code: 'notFound',
    });
  }
});

test('similar ads are of the same category and not the ad itself', async () => {
  const [id] = await manyListings(app, [
    { kind: 'ad', title: 'Miód A' },
    { kind: 'ad', title: 'Miód B' },
    { kind: 'ad', title: 'Garnek', category_id: 201 },
  ]);
  const { items } = await app.api().call(listSimilar.ad, { params: { id: id as number } });
  expect(items.map((item) => item.title)).toEqual(['Miód B']);
});

test('events that have not ended are listed, soonest first; past=1 lists all', async () => {
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  await manyListings(app, [
    { kind: 'event', title: 'Za tydzień', starts_at: at(7), ends_at: at(8), tags: ['fair'] },
    { kind: 'event', title: 'Jutro', starts_at: at(1), ends_at: at(1.1), tags: ['concert'] },
    { kind: 'event', title: 'Wczoraj', starts_at: at(-2), ends_at: at(-1), tags: ['fair'] },
  ]);
  const events = async (query: object) =>
    (await app.api().call(listListings.event, { query } as never)).items.map((item) => item.title);
  expect(await events({})).toEqual(['Jutro', 'Za tydzień']);
  expect(await events({ past: '1' })).toEqual(['Wczoraj', 'Jutro', 'Za tydzień']);
  expect(await events({ types: 'fair,concert' })).toEqual(['Jutro', 'Za tydzień']);
  expect(await events({ from: at(5).slice(0, 10) })).toEqual(['Za tydzień']);
});

test('the category tree starts with Master and has all categories in the requested language', async () => {
  const tree = await app.api('en').call(getCategories);
  const count = (node: typeof tree): number => 1 + node.subCategories.reduce((sum, child) => sum + count(child), 0);
  expect(tree.name).toBe('Master');
  expect(count(tree)).toBe(categoriesById.size);
  expect(tree.subCategories[0]).toMatchObject({ id: 100, name: 'Food' });
  expect(tree.subCategories[0]?.subCategories[0]?.attributes).toContainEqual({ name: 'eco' });
});

test('the showcase has what the home page needs', async () => {
  await manyListings(app, [
    { kind: 'ad', title: 'Wyróżnione', status: 'highlighted' },
    { kind: 'ad', title: 'Promowane', status: 'promoted' },
    { kind: 'ad', title: 'Zwykłe' },
    { kind: 'agritourism', title: 'Zagroda' },
  ]);
  const showcase = await app.api().call(getShowcase);
  expect(showcase.highlighted.map((card) => card.title)).toEqual(['Wyróżnione']);
  expect(showcase.promoted.map((card) => card.title)).toEqual(['Promowane']);
  expect(showcase.newest.map((card) => card.title)).toEqual(['Zwykłe']);
  expect(showcase.counts).toEqual({ ads: 3, facilities: 1, events: 0, sellers: 1 });
});
