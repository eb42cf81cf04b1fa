import type { JudgedQuery } from '../judged-query.ts';
import { ads, amount, ofClass } from '../judging.ts';

const q = ofClass('amount', ['amount']);

/** An amount puts what fits first; another amount is right too. */
export const freshAmount: readonly JudgedQuery[] = [
  q('mąka żytnia 5kg', ads('flour_groats', 'maka zytnia'), {
    best: ads('flour_groats', 'maka zytnia', amount('weightG', 5000)),
    may: ads('flour_groats'),
  }),
  q('worek ziemniaków 15 kg', ads('vegetables', 'ziemniaki|pyry'), {
    best: ads('vegetables', 'ziemniaki|pyry', amount('weightG', 15_000)),
    may: ads('vegetables'),
  }),
  q('kiszona kapusta 3 kg', ads('pickles', 'kapusta'), {
    best: ads('pickles', 'kapusta', amount('weightG', 3000)),
    may: ads('pickles'),
  }),
  q('50 tulipanów', ads('cut_flowers', 'tulipany'), {
    best: ads('cut_flowers', 'tulipany hurtowo'),
    may: [ads('cut_flowers'), ads('seeds_bulbs', 'cebulki')],
  }),
  q('pasza 25 kg', ads('farm_feed', undefined, amount('weightG', 25_000)), {
    best: ads('farm_feed', 'pasza'),
    may: ads('farm_feed horse_feed'),
  }),
  q('pół kilo masła', ads('dairy', 'maslo\\b'), {
    best: ads('dairy', 'maslo oselkowe'),
    may: ads('dairy'),
    forbidden: ads('cosmetics'),
  }),
  q('kopa jaj', ads('eggs'), { chips: [], forbidden: ads('holiday_decorations cakes') }),
  q('tuzin jajek', ads('eggs', undefined, { without: 'wydmuszka' }), { chips: [], may: ads('eggs') }),
  q('wiaderko kapusty kiszonej', ads('pickles', 'kapusta'), {
    best: ads('pickles', '.*wiader'),
    chips: [],
    may: ads('pickles'),
  }),
];
