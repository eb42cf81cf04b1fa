import { expect, test } from 'vitest';
import { loadMarket, ourSearch } from './engines.ts';
import { matchesAny } from './judged-query.ts';
import { facilities } from './judging.ts';

const { answer } = await ourSearch(loadMarket());
const farmsFor = (text: string) => answer({ text, kind: 'agritourism' }).full;

test.each(['kiełbasa', 'laptop', 'beczka'])('goods find no farms by a feature: %s', (text) => {
  // Farms whose own text has the word may be found.
  expect(farmsFor(text).length).toBeLessThan(4);
});

test.each(['domek z basenem', 'pokoje z kasynem', 'noclegi z kręgielnią', 'pokój z klimatyzacją'])(
  'a farm without what a stay is to come with is no full match: %s',
  (text) => expect(farmsFor(text)).toEqual([]),
);

test.each(['nocleg z żoną', 'nocleg z psem', 'agroturystyka z dobrym jedzeniem'])(
  'company and praise are not demanded: %s',
  (text) => expect(farmsFor(text).length).toBeGreaterThan(4),
);

test('a feature is demanded', () => {
  const found = farmsFor('domek z sauną');
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((farm) => !matchesAny([facilities('sauna')], farm))).toEqual([]);
});
