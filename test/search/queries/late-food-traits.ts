import type { JudgedQuery } from '../judged-query.ts';
import { ads, amount, between, ofClass, upTo } from '../judging.ts';

const feature = ofClass('feature');
const exclusion = ofClass('exclusion');
const colour = ofClass('colour');
const price = ofClass('price');
const amounts = ofClass('amount');
const foreign = ofClass('foreign');

const MUSHROOMS = ads('mushrooms_forest', undefined, { without: '.*jagod|zurawina|owoce|grzybnia' });
const dearerThan = (zloty: number) => ({ priceFromMinor: zloty * 100 + 1 });

export const lateFoodFeature: readonly JudgedQuery[] = [
  feature('wegańskie słodycze', ads('sweets', undefined, { tags: 'vegan' }), {
    may: [ads('cakes', undefined, { tags: 'vegan' }), ads('fruit', 'chipsy')],
  }),
  feature('słodkości bez glutenu', ads('sweets', undefined, { tags: 'nogluten' }), {
    may: ads('preserves cakes', undefined, { tags: 'nogluten' }),
  }),
  feature('warzywa eko', ads('vegetables', undefined, { tags: 'organic' }), {
    may: ads('vegetables', undefined, { tags: 'eco' }),
  }),
  feature('mleczne bez laktozy', ads('dairy', undefined, { tags: 'lactosefree' }), { may: ads('dairy') }),
  feature('soki bez cukru', ads('juices_syrups', 'sok|oskola', { tags: 'nosugar' }), {
    may: ads('juices_syrups', undefined, { tags: 'nosugar' }),
  }),
  feature('wege obiad', ads('ready_meals', undefined, { anyTag: 'vegetarian vegan' }), {
    forbidden: ads('ready_meals', 'bigos|kartacze|zurek|smalec'),
  }),
];

export const lateFoodExclusion: readonly JudgedQuery[] = [
  exclusion('kapusta kiszona bez kminku', ads('pickles', 'kapusta kiszona, wiaderko'), {
    may: ads('pickles', undefined, { without: 'kapusta kiszona z beczki' }),
    forbidden: ads('pickles', 'kapusta kiszona z beczki'),
  }),
  exclusion('ciasto bez maku', ads('cakes', undefined, { without: 'makowiec|mrowisko|drozdzowki' }), {
    may: ads('cakes', 'drozdzowki'),
    forbidden: ads('cakes', 'makowiec|mrowisko'),
  }),
  exclusion('ser niewędzony', ads('cheese', undefined, { noTags: 'smoked' }), {
    may: ads('dairy', 'ser|twarog|twarozek'),
    forbidden: ads('cheese', undefined, { tags: 'smoked' }),
  }),
  exclusion('wędlina bez wieprzowiny', ads('cured_meats', 'polgesek'), {
    may: [ads('poultry', 'wedzone'), ads('fresh_meat', 'kielbas'), ads('cured_meats', 'smalec gesi')],
    forbidden: ads('cured_meats', '.*wieprz'),
  }),
  exclusion('orzechy włoskie bez łupin', ads('nuts_seeds', 'luskane orzechy'), {
    may: ads('nuts_seeds', undefined, { without: 'orzechy wloskie w lupinach' }),
    forbidden: ads('nuts_seeds', 'orzechy wloskie w lupinach'),
  }),
];

export const lateFoodColour: readonly JudgedQuery[] = [
  colour('prawdziwy rosół z kury', ads('poultry', 'stara kura|koguty'), {
    may: [ads('poultry'), ads('fresh_meat', 'wolowina')],
  }),
  colour('szukam dobrego koziego sera', ads('cheese', '.*kozi(?!erad)'), {
    may: [ads('cheese'), ads('dairy', '.*kozi(?!erad)')],
  }),
  colour('gdzie kupię świeże ryby', ads('fish', undefined, { tags: 'fresh' }), { may: ads('fish') }),
  colour('babciny dżem domowej roboty', ads('preserves', 'dzem|konfitura|marmolada|powidla|ogorki, dzemy'), {
    best: ads('preserves', 'dzem|ogorki, dzemy'),
    may: ads('preserves'),
  }),
  colour('kupię naturalny sok malinowy', ads('juices_syrups', 'sok malinowy'), { may: ads('juices_syrups') }),
];

export const lateFoodPrice: readonly JudgedQuery[] = [
  price('olej poniżej 30 zł', ads('oils', undefined, upTo(30)), { forbidden: ads('oils', undefined, dearerThan(30)) }),
  price('ser do 25 złotych', ads('cheese', undefined, upTo(25)), {
    may: ads('dairy', 'ser|twarog|twarozek', upTo(25)),
    forbidden: ads('cheese', undefined, dearerThan(25)),
  }),
  price('pieczywo za 5 zł', ads('bread', undefined, upTo(5)), { may: ads('bread', undefined, upTo(10)) }),
  price('słodycze 15-25 zł', ads('sweets', undefined, between(15, 25)), {
    forbidden: [ads('sweets', undefined, dearerThan(25))],
  }),
];

export const lateFoodAmount: readonly JudgedQuery[] = [
  amounts('5 litrów mleka', ads('dairy', 'mleko', amount('volumeMl', 5000)), { may: ads('dairy', 'mleko') }),
  amounts('15 kg kartofli', ads('vegetables', 'pyry', amount('weightG', 15_000)), {
    may: ads('vegetables', 'ziemniaki|pyry'),
  }),
  amounts('litrowy słoik miodu', ads('honey', undefined, amount('volumeMl', 1000)), { may: ads('honey') }),
];

export const lateFoodForeign: readonly JudgedQuery[] = [
  foreign('smoked fish', ads('fish', '.*wedzon', { tags: 'smoked', without: 'pasta' }), {
    may: [ads('fish')],
  }),
  foreign('sourdough bread', ads('bread', 'chleb zytni|chleb codzienny|resztki'), {
    best: ads('bread', 'chleb zytni|chleb codzienny'),
    may: ads('bread'),
  }),
  foreign('wild mushrooms', ads('mushrooms_forest', 'borowiki|kozaki|kurki|podgrzybki|rydze|grzyby w occie'), {
    may: [ads('mushrooms_forest'), ads('pickles', 'grzybki')],
  }),
  foreign('Pflaumenmus', ads('preserves', 'powidla'), { may: [ads('preserves'), ads('fruit', 'sliwk')] }),
  foreign('гречка', ads('flour_groats', 'kasza gryczana'), {
    may: [ads('flour_groats'), ads('honey', 'gryczany'), ads('bread', 'chleb gryczany'), ads('ready_meals', 'bliny')],
  }),
  foreign('mermelada de fresa', ads('preserves', '.*truskaw'), {
    best: ads('preserves', 'dzem truskawkowy'),
    may: [ads('preserves'), ads('juices_syrups', '.*truskaw')],
  }),
  foreign('funghi porcini', ads('mushrooms_forest', 'borowiki'), { may: [MUSHROOMS, ads('pickles', 'grzybki')] }),
];
