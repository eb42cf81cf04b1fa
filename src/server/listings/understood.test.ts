import { expect, test } from 'vitest';
import { listListings, listSimilar, suggest, type Understood } from '#contract/listings/listings.ts';
import { momentAtPolishClock } from '#contract/values/polish-time.ts';
import { manyListings } from '#test/factories.ts';
import { testApp } from '#test/test-app.ts';

const app = testApp();
const list = (query: object) => app.api().call(listListings.ad, { query } as never);
const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);
const said = ({ understood }: { understood: readonly Understood[] }) =>
  understood.map(({ kind, text, rest }) => [kind, text, rest]);

async function market(): Promise<void> {
  await manyListings(app, [
    { kind: 'ad', title: 'Miód lipowy', town: 'Nowy Sącz', price_minor: 4500, weight_g: 1000 },
    { kind: 'ad', title: 'Miód gryczany', town: 'Limanowa', price_minor: 6000, weight_g: 400 },
    { kind: 'ad', title: 'Miód rzepakowy', town: 'Gdańsk', price_minor: 3000 },
    { kind: 'ad', title: 'Ser wędzony', category_id: 103, town: 'Zakopane', price_minor: 5000 },
    { kind: 'ad', title: 'Jajka z wolnego wybiegu', category_id: 105, tags: ['freerange', 'eco'], price_minor: 2000 },
    { kind: 'ad', title: 'Jajka z chowu klatkowego', category_id: 105, tags: ['cagedhens'], price_minor: 1000 },
    { kind: 'ad', title: 'Jaja malowane', category_id: 213, tags: ['eco'], price_minor: 1500 },
    { kind: 'ad', title: 'Kierowca ciągnika', category_id: 704, description: 'Praca przy zbiorze miodu.' },
  ]);
}

test('a place in the query filters by distance, nearest first, and can be removed or widened', async () => {
  await market();
  const found = await list({ q: 'miód w Nowym Sączu' });
  expect(titles(found.items)).toEqual(['Miód lipowy', 'Miód gryczany']);
  expect(said(found)).toEqual([['place', 'Nowy Sącz', 'miód']]);
  expect(found.understood[0]?.widen).toMatchObject({ radiusKm: 50 });
  expect(titles(found.partial)).toEqual(['Miód rzepakowy']);
  expect(titles((await list({ q: 'Zakopane' })).items)).toEqual(['Ser wędzony']);
  // A place name in a query is not matched as a word, even if a listing is in that town.
  expect(said(await list({ q: 'miód do 70 zł Limanowa' }))).toEqual([
    ['price', 'do 70 zł', 'miód Limanowa'],
    ['place', 'Limanowa', 'miód do 70 zł'],
  ]);
  expect(said(await list({ q: 'ser Podhale' }))).toEqual([['place', 'Podhale', 'ser']]);
  expect(titles((await list({ q: 'ser woj. małopolskie' })).items)).toEqual(['Ser wędzony']);
  expect(titles((await list({ q: 'miód 33-300' })).items)).toEqual(['Miód lipowy', 'Miód gryczany']);
});

test('prices filter, amounts are preferred, "cheap" sorts by price', async () => {
  await market();
  expect(titles((await list({ q: 'miód do 50 zł' })).items).sort()).toEqual(['Miód lipowy', 'Miód rzepakowy']);
  expect(titles((await list({ q: 'miód od 50 do 70' })).items)).toEqual(['Miód gryczany']);
  expect(titles((await list({ q: 'miód 1 kg' })).items)).toHaveLength(3);
  expect(titles((await list({ q: 'miód 1 kg' })).items)[0]).toBe('Miód lipowy');
  expect(titles((await list({ q: 'miód 0,4 kg' })).items)[0]).toBe('Miód gryczany');
  expect(titles((await list({ q: 'tani miód' })).items)).toEqual(['Miód rzepakowy', 'Miód lipowy', 'Miód gryczany']);
});

test('features filter by flags, and excluded words appear nowhere', async () => {
  await market();
  const eco = await list({ q: 'jaja eko' });
  expect(titles([...eco.items, ...eco.partial])).toEqual(['Jajka z wolnego wybiegu', 'Jajka z chowu klatkowego']);
  expect(eco.total).toBe(1);
  const found = await list({ q: 'jajka nie klatkowe' });
  expect(titles([...found.items, ...found.partial])).toEqual(['Jajka z wolnego wybiegu']);
  expect(said(found)).toEqual([['without', 'klatkowe', 'jajka']]);
});

test('words of praise, compounds and foreign words find the item', async () => {
  await market();
  for (const q of ['szukam dobry swojski miód lipowy', 'miódlipowy', 'linden honey']) {
    expect(titles((await list({ q })).items)).toContain('Miód lipowy');
  }
});

test('a query for goods finds no related jobs, and partial matches are not counted', async () => {
  await market();
  const found = await list({ q: 'miód lipowy' });
  expect(titles(found.items)).toEqual(['Miód lipowy']);
  expect(found.total).toBe(1);
  expect(titles(found.partial).sort()).toEqual(['Miód gryczany', 'Miód rzepakowy']);
});

test('a correction is shown and can be rejected; without results the category is suggested', async () => {
  await market();
  const found = await list({ q: 'gryczanny miód' });
  expect(found).toMatchObject({ corrected: 'gryczany miód', total: 1 });
  expect(await list({ q: 'gryczanny miód', asTyped: '1' })).toMatchObject({ corrected: null, total: 0 });
  expect(await list({ q: 'chleb' })).toMatchObject({ items: [], partial: [], categories: [110] });
});

test('chosen filters take precedence over the words', async () => {
  await market();
  const found = await list({ q: 'miód nowy sącz do 10 zł', town: 'Gdańsk', price_to: '40' });
  expect(titles(found.items)).toEqual(['Miód rzepakowy']);
  expect(found.understood).toEqual([]);
  expect(titles((await list({ town: 'Nowy Sącz' })).items)).toEqual(['Miód lipowy', 'Miód gryczany']);
});

test('similar ads are ranked by common words and features before distance', async () => {
  const [id] = await manyListings(app, [
    { kind: 'ad', title: 'Nóż kuty z dębem', category_id: 207, town: 'Łowicz' },
    { kind: 'ad', title: 'Podkowa na szczęście', category_id: 207, town: 'Łowicz' },
    { kind: 'ad', title: 'Nóż kuty z dębem, mały', category_id: 207, town: 'Gdańsk' },
    { kind: 'ad', title: 'Nóż do sera', category_id: 207, town: 'Kraków' },
  ]);
  const { items } = await app.api().call(listSimilar.ad, { params: { id: id as number } });
  expect(titles(items)).toEqual(['Nóż kuty z dębem, mały', 'Nóż do sera', 'Podkowa na szczęście']);
});

test('suggestions recognise multi-word towns and show existing listings', async () => {
  await market();
  const ask = (q: string) => app.api().call(suggest, { query: { q } });
  expect((await ask('miód nowy są')).towns[0]).toMatchObject({ name: 'Nowy Sącz', words: 'miód' });
  expect((await ask('Nowy Sącz')).towns[0]).toMatchObject({ name: 'Nowy Sącz', words: '' });
  expect((await ask('miód gryczany')).goods).toMatchObject([{ title: 'Miód gryczany', price: 60 }]);
});

test('matches are counted for every kind of listing', async () => {
  await market();
  await manyListings(app, [{ kind: 'event', title: 'Święto miodu', starts_at: '2099-12-01T10:00:00Z' }]);
  expect((await list({ q: 'miód', facets: '1' })).tabs).toEqual({ ad: 3, agritourism: 0, event: 1 });
  expect((await list({ facets: '1' })).tabs).toBeNull();
});

test('words for days restrict events to them, and can be removed', async () => {
  const on = (day: string) => ({
    starts_at: momentAtPolishClock(`${day}T10:00`)?.toISOString(),
    ends_at: momentAtPolishClock(`${day}T16:00`)?.toISOString(),
  });
  const year = new Date().getFullYear() + 1;
  // A Saturday and a Tuesday of next December.
  const days = Array.from({ length: 7 }, (_, day) => `${year}-12-0${day + 1}`);
  const saturday = days.find((day) => new Date(day).getUTCDay() === 6) ?? '';
  const tuesday = days.find((day) => new Date(day).getUTCDay() === 2) ?? '';
  await manyListings(app, [
    { kind: 'event', title: 'Jarmark na rynku', ...on(saturday) },
    { kind: 'event', title: 'Jarmark pod zamkiem', ...on(tuesday) },
    { kind: 'event', title: 'Koncert kolęd', ...on(saturday) },
  ]);
  const events = (query: object) => app.api().call(listListings.event, { query } as never);
  const found = await events({ q: 'jarmark w sobotę' });
  expect(titles(found.items)).toEqual(['Jarmark na rynku']);
  expect(said(found)).toEqual([['date', 'w sobotę', 'jarmark']]);
  expect(titles(found.partial)).toEqual(['Jarmark pod zamkiem']);
  expect(titles((await events({ q: 'co robić w sobotę' })).items).sort()).toEqual([
    'Jarmark na rynku',
    'Koncert kolęd',
  ]);
  expect(titles((await events({ q: `jarmark ${Number(tuesday.slice(-1))} grudnia ${year}` })).items)).toEqual([
    'Jarmark pod zamkiem',
  ]);
  expect(titles((await events({ q: 'jarmark w lipcu' })).items)).toEqual([]);
  // An explicitly chosen day applies in addition to the words.
  expect((await events({ q: 'jarmark w sobotę', from: tuesday, to: tuesday })).total).toBe(0);
});
