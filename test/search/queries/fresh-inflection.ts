import type { JudgedQuery } from '../judged-query.ts';
import { ads, ofClass } from '../judging.ts';

const q = ofClass('inflection');

/** Plurals, cases and diminutives, as they are spoken. */
export const freshInflection: readonly JudgedQuery[] = [
  q('miodzik lipowy', ads('honey', 'miod lipowy'), { may: ads('honey bee_products') }),
  q('szukam jajeczek od zielononóżek', ads('eggs', 'jajka od zielon'), { may: ads('eggs laying_hens') }),
  q('serek kozi', [ads('cheese', undefined, { title: '.*(kozi|koziego|kozia)\\b' }), ads('dairy', 'twarozek kozi')], {
    may: ads('cheese dairy'),
    forbidden: ads('soaps'),
  }),
  q('chlebek na zakwasie', ads('bread', 'chleb|razowiec|bochenek'), {
    best: ads('bread', 'chleb zytni|chleb codzienny'),
    may: ads('bread'),
  }),
  q('cielaczek', ads('cattle', 'cieleta'), { may: ads('cattle'), forbidden: ads('fresh_meat') }),
  q('prosiaczki', ads('pigs', 'prosieta|mangalice'), { may: ads('pigs') }),
  q('osiołki', ads('horses_ponies', 'osiolek'), { may: ads('horses_ponies') }),
  q('choineczka w doniczce', ads('christmas_trees', 'choinka w donicy'), { may: ads('christmas_trees conifers') }),
  q('pieroga ruskiego', ads('ready_meals', 'pierogi ruskie'), { may: ads('ready_meals') }),
  q('kiełbaski', [ads('cured_meats', 'kielbasa|kabanosy'), ads('fresh_meat', 'kielbas')], { may: ads('cured_meats') }),
  q('buraczków', [ads('pickles', 'buraczki'), ads('vegetables', 'buraki|zestaw kolorowych')], {
    may: [ads('pickles', 'zakwas'), ads('farm_feed', 'buraki'), ads('juices_syrups', '.*burak')],
  }),
  q('makowców', ads('cakes', 'makowiec'), { may: [ads('cakes'), ads('nuts_seeds', 'mak')] }),
  q('marcheweczka', ads('vegetables', 'marchew|zestaw kolorowych'), { may: ads('vegetables farm_feed') }),
  q('ptaszki z drewna', [ads('wood_carving', 'ptaszki'), ads('wooden_toys', 'klepok')], {
    may: ads('wood_carving wooden_toys'),
  }),
];
