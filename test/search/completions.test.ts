import { beforeAll, expect, test } from 'vitest';
import { completeText } from '#server/search/completion.ts';
import { idOf, indexOfMarket, loadMarket } from './engines.ts';

const LIMIT = 6;
let complete: (text: string) => Promise<string[]>;

beforeAll(async () => {
  const market = loadMarket();
  const titles = new Map(market.map((listing) => [idOf(listing), listing.title]));
  const listTitles = async (ids: readonly number[]) => ids.flatMap((id) => titles.get(id) ?? []);
  const { index, stemmer, nowMs } = await indexOfMarket(market);
  complete = (text) => completeText(text, LIMIT, { index, stemmer, nowMs, listTitles });
});

/** What people go on to type, and forms that nobody would. */
const CASES: [typed: string, expected: RegExp, never?: RegExp][] = [
  ['mio', /^miód( |$)/, /^(miodu|miody)$/],
  ['miód', /^miód \p{L}{4,}/u],
  ['jaj', /^jajka/, /^(jajek|jaj|jajkami)$/],
  ['mle', /^mleko$/, /^(mleka|mlekiem)$/],
  ['ziem', /^ziemniaki/, /^ziemniaków$/],
  ['kiełbs', /^kiełbasa/],
  ['konfi', /^konfitura/, /^konfiturą$/],
  ['kosz', /^kosz /],
  ['wikl', /^wiklin/],
  ['oscyp', /^oscypek$/, /^oscypk[ai]$/],
  ['chleb', /^chleb /, /^chleba$/],
  ['sadzon', /^sadzonki/, /^sadzonek$/],
  ['kur', /^kury$/],
  ['szczen', /^szczeni/],
  ['trak', /^traktor/],
  ['warszt', /^warsztaty/, /^warsztatów$/],
  ['jarm', /^jarmark \p{L}+/u],
  ['praca', /^praca (w|przy|na) /],
  ['ser ko', /^koz/, /^miód/],
  ['kury n', /^nioski$/],
  ['be', /^bez /],
  ['bez cu', /^cukru$/],
  ['oscpek', /^oscypek$/],
  ['kielbsa', /^kiełbasa/],
  ['ceramka', /^ceramik/],
  ['konfitrua', /^konfitura/],
  ['ser kozzi', /^kozi/],
];

test.each(CASES)('"%s" is completed as people would say it', async (typed, expected, never) => {
  const words = await complete(typed);
  expect(words.filter((word) => expected.test(word))).not.toHaveLength(0);
  if (never) expect(words.filter((word) => never.test(word))).toEqual([]);
  expect(new Set(words).size).toBe(words.length);
});

test('what leads nowhere is not completed', async () => {
  expect(await complete('lokomotywa')).toEqual([]);
  expect(await complete('')).toEqual([]);
  expect(await complete('500')).toEqual([]);
});

test('a phrase is whole: it ends where the title does, or before a preposition', async () => {
  for (const text of ['konfi', 'kiełb', 'chleb']) {
    for (const phrase of await complete(text)) expect(phrase).not.toMatch(/ (z|w|na|do|czerwonej|grubo)$/);
  }
});
