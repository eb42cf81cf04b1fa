import { writeFileSync } from 'node:fs';
import { loadMarket, miniSearch, ourSearch } from '../test/search/engines.ts';
import { type ScoreTotals, totalScores } from '../test/search/judge.ts';
import { HALVES, judgedQueries, QUERY_SETS } from '../test/search/judged-queries.ts';
import { type JudgedQuery, QUERY_CLASSES } from '../test/search/judged-query.ts';
import { judgeAll } from '../test/search/report.ts';

// Compares the search with MiniSearch on the demo market and writes `bench/SEARCH.md`: `npm run bench:search`.

const market = loadMarket();
const engines = { ours: await ourSearch(market), minisearch: miniSearch(market) };
const totals = {
  ours: totalScores(judgeAll(judgedQueries, engines.ours)),
  minisearch: totalScores(judgeAll(judgedQueries, engines.minisearch)),
};

const ofSet = (queries: readonly JudgedQuery[]) => totalScores(judgeAll(queries, engines.ours));
const sets = Object.entries(QUERY_SETS).map(([name, queries]) => [name, ofSet(queries)] as const);

const share = (value: number | null) => (value === null ? '–' : value.toFixed(3));

function rowOf(
  name: string,
  { queries, recall, shownRecall, precision, rightFirst, forbidden, emptyRight, ordered }: ScoreTotals,
): string {
  const shares = [recall, shownRecall, precision, rightFirst, forbidden, emptyRight, ordered].map(share);
  return `| ${[name, queries, ...shares].join(' | ')} |`;
}

const HEAD = `| | queries | recall@10 | with partial | precision | right first | forbidden | empty when nothing | in order |
|---|---|---|---|---|---|---|---|---|`;
const NAMES = { tuning: 'tuning half', heldOut: 'held-out half' } as const;

const text = `# How well the search understands

Judged on the demo market by \`test/search\` (${judgedQueries.length} queries; the engine was tuned on one half; of the other
only totals were seen, also those of earlier measurements). \`forbidden\` is the share of answers in which something forbidden came
back, the lower the better. MiniSearch 7.2.0 has the same texts, category and feature names in all languages, with prefix
and fuzzy matching and boosted titles. Made by \`npm run bench:search\`.

${HEAD}
${HALVES.flatMap((half) => [
  rowOf(`**Jarmark**, ${NAMES[half]}`, totals.ours[half].all),
  rowOf(`MiniSearch, ${NAMES[half]}`, totals.minisearch[half].all),
]).join('\n')}

## By when the queries were written

The later sets were judged without knowledge of the engine; \`further\` is the latest. The others have no held-out half since all of them was read to learn from; before that it was, in this order, .932 recall and .926 right first for \`first\`, .848 and .872 for \`fresh\`, .820 and .812 for \`unseen\`, .811 and .773 for \`late\`, .875 and .829 for \`newest\`.

${HEAD}
${sets
  .flatMap(([name, set]) => HALVES.map((half) => ({ name: `${name}, ${NAMES[half]}`, totals: set[half].all })))
  .flatMap((row) => (row.totals.queries > 0 ? [rowOf(row.name, row.totals)] : []))
  .join('\n')}

## By class, tuning half

${HEAD}
${QUERY_CLASSES.flatMap((name) => [
  rowOf(`**${name}**`, totals.ours.tuning.byClass[name]),
  rowOf('MiniSearch', totals.minisearch.tuning.byClass[name]),
]).join('\n')}
`;
writeFileSync(new URL('SEARCH.md', import.meta.url), text);
console.log(text);
