import type { JudgedQuery } from '../judged-query.ts';
import { ads, ofClass } from '../judging.ts';

const q = ofClass('noDiacritics');

/** Typed without Polish letters; some words become others. */
export const freshNoDiacritics: readonly JudgedQuery[] = [
  q('golabki z kasza', ads('ready_meals', 'golabki'), { may: ads('ready_meals'), forbidden: ads('pigeons') }),
  q('zurek', ads('ready_meals', 'zurek'), { may: ads('vinegars_spices', 'zakwas') }),
  q('sledzie w occie', ads('fish', 'sledz'), { best: ads('fish', 'sledzie opiekane'), may: ads('fish') }),
  q('sloma', ads('wood_hay', 'slom|bele'), {
    may: [ads('harvesting', 'prasowanie'), ads('transport', 'przewoz bel'), ads('holiday_decorations wicker')],
  }),
  q('wloskie orzechy', [ads('nuts_seeds', 'orzechy wloskie|luskane'), ads('fruit_trees', 'orzech')], {
    best: ads('nuts_seeds', 'orzechy wloskie|luskane'),
    may: ads('nuts_seeds'),
  }),
  q('sliwki suszone', ads('fruit', 'sliwka suszona'), {
    may: [ads('fruit'), ads('sweets', 'sliwki'), ads('preserves', 'powidla ze')],
  }),
  q(
    'zolty ser wiejski',
    ads('cheese', 'ser goralski|dojrzewajacy|ser podpuszcz|golka|ser typu|ser owczy|ser kozi dlugo'),
    {
      may: ads('cheese dairy'),
    },
  ),
  q('swierk w doniczce', ads('christmas_trees', 'choinka w donicy'), { may: ads('christmas_trees conifers') }),
  q('rozowe piwonie', [ads('cut_flowers', 'piwonie'), ads('perennials', 'karpy piwonii')], {
    may: ads('cut_flowers perennials'),
  }),
  q('lozko dla psa', ads('beds_houses', 'lozko|wiklinowe'), {
    best: ads('beds_houses', 'lozko'),
    may: ads('beds_houses'),
  }),
  q('miesny gulasz z dzika', ads('fresh_meat', 'sarnina'), { may: ads('fresh_meat ready_meals') }),
  q('swieza maslanka', ads('dairy', 'maslanka'), { may: ads('dairy') }),
  q('pomoc w zniwa', [ads('machine_operators', 'kombajnista'), ads('harvesting', 'koszenie zboz')], {
    may: ads('jobs harvesting'),
  }),
];
