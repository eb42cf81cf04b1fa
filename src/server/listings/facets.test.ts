import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { listListings } from '#contract/listings/listings.ts';
import { categoriesById, subtreeIds } from '#kinds/ad/categories.ts';
import { tagsOf } from '#kinds/define-kind.ts';
import { KIND_IDS, type KindId, kinds } from '#kinds/index.ts';
import { emit } from '#server/platform/events.ts';
import { manyListings } from '#test/factories.ts';
import { testApp } from '#test/test-app.ts';

const app = testApp();
const TAGS: Record<KindId, string[]> = {
  ad: ['eco', 'vegan', 'fresh'],
  agritourism: ['sauna', 'garden', 'playground'],
  event: ['concert', 'fair', 'festival'],
};
const CATEGORIES = [101, 102, 1, 100];

const WAYS = ['pickup', 'parcel', 'transport'] as const;

type Query = Record<string, string>;

async function list(kind: KindId, query: Query) {
  return app.api().call(listListings[kind], { query });
}

/** Filters that a visitor may have set already. */
const queries = fc
  .record(
    {
      q: fc.constantFrom('miód', 'ser', 'miód lipowy', 'nibylandia ser'),
      tags: fc.nat(7),
      picture: fc.constantFrom('', '1'),
      delivery: fc.constantFrom('pickup', 'parcel', 'parcel,pickup', 'post'),
      category: fc.constantFrom(...CATEGORIES.map(String)),
      price_to: fc.constantFrom('10', '20'),
      town: fc.constantFrom('Łowicz', 'Kraków'),
      radius: fc.constantFrom('30', '500'),
      from: fc.constantFrom('2027-03-28', '2027-07-01'),
      to: fc.constantFrom('2027-07-01', '2027-12-31'),
      past: fc.constantFrom('', '1'),
    },
    { requiredKeys: [] },
  )
  .map(({ tags = 0, ...query }) => ({ query: query as Query, chosen: tags }));

function fitting(kind: KindId, { query, chosen }: { query: Query; chosen: number }): Query {
  const { capabilities, quantities, tagFilter } = kinds[kind];
  const names = Object.keys(query).filter(
    (name) =>
      (name !== 'category' || capabilities.categories) &&
      (name !== 'delivery' || kinds[kind].delivery.length > 0) &&
      (name !== 'price_to' || (quantities as readonly string[]).includes('price')) &&
      (!['from', 'to', 'past'].includes(name) || capabilities.schedule),
  );
  const tags = TAGS[kind].filter((_, bit) => chosen & (1 << bit));
  return {
    ...Object.fromEntries(names.map((name) => [name, query[name] ?? ''])),
    ...(tags.length > 0 ? { [tagFilter.param]: tags.join(',') } : {}),
  };
}

test('each facet count equals the total of the list with that filter added', async () => {
  const events = ['2027-03-28', '2027-07-01', '2020-06-01'];
  await manyListings(
    app,
    KIND_IDS.flatMap((kind) =>
      Array.from({ length: 24 }, (_, index) => ({
        kind,
        title: index % 3 ? `Miód lipowy ${index}` : `Ser ${index}`,
        town: index % 2 ? 'Łowicz' : 'Kraków',
        tags: TAGS[kind].filter((_tag, bit) => index & (1 << bit)),
        ...(kind === 'ad' ? { category_id: index % 4 ? 101 : 102, price_minor: index * 100 } : {}),
        delivery: kind === 'ad' ? WAYS.filter((_way, bit) => (index * 5) & (1 << bit)) : [],
        ...(kind === 'event'
          ? { starts_at: `${events[index % 3]}T10:00:00Z`, ends_at: `${events[index % 3]}T12:00:00Z` }
          : {}),
      })),
    ),
  );
  await app.client.db.transaction().execute(async (tx) => {
    await sql`update listing set picture_count = 1, revision = nextval('listing_revision') where id % 5 = 0`.execute(
      tx,
    );
    await emit(tx, 'listings.changed', {});
  });
  await app.settle();
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...KIND_IDS), queries, async (kind, given) => {
      const query = fitting(kind, given);
      const { param } = kinds[kind].tagFilter;
      const { facets, total } = await list(kind, { ...query, facets: '1' });
      const totalWith = async (more: Query) => (await list(kind, { ...query, ...more })).total;
      expect(facets?.withPicture).toBe(await totalWith({ picture: '1' }));
      expect(facets?.checkedDocuments).toBe(await totalWith({ checked_documents: '1' }));
      for (const tag of tagsOf(kinds[kind]).filter((each) => facets?.tags[each] || TAGS[kind].includes(each))) {
        const tags = [...(query[param]?.split(',') ?? []), tag].join(',');
        const found = await list(kind, { ...query, [param]: tags });
        expect(facets?.tags[tag] ?? 0).toBe(found.total);
        compared += 1;
      }
      for (const way of kinds[kind].delivery) {
        const delivery = [...(query.delivery?.split(',') ?? []), way].join(',');
        expect(facets?.delivery[way] ?? 0).toBe(await totalWith({ delivery }));
      }
      if (!kinds[kind].capabilities.categories) return;
      const within = query.category ? subtreeIds(Number(query.category)) : [...categoriesById.keys()];
      const counts = within.reduce((sum, id) => sum + (facets?.categories[id] ?? 0), 0);
      expect(counts).toBe(total);
      for (const id of [101, 102].filter((each) => within.includes(each))) {
        const found = await list(kind, { ...query, category: String(id) });
        expect(facets?.categories[id] ?? 0).toBe(found.total);
      }
    }),
    { numRuns: 120 },
  );
  expect(compared).toBeGreaterThan(100);
}, 120_000);

test('the totals of lists filtered by delivery are those of the database', async () => {
  const ways = fc.subarray(['pickup', 'parcel', 'transport', 'post', 'visit'], { minLength: 1 });
  await fc.assert(
    fc.asyncProperty(ways, fc.subarray(TAGS.ad), fc.option(fc.integer({ min: 1, max: 24 })), async (...asked) => {
      const [delivery, flags, priceTo] = asked;
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from listing l where l.kind = 'ad' and l.is_shown and l.delivery && ${delivery}::text[]
          and l.tags @> ${flags}::text[] and (${priceTo}::int is null or l.price_minor <= ${priceTo}::int * 100)
      `.execute(app.client.db);
      const query = {
        delivery: delivery.join(','),
        flags: flags.join(','),
        price_to: priceTo === null ? '' : String(priceTo),
      };
      expect((await list('ad', query)).total).toBe(rows[0]?.count);
    }),
    { numRuns: 60 },
  );
});

test('days of events are Polish days, in summer and winter', async () => {
  await manyListings(app, [
    // 23:30 on 14 August and 0:30 on 15 August in Poland, in summer time.
    { kind: 'event', title: 'Czternasty', starts_at: '2027-08-14T20:00:00Z', ends_at: '2027-08-14T21:30:00Z' },
    { kind: 'event', title: 'Piętnasty', starts_at: '2027-08-14T22:30:00Z', ends_at: '2027-08-15T21:30:00Z' },
    { kind: 'event', title: 'Szesnasty', starts_at: '2027-08-15T22:00:00Z', ends_at: '2027-08-15T23:00:00Z' },
    { kind: 'event', title: 'W dniu zmiany', starts_at: '2027-03-27T23:30:00Z', ends_at: '2027-03-28T21:59:00Z' },
    { kind: 'event', title: 'Po zmianie', starts_at: '2027-03-28T22:00:00Z', ends_at: '2027-03-28T23:00:00Z' },
    { kind: 'event', title: 'Zimowy', starts_at: '2027-12-04T23:00:00Z', ends_at: '2027-12-05T22:59:00Z' },
  ]);
  const titles = async (day: string) => {
    const { items } = await list('event', { from: day, to: day });
    return items.map(({ title }) => title);
  };
  expect(await titles('2027-08-14')).toEqual(['Czternasty']);
  expect(await titles('2027-08-15')).toEqual(['Piętnasty']);
  expect(await titles('2027-08-16')).toEqual(['Szesnasty']);
  expect(await titles('2027-03-28')).toEqual(['W dniu zmiany']);
  expect(await titles('2027-03-29')).toEqual(['Po zmianie']);
  expect(await titles('2027-12-05')).toEqual(['Zimowy']);
});
