import { expect, test } from 'vitest';
import { indexOfMarket, loadMarket } from './engines.ts';

const market = loadMarket();
const { index, nowMs } = await indexOfMarket(market);

test.each([
  ['żywność', 'food'],
  ['rękodzieło', 'crafts'],
  ['kosmetyki', 'cosmetics'],
  ['zwierzęta', 'animals'],
  ['praca', 'jobs'],
  ['usługi', 'services'],
  ['usługi rolnicze', 'services'],
])('the name of a branch finds all of it and nothing else: %s', (words, branch) => {
  // Wood and hay stand among the services, and are none.
  const inBranch = market.filter(
    ({ kind, categoryPath }) => kind === 'ad' && categoryPath[0] === branch && categoryPath.at(-1) !== 'wood_hay',
  );
  const { total } = index.ask({ kind: 'ad', words, tagMatch: 'all', offset: 0, limit: 0 }, nowMs);
  expect(total).toBe(inBranch.length);
});
