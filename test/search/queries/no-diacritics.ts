import type { JudgedQuery } from '../judged-query.ts';
import { ads, events, facilities, ofClass } from '../judging.ts';

const q = ofClass('noDiacritics');

/** Typed on a phone or a foreign keyboard. */
export const noDiacritics: readonly JudgedQuery[] = [
  q('miod', ads('honey'), { may: ads('bee_products'), forbidden: ads('jobs animals') }),
  q('miod wrzosowy', ads('honey', '.*wrzos'), { may: ads('honey') }),
  q('ges owsiana', ads('poultry', 'ges ows'), { may: ads('ducks_geese', '.*gesi ows') }),
  q('wedzony losos lub pstrag', ads('fish', 'pstrag'), { may: ads('fish', undefined, { tags: 'smoked' }) }),
  q('sledz', ads('fish', 'sledz'), { may: ads('fish') }),
  q('zur zakwas', ads('vinegars_spices', 'zakwas zyt'), { may: ads('pickles ready_meals', 'zakw|zurek') }),
  q('zurawina', ads('preserves mushrooms_forest', 'zuraw')),
  q('golabki', ads('ready_meals', 'golabki'), { forbidden: ads('pigeons') }),
  q('golebie pocztowe', ads('pigeons', 'golebie poczt'), { may: ads('pigeons'), forbidden: ads('ready_meals') }),
  q('makowiec', ads('cakes', 'makow'), { may: ads('cakes') }),
  q('krowki', ads('sweets', 'krowki'), { forbidden: ads('cattle') }),
  q('sliwki w czekoladzie', ads('sweets', 'sliwki w'), { may: ads('sweets fruit', '.*sliw') }),
  q('maka zytnia razowa', ads('flour_groats', 'maka zyt'), { may: ads('flour_groats', 'maka') }),
  q('ocet jablkowy', ads('vinegars_spices', 'ocet jabl'), { may: ads('vinegars_spices', 'ocet') }),
  q('ogorki kiszone', ads('pickles', 'ogorki kisz'), { may: ads('pickles'), forbidden: ads('jobs') }),
  q('slonecznik luskany', ads('nuts_seeds', 'slonecz'), { may: ads('nuts_seeds') }),
  q('mieta', ads('herbs_teas potted_herbs', 'mieta|.*miety'), { may: ads('hydrolats ointments lip_care', '.*miet') }),
  q('rzezba ludowa', ads('wood_carving', '.*rzezb'), { may: ads('wood_carving') }),
  q('swiece z wezy', ads('candles', 'swiece zwij'), { may: ads('candles') }),
  q('koszyk na swieconke', ads('wicker', '.*swiecon'), { may: ads('wicker', 'kosz') }),
  q('masc nagietkowa', ads('ointments', 'masc nagiet'), { may: ads('ointments') }),
  q('roza na zywoplot', ads('ornamental_shrubs', 'roza.*zywop'), { may: ads('ornamental_shrubs conifers', '.*zywop') }),
  q('jablon antonowka', ads('fruit_trees', 'jablon anton'), { may: ads('fruit_trees', '.*jablon') }),
  q('swierk', ads('conifers christmas_trees', 'swierk')),
  q('kroliki', ads('rabbits'), { may: ads('fresh_meat', '.*krolik'), forbidden: ads('cat_food') }),
  q('zrebak', ads('horses_ponies', 'zreb'), { may: ads('horses_ponies') }),
  q('pszczoly odklady', ads('bees', 'odkl'), { may: ads('bees') }),
  q('obroza dla psa', ads('tack_leads', 'obroz'), { may: ads('tack_leads', undefined, { tags: 'for_dogs' }) }),
  q('wycinka drzew', ads('tree_care', 'wycinka'), { may: ads('tree_care forestry') }),
  q('przewoz slomy', ads('transport', 'przew'), { may: ads('transport wood_hay', '.*slom') }),
  q('koledy', events('.*koled')),
  q('Krolewski karp', ads('fish', 'karp krol'), { may: ads('fish fish_fry', '.*karp') }),
  q('nocleg na sianie w bacowce', facilities('hay_barn'), { best: facilities('hay_barn', { title: 'bacow' }) }),
];
