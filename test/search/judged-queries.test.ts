import { expect, test } from 'vitest';
import { listDemoListings } from './demo-listings.ts';
import { halfOf, judgedQueries, QUERY_SETS } from './judged-queries.ts';
import { matchesAny, QUERY_CLASSES } from './judged-query.ts';

const market = listDemoListings(Date.UTC(2026, 10, 21, 12));
const inClass = (name: string) => judgedQueries.filter((query) => query.class === name);

test('the set is large, in every class', () => {
  expect(judgedQueries.length).toBeGreaterThanOrEqual(500);
  for (const name of QUERY_CLASSES) expect(inClass(name).length, name).toBeGreaterThanOrEqual(25);
});

test('the latest queries are divided evenly', () => {
  const heldOut = QUERY_SETS.further.filter((query) => halfOf(query) === 'heldOut').length;
  expect(heldOut / QUERY_SETS.further.length).toBeGreaterThan(0.4);
});

test('no query occurs twice', () => {
  const texts = judgedQueries.map(({ text }) => text.toLowerCase().trim());
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

test('the right result of every query is on the market, except where nothing is on offer', () => {
  const missing = judgedQueries.filter(
    ({ right, class: name }) => name !== 'nothing' && !market.some((listing) => matchesAny(right, listing)),
  );
  expect(missing.map(({ text }) => text)).toEqual([]);
  expect(inClass('nothing').filter(({ right }) => right.length > 0)).toEqual([]);
});

test('what is best is on the market, and no rule of a right answer matches nothing', () => {
  const idle = judgedQueries.flatMap(({ text, right, best }) => [
    ...right.filter((rule) => !market.some((listing) => matchesAny([rule], listing))).map(() => text),
    ...(best.length > 0 && !market.some((listing) => matchesAny(best, listing)) ? [text] : []),
  ]);
  expect(idle).toEqual([]);
});

test('no listing is right or harmless and forbidden at once', () => {
  const torn = judgedQueries.flatMap(({ text, right, best, may, forbidden }) =>
    market
      .filter((listing) => matchesAny([...right, ...best, ...may], listing) && matchesAny(forbidden, listing))
      .map(({ title }) => `${text}: ${title}`),
  );
  expect(torn).toEqual([]);
});

test('right results are in the tab where the query expects them', () => {
  const astray = judgedQueries.flatMap(({ text, kind, right }) =>
    market
      .filter((listing) => kind !== 'any' && listing.kind !== kind && matchesAny(right, listing))
      .map(({ title }) => `${text}: ${title}`),
  );
  expect(astray).toEqual([]);
});

test('every category, facility and event of the market is a right result of some query', () => {
  const sought = judgedQueries.filter(({ class: name }) => name !== 'seller');
  const placeOf = ({ categoryPath, kind }: (typeof market)[number]) => categoryPath.at(-1) ?? kind;
  const reached = new Set(
    sought.flatMap(({ right }) => market.filter((listing) => matchesAny(right, listing)).map(placeOf)),
  );
  expect([...new Set(market.map(placeOf))].filter((name) => !reached.has(name))).toEqual([]);
});
