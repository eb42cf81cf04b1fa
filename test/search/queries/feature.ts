import type { JudgedQuery } from '../judged-query.ts';
import { ads, ofClass } from '../judging.ts';

const q = ofClass('feature', ['feature']);
const eco = { anyTag: 'eco organic' };

/** What a flag says; "eko", "bio" and "ekologiczny" are one thing to a buyer. */
export const feature: readonly JudgedQuery[] = [
  q('jaja eko', ads('eggs', undefined, eco), {
    may: ads('eggs', undefined, { tags: 'freerange' }),
    forbidden: ads('holiday_decorations'),
  }),
  q('eko miód', ads('honey', undefined, eco), {
    may: ads('bee_products', undefined, eco),
    forbidden: ads('jobs services'),
  }),
  q('bio warzywa', ads('vegetables', undefined, eco), { may: ads('vegetable_seedlings', undefined, eco) }),
  q('ekologiczne mydła', ads('soaps', undefined, eco)),
  q('mąka bio', ads('flour_groats', 'maka', eco), { may: ads('flour_groats') }),
  q('olej ekologiczny', ads('oils', undefined, eco), { may: ads('face_oils', undefined, eco) }),
  q('mięta eko', ads('herbs_teas', 'mieta', eco), { may: ads('herbs_teas potted_herbs hydrolats', undefined, {}) }),
  q('bezglutenowy chleb', ads('bread', undefined, { tags: 'nogluten' }), {
    may: ads('flour_groats cakes', undefined, { tags: 'nogluten' }),
    forbidden: ads('bread', undefined, { noTags: 'nogluten' }),
  }),
  q('chleb bez glutenu', ads('bread', undefined, { tags: 'nogluten' }), {
    may: ads('flour_groats cakes', undefined, { tags: 'nogluten' }),
    forbidden: ads('bread', undefined, { noTags: 'nogluten' }),
  }),
  q('mąka bezglutenowa', ads('flour_groats', undefined, { tags: 'nogluten' }), {
    forbidden: ads('flour_groats', 'maka orkisz|maka zyt'),
  }),
  q('słodycze bezglutenowe', ads('sweets', undefined, { tags: 'nogluten' })),
  q('wędliny bezglutenowe', ads('cured_meats', undefined, { tags: 'nogluten' })),
  q('wegański pasztet', ads('ready_meals', 'pasztet', { tags: 'vegan' }), {
    forbidden: ads('cured_meats cat_food fresh_meat'),
  }),
  q('wegańskie ciasto', ads('cakes', undefined, { tags: 'vegan' }), {
    may: ads('sweets', undefined, { tags: 'vegan' }),
    forbidden: ads('cakes', undefined, { noTags: 'vegan' }),
  }),
  q('pierogi wegańskie', ads('ready_meals', 'pierog', { tags: 'vegan' }), {
    may: ads('ready_meals', undefined, { tags: 'vegan' }),
    forbidden: ads('ready_meals', 'kartacze|zurek|bigos'),
  }),
  q('wegetariańskie dania', ads('ready_meals', undefined, { anyTag: 'vegan vegetarian' }), {
    forbidden: ads('ready_meals', 'kartacze|zurek|bigos'),
  }),
  q('jajka od kur z wolnego wybiegu', ads('eggs', undefined, { tags: 'freerange' }), {
    may: ads('eggs', undefined, { tags: 'organic' }),
    forbidden: [ads('eggs', undefined, { tags: 'cagedhens' }), ads('holiday_decorations')],
  }),
  q('gdzie kupić jajka od wolnych kur?', ads('eggs', undefined, { tags: 'freerange' }), {
    may: ads('eggs', undefined, { tags: 'organic' }),
    forbidden: [ads('eggs', undefined, { tags: 'cagedhens' }), ads('holiday_decorations')],
    chips: [],
  }),
  q('jaja ściółkowe', ads('eggs', undefined, { tags: 'barneggs' }), {
    chips: [],
    forbidden: ads('eggs', undefined, { tags: 'cagedhens' }),
  }),
  q('jajka klatkowe', ads('eggs', undefined, { tags: 'cagedhens' }), { chips: [] }),
  q('jogurt bez laktozy', ads('dairy', 'jogurt', { tags: 'lactosefree' }), {
    forbidden: ads('dairy', undefined, { noTags: 'lactosefree' }),
  }),
  q('nabiał bez laktozy', ads('dairy', undefined, { tags: 'lactosefree' }), {
    forbidden: ads('dairy', undefined, { noTags: 'lactosefree' }),
  }),
  q('dżem bez cukru', ads('preserves', 'powidl|mus', { tags: 'nosugar' }), {
    may: ads('preserves', undefined, { tags: 'nosugar' }),
    forbidden: ads('preserves', undefined, { noTags: 'nosugar' }),
  }),
  q('sok niesłodzony', ads('juices_syrups', 'sok|oskol', { tags: 'nosugar' }), {
    may: ads('juices_syrups', undefined, { tags: 'nosugar' }),
    forbidden: ads('juices_syrups', undefined, { noTags: 'nosugar' }),
  }),
  q('słodycze bez cukru', ads('sweets', undefined, { tags: 'nosugar' }), {
    forbidden: ads('sweets', undefined, { noTags: 'nosugar' }),
  }),
  q('ryby wędzone', ads('fish', undefined, { tags: 'smoked' }), {
    chips: [],
    may: ads('fish'),
    forbidden: ads('fish_fry cured_meats'),
  }),
  q('suszone grzyby', ads('mushrooms_forest', 'borow|podgrz|kozaki', { tags: 'dried' }), {
    chips: [],
    may: ads('mushrooms_forest', undefined, { tags: 'dried' }),
  }),
  q('filety rybne', ads('fish', undefined, { tags: 'fillet' }), { chips: [], forbidden: ads('fish_fry') }),
  q('pasza bez GMO', ads('farm_feed horse_feed', undefined, { tags: 'gmofree' }), {
    best: ads('farm_feed', undefined, { tags: 'gmofree' }),
    may: ads('pet_goods', undefined, { tags: 'gmofree' }),
  }),
  q('wegański krem', ads('creams', '.*krem', { tags: 'vegan' }), {
    may: ads('creams', undefined, { tags: 'vegan' }),
    forbidden: ads('creams', undefined, { noTags: 'vegan' }),
  }),
  q('ekologiczna karma dla kota', ads('cat_food', undefined, eco), { may: ads('cat_food') }),
  q('kosmetyki wegańskie do włosów', ads('hair_care', undefined, { tags: 'vegan' }), {
    forbidden: ads('hair_care', undefined, { noTags: 'vegan' }),
  }),
  q('świece wegańskie', ads('candles', undefined, { tags: 'vegan' }), {
    forbidden: ads('candles', '.*pszczel|.*wezy'),
  }),
  q('BIO sadzonki malin', ads('berry_bushes', 'malin', eco), { may: ads('berry_bushes', undefined, eco) }),
];
