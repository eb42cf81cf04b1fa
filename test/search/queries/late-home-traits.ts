import type { JudgedQuery } from '../judged-query.ts';
import { ads, amount, between, CHEAPEST_FIRST, ofClass, upTo } from '../judging.ts';

const feature = ofClass('feature', ['feature']);
const offered = ofClass('feature');
const exclusion = ofClass('exclusion');
const colour = ofClass('colour');
const price = ofClass('price', ['price']);
const cheap = ofClass('price');
const sized = ofClass('amount', ['amount']);
const foreign = ofClass('foreign');

export const lateHomeFeature: readonly JudgedQuery[] = [
  feature('mydło wegańskie', ads('soaps', undefined, { tags: 'vegan' })),
  feature('sadzonki z certyfikatem bio', ads('plants', undefined, { tags: 'organic', without: 'fasola' }), {
    may: ads('plants', undefined, { anyTag: 'organic eco' }),
  }),
  offered(
    'kwiaty na wymianę',
    [ads('perennials potted_plants', undefined, { tags: 'swap' }), ads('perennials', 'rudbekie')],
    { may: ads('plants', undefined, { tags: 'swap' }) },
  ),
  feature('obraz na szkle do negocjacji', ads('glass_painting', 'janosik|szklo z para', { tags: 'negotiable' })),
  feature('nasiona bez gmo', ads('seeds_bulbs', undefined, { tags: 'gmofree', without: 'czosnek' }), {
    may: ads('plants', undefined, { tags: 'gmofree' }),
  }),
];

export const lateHomeExclusion: readonly JudgedQuery[] = [
  exclusion('pomadka do ust bez wosku pszczelego', ads('lip_care', undefined, { tags: 'vegan', without: 'sliwkowy' }), {
    may: ads('lip_care', 'sliwkowy'),
    forbidden: ads('lip_care', 'balsam do ust z miodem|mietowy balsam'),
  }),
  exclusion('kolczyki nie srebrne', ads('jewellery', 'kolczyki z'), {
    may: ads('jewellery', undefined, { without: '.*srebr' }),
    forbidden: ads('jewellery', 'srebrne kolczyki'),
    chips: ['not'],
  }),
  exclusion('róża do ogrodu nie pnąca', ads('ornamental_shrubs', 'roza pomarszczona|roze'), {
    may: [ads('cut_flowers', 'roze'), ads('ornamental_shrubs', undefined, { without: 'roza pnaca' })],
    forbidden: ads('ornamental_shrubs', 'roza pnaca'),
    chips: ['not'],
  }),
];

export const lateHomeColour: readonly JudgedQuery[] = [
  colour('ładny prezent z bursztynu', ads('jewellery', 'bransoletka|sznur bursztynow|wisior'), {
    may: ads('jewellery'),
  }),
  colour('kupię prawdziwą gromnicę', ads('candles', 'gromnica'), { may: ads('candles') }),
  colour('szukam fajnych kolczyków', ads('jewellery', 'kolczyki|srebrne kolczyki'), { may: ads('jewellery') }),
  colour('domowej roboty mydło', ads('soaps')),
  colour('solidny koszyk z wikliny', ads('wicker', 'kosz na grzyby|koszyczek|koszyk na rower|mocny kosz'), {
    may: ads('wicker'),
  }),
  colour('zdrowe ładne sadzonki malin', ads('berry_bushes', 'malina|sadzonki malin'), { may: ads('berry_bushes') }),
];

export const lateHomePrice: readonly JudgedQuery[] = [
  price('kolczyki do 100 zł', ads('jewellery', 'kolczyki', upTo(100)), { may: ads('jewellery', undefined, upTo(100)) }),
  price('mydło do 30 zł', ads('soaps', undefined, upTo(30))),
  cheap('najtańsza choinka', ads('christmas_trees', undefined, { without: 'galazki' }), {
    may: ads('christmas_trees'),
    order: CHEAPEST_FIRST,
  }),
  price('drzewko owocowe do 50 zł', ads('fruit_trees', undefined, upTo(50)), {
    may: ads('berry_bushes', undefined, upTo(50)),
  }),
  price('krem 50-60 zł', ads('creams', 'krem|rozany krem', between(50, 60)), {
    may: ads('creams', undefined, between(50, 60)),
  }),
];

export const lateHomeAmount: readonly JudgedQuery[] = [
  sized('świece 50 sztuk', ads('candles', undefined, amount('pieces', 50)), { may: ads('candles', 'swiece') }),
  sized('hydrolat 200 ml', ads('hydrolats', undefined, amount('volumeMl', 200)), { may: ads('hydrolats') }),
  sized('10 sadzonek malin', ads('berry_bushes', 'malina|sadzonki malin', amount('pieces', 10)), {
    may: ads('berry_bushes'),
  }),
];

export const lateHomeForeign: readonly JudgedQuery[] = [
  foreign('beeswax candles', ads('candles', undefined, { without: 'swieca sojowa|swieca rzepakowa' }), {
    may: [ads('candles'), ads('bee_products', 'wosk pszczeli')],
  }),
  foreign('Christbaumschmuck', ads('holiday_decorations', 'bombki|slomiane'), {
    may: [ads('holiday_decorations'), ads('christmas_trees'), ads('paper_cuts', 'kurpiowska gwiazda')],
  }),
  foreign('Lavendelseife', ads('soaps', 'mydlo lawendowe'), { may: ads('soaps') }),
  foreign('Blumenzwiebeln', ads('seeds_bulbs', 'cebulki'), { may: ads('seeds_bulbs') }),
  foreign('глиняний посуд', ads('pottery'), {
    may: [ads('musical_instruments', 'okaryna'), ads('candles', '.*glinianym')],
  }),
  foreign('насіння квітів', ads('seeds_bulbs', 'nasiona malw|laka kwietna'), { may: ads('seeds_bulbs') }),
  foreign('саджанці яблуні', ads('fruit_trees', 'jablo|szara reneta'), { may: ads('fruit_trees') }),
  foreign('crema per le mani', ads('creams', 'krem do rak'), { may: [ads('creams'), ads('ointments', '.*dloni')] }),
];
