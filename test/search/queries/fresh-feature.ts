import type { JudgedQuery } from '../judged-query.ts';
import { ads, ofClass } from '../judging.ts';

const q = ofClass('feature', ['feature']);

/** A property of the thing: how it is made, kept or sold. */
export const freshFeature: readonly JudgedQuery[] = [
  q('pieczywo bezglutenowe', ads('bread', undefined, { tags: 'nogluten' }), {
    may: ads('flour_groats', undefined, { tags: 'nogluten' }),
  }),
  q('ciasto dla wegan', ads('cakes', undefined, { tags: 'vegan' }), {
    may: ads('sweets', undefined, { tags: 'vegan' }),
  }),
  q('soki bez dodatku cukru', ads('juices_syrups', undefined, { tags: 'nosugar' })),
  q(
    'jajka z wolnego chowu',
    ads('eggs', undefined, { anyTag: 'freerange organic', without: 'wydmuszka|jajka wyleg' }),
    { may: ads('eggs', undefined, { anyTag: 'freerange organic' }), forbidden: ads('eggs', '.*klatkow') },
  ),
  q('bio mąka', ads('flour_groats', 'maka', { tags: 'organic' }), { chips: [] }),
  q(
    'słodkości bez cukru',
    [ads('sweets', undefined, { tags: 'nosugar' }), ads('preserves', undefined, { tags: 'nosugar' })],
    { may: ads('food', undefined, { tags: 'nosugar' }) },
  ),
  q('mydła wegańskie', ads('soaps', undefined, { tags: 'vegan' })),
  q('ryby z wędzarni', ads('fish', undefined, { tags: 'smoked' }), { chips: [] }),
  q('suszone grzyby leśne', ads('mushrooms_forest', undefined, { tags: 'dried', without: 'owoce jalowca' })),
  q('kury na wymianę', ads('laying_hens', undefined, { tags: 'swap' }), {
    chips: [],
    may: ads('animals', undefined, { tags: 'swap' }),
  }),
  q('obiad wegetariański na wynos', ads('ready_meals', undefined, { anyTag: 'vegetarian vegan' }), {
    chips: [],
  }),
  q('warzywa z certyfikatem', ads('vegetables', undefined, { tags: 'organic' }), { chips: [] }),
  q(
    'kosmetyki eko do twarzy',
    [ads('face_oils hydrolats', undefined, { anyTag: 'eco organic' }), ads('creams', 'rozany krem')],
    { chips: [], may: ads('cosmetics', undefined, { anyTag: 'eco organic' }) },
  ),
  q('wędliny bez glutenu', ads('cured_meats', undefined, { tags: 'nogluten' })),
  q('suszone mięso dla psa', ads('dog_food', undefined, { tags: 'dried' }), {
    forbidden: ads('cured_meats'),
  }),
];
