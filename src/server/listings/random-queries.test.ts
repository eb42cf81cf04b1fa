import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listListings } from '#contract/listings/listings.ts';
import { tagsOf } from '#kinds/define-kind.ts';
import { DELIVERY_WAYS } from '#kinds/delivery.ts';
import { KIND_IDS, kinds } from '#kinds/index.ts';
import { anyText } from '#test/any-text.ts';
import { share } from '#test/effort.ts';
import { manyListings } from '#test/factories.ts';
import { expectStrict, testApp } from '#test/test-app.ts';

const app = testApp();
const RUNS = share(2_500);

/** Mostly plausible input, sometimes garbage. */
const junk = fc.oneof(
  fc.string(),
  anyText(),
  fc.constantFrom(
    '',
    '-1',
    '0',
    '1e999',
    'NaN',
    '--',
    "'; drop table listing",
    '%00',
    '\u0000',
    '٣',
    '1,5',
    '9'.repeat(30),
  ),
);
const number = fc.oneof(fc.integer({ min: -5, max: 500 }).map(String), fc.double({ noNaN: true }).map(String), junk);
const names = [
  'q',
  'category',
  'flags',
  'features',
  'types',
  'delivery',
  'price_from',
  'price_to',
  'pieces_from',
  'pieces_to',
  'weight_from',
  'weight_to',
  'volume_from',
  'volume_to',
  'town',
  'radius',
  'picture',
  'seller',
  'from',
  'to',
  'past',
  'sort',
  'page',
  'facets',
];
const tags = KIND_IDS.flatMap((kind) => tagsOf(kinds[kind]));
const words = fc.constantFrom(
  'miód',
  'jajek',
  'ser',
  'zurawina',
  'lipowy',
  'marmoalda',
  'w',
  'і',
  '日本',
  '🍯',
  'a'.repeat(300),
);

const valuesFor: Record<string, fc.Arbitrary<string>> = {
  q: fc.oneof(
    fc.array(words, { maxLength: 5 }).map((all) => all.join(' ')),
    junk,
  ),
  category: fc.oneof(fc.constantFrom('1', '100', '101', '999'), junk),
  flags: fc.oneof(
    fc.subarray(tags, { maxLength: 3 }).map((all) => all.join(',')),
    junk,
  ),
  delivery: fc.oneof(
    fc.subarray([...DELIVERY_WAYS]).map((all) => all.join(',')),
    junk,
  ),
  town: fc.oneof(fc.constantFrom('Łowicz', 'Kraków', '756135', 'Nibylandia'), junk),
  sort: fc.oneof(fc.constantFrom(...KIND_IDS.flatMap((kind) => [...kinds[kind].sorts])), junk),
  from: fc.oneof(fc.constantFrom('2026-12-01', '2026-02-30', '0000-00-00'), junk),
};

const query = fc
  .subarray(names)
  .chain((chosen) => fc.record(Object.fromEntries(chosen.map((name) => [name, valuesFor[name] ?? number]))));

test('any query returns a page or an explained error, never a server error', async () => {
  await manyListings(
    app,
    KIND_IDS.flatMap((kind) =>
      Array.from({ length: 30 }, (_, index) => ({
        kind,
        title: `Miód lipowy ${index}`,
        town: index % 2 ? 'Łowicz' : 'Kraków',
        price_minor: kind === 'ad' ? index * 100 : null,
        ...(kind === 'event' ? { starts_at: '2026-12-01T10:00:00Z', ends_at: '2030-12-01T12:00:00Z' } : {}),
      })),
    ),
  );
  let answered = 0;
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...KIND_IDS), query, async (kind, parameters) => {
      const search = new URLSearchParams(parameters as Record<string, string>);
      const response = await app.app.fastify.inject({
        url: `/api${kinds[kind].apiPath}?${search}`,
        remoteAddress: `10.9.${answered % 250}.${answered++ >> 8}`,
      });
      if (response.statusCode === 200) return expectStrict(listListings[kind], response.json());
      expect(response.statusCode).toBe(400);
      const failure = response.json();
      expect(failure.success).toBe(false);
      expect(Object.keys(failure.errors).length).toBeGreaterThan(0);
    }),
    { numRuns: RUNS },
  );
}, 120_000);

test.each([
  '/api/ads?q=%E0%A4%A',
  '/api/ads?%',
  '/api/ads/%00',
  '/api/ads/1%2f..%2f2',
  `/api/ads?q=${'x'.repeat(20_000)}`,
  '/api/ads?page=1&page=2',
  '/api/ads?flags[]=eco',
  '/api/ads?__proto__=1',
])('the address %s does not cause a server error', async (url) => {
  const response = await app.app.fastify.inject({
    url,
    headers: { 'accept-language': '\u00ff;;q=', cookie: 'selectedLanguage=%E0%A4' },
  });
  expect(response.statusCode).toBeLessThan(500);
});
