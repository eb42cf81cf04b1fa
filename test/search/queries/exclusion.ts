import type { JudgedQuery } from '../judged-query.ts';
import { ads, ofClass } from '../judging.ts';

const q = ofClass('exclusion', ['not']);
const flag = ofClass('exclusion', ['feature']);
const CAGED = ads('eggs', undefined, { tags: 'cagedhens' });
const lacking = (categories: string, tag: string) => ads(categories, undefined, { noTags: tag });
const having = (categories: string, tag: string) => ads(categories, undefined, { tags: tag });
const MEAT_MEALS = ads('ready_meals', 'kartacze|zurek|bigos|babka');

/** What must not come back, not even at the end; some have a flag of their own. */
export const exclusion: readonly JudgedQuery[] = [
  q('jajka nie klatkowe', ads('eggs', undefined, { noTags: 'cagedhens' }), {
    forbidden: [CAGED, ads('holiday_decorations')],
  }),
  q('jaja nieklatkowe', ads('eggs', undefined, { noTags: 'cagedhens' }), {
    forbidden: [CAGED, ads('holiday_decorations')],
  }),
  q('jajka bez klatek', ads('eggs', undefined, { noTags: 'cagedhens' }), { forbidden: CAGED }),
  flag('nie słodzony sok', ads('juices_syrups', 'sok|oskol', { tags: 'nosugar' }), {
    may: having('juices_syrups', 'nosugar'),
    forbidden: lacking('juices_syrups', 'nosugar'),
  }),
  flag('sok bez dodatku cukru', ads('juices_syrups', 'sok|oskol', { tags: 'nosugar' }), {
    may: having('juices_syrups', 'nosugar'),
    forbidden: lacking('juices_syrups', 'nosugar'),
  }),
  flag('bez glutenowy chleb', having('bread', 'nogluten'), {
    may: having('flour_groats cakes', 'nogluten'),
    forbidden: lacking('bread', 'nogluten'),
  }),
  flag('bez cukrowe słodycze', having('sweets', 'nosugar'), { forbidden: lacking('sweets', 'nosugar') }),
  flag('powidła nie słodzone', ads('preserves', 'powidl', { tags: 'nosugar' }), {
    may: having('preserves', 'nosugar'),
    forbidden: lacking('preserves', 'nosugar'),
  }),
  flag('ciasto bez laktozy', having('cakes', 'lactosefree'), {
    may: having('bread sweets', 'lactosefree'),
    forbidden: lacking('cakes', 'lactosefree'),
  }),
  flag('chleb bez laktozy', having('bread', 'lactosefree'), {
    may: having('bread', 'vegan'),
    forbidden: ads('bread', 'chalk|bulki'),
  }),
  flag('wędlina bez laktozy', having('cured_meats', 'lactosefree'), {
    forbidden: lacking('cured_meats', 'lactosefree'),
  }),
  q('pasztet bez mięsa', ads('ready_meals', 'pasztet'), {
    forbidden: [ads('cured_meats fresh_meat poultry'), ads('cat_food dog_food')],
  }),
  q('pierogi bez mięsa', ads('ready_meals', 'pierog'), {
    may: ads('ready_meals', 'golab'),
    forbidden: [MEAT_MEALS, ads('cured_meats fresh_meat')],
  }),
  q('obiad bez mięsa', ads('ready_meals', undefined, { anyTag: 'vegan vegetarian' }), {
    forbidden: [MEAT_MEALS, ads('cured_meats fresh_meat')],
  }),
  q('ciasto bez jajek', ads('cakes', 'ciasto march'), {
    may: ads('bread sweets', undefined, { tags: 'vegan' }),
    forbidden: ads('cakes', 'sekacz|kolacz|makow'),
  }),
  q('miód nie lipowy', ads('honey', undefined, { without: '.*lipow' }), { forbidden: ads('honey', '.*lipow') }),
  q('miód oprócz gryczanego', ads('honey', undefined, { without: 'grycz' }), { forbidden: ads('honey', 'grycz') }),
  q('ser nie wędzony', ads('cheese', undefined, { noTags: 'smoked' }), {
    forbidden: having('cheese', 'smoked'),
    may: ads('dairy', 'twar'),
  }),
  q('ryba niewędzona', ads('fish', undefined, { noTags: 'smoked' }), { forbidden: having('fish', 'smoked') }),
  q('ryba bez skóry', ads('fish', '.*bez skory'), { may: having('fish', 'fillet'), chips: [] }),
  q('cielęcina bez kości', ads('fresh_meat', 'ciele'), { may: having('fresh_meat', 'fillet'), chips: [] }),
  flag('pasza bez soi gmo', ads('farm_feed', 'pasza'), { may: having('farm_feed horse_feed', 'gmofree') }),
  q('musli dla konia bez melasy', ads('horse_feed', 'musli'), { may: ads('horse_feed'), chips: [] }),
  q('świece nie parafinowe', ads('candles')),
  q('karma dla psa bez kurczaka', ads('dog_food'), { forbidden: ads('cat_food', '.*kurczak') }),
  q('choinka niecięta', ads('christmas_trees', 'choinka w don'), {
    may: ads('conifers christmas_trees', undefined, { without: '.*cieta|galazki' }),
    forbidden: ads('christmas_trees', '.*cieta|galazki'),
  }),
  q('pies nie ze schroniska', ads('dogs', undefined, { without: '.*schronisk|kundelek|.*kwarant' }), {
    forbidden: ads('dogs', '.*schronisk'),
  }),
  q('orzechy nie łuskane', ads('nuts_seeds', 'orzechy wloskie w'), { forbidden: ads('nuts_seeds', 'luskane') }),
];
