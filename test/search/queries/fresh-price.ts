import type { JudgedQuery } from '../judged-query.ts';
import { ads, between, CHEAPEST_FIRST, facilities, ofClass, upTo } from '../judging.ts';

const q = ofClass('price', ['price']);

/** A limit or a wish for something cheap. */
export const freshPrice: readonly JudgedQuery[] = [
  q('kosz wiklinowy do 120 zł', ads('wicker', 'kosz|koszyk|maly koszyk|mocny kosz', upTo(120)), {
    may: ads('wicker', undefined, upTo(120)),
  }),
  q('krem do 50zl', ads('creams', undefined, upTo(50)), { may: ads('cosmetics', undefined, upTo(50)) }),
  q('pies za 150 zl', ads('dogs', undefined, upTo(150))),
  q('miód do 30 złotych', ads('honey', undefined, upTo(30)), { may: ads('bee_products', undefined, upTo(30)) }),
  q('nocleg do 80 zł', facilities('', upTo(80))),
  q('najtańszy nocleg', facilities(), { order: CHEAPEST_FIRST, chips: [] }),
  q('najtańsze jaja', ads('eggs', undefined, { without: 'wydmuszka' }), {
    may: ads('eggs'),
    order: CHEAPEST_FIRST,
    chips: [],
  }),
  q('kucyk do 5 tys', ads('horses_ponies', 'kuc', upTo(5000)), { may: ads('horses_ponies', undefined, upTo(5000)) }),
  q('krzaki malin poniżej 50 zł', ads('berry_bushes', '.*malin', upTo(50)), {
    may: ads('berry_bushes', undefined, upTo(50)),
  }),
  q('choinka 100-150 zł', ads('christmas_trees', undefined, between(100, 150))),
  q('biżuteria do stówy', ads('jewellery', undefined, upTo(100)), { chips: [] }),
  q('tanie mięso', ads('fresh_meat poultry'), { may: ads('cured_meats'), chips: [], forbidden: ads('dog_food') }),
  q('tanie siano', ads('wood_hay', 'siano'), { may: ads('wood_hay horse_feed rodent_food'), chips: [] }),
  q('kot do 120', ads('cats', undefined, upTo(120)), { chips: [] }),
  q('świece powyżej 100 zł', ads('candles', undefined, { priceFromMinor: 10_000 })),
];
