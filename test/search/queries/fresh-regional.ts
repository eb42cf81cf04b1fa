import type { JudgedQuery } from '../judged-query.ts';
import { ads, ofClass } from '../judging.ts';

const q = ofClass('regional');

/** Words of the villages and regions for things that the market calls otherwise. */
export const freshRegional: readonly JudgedQuery[] = [
  q('kartofle worek', ads('vegetables', 'ziemniaki|pyry'), {
    may: [ads('vegetables'), ads('farm_feed', 'owies i ziem')],
  }),
  q('krupnioki', ads('cured_meats', 'kaszanka'), { may: ads('cured_meats') }),
  q('szneka z glancem', ads('cakes', 'drozdzowki'), { may: [ads('cakes'), ads('bread', 'bulki')] }),
  q('cepeliny', ads('ready_meals', 'kartacze'), { may: ads('ready_meals') }),
  q('kiszka ziemniaczana', ads('ready_meals', 'babka ziemniaczana'), { may: ads('ready_meals cured_meats') }),
  q('kyrpce', ads('leather', 'kierpce'), { may: ads('leather folk_costumes') }),
  q('czernice', ads('mushrooms_forest', '.*jagody'), { may: ads('mushrooms_forest') }),
  q('maślonka', ads('dairy', 'maslanka'), { may: ads('dairy'), forbidden: ads('cosmetics') }),
  q('kołocz weselny', ads('cakes', 'kolacz'), { may: ads('cakes') }),
  q('maszkety', ads('sweets cakes'), { may: ads('preserves') }),
  q('georginie', [ads('cut_flowers', 'dalie'), ads('seeds_bulbs', 'karpy dalii')], {
    may: ads('cut_flowers seeds_bulbs'),
  }),
  q(
    'paradajki',
    [ads('vegetables', 'pomidory'), ads('vegetable_seedlings', 'rozsada pomidora'), ads('seeds_bulbs', '.*pomidor')],
    { best: ads('vegetables', 'pomidory') },
  ),
  q('szmaciak', ads('weaving', 'chodnik'), { may: ads('weaving') }),
  q('oszczypek', ads('cheese', 'ser goralski|golka'), { may: [ads('cheese'), ads('wood_carving', 'forma')] }),
];
