import type { JudgedQuery } from '../judged-query.ts';
import { ads, facilities, ofClass } from '../judging.ts';

const withFeature = ofClass('feature');
const without = ofClass('exclusion', ['not']);
const coloured = ofClass('colour');
const stay = ofClass('facility');

export const unseenFeature: readonly JudgedQuery[] = [
  withFeature('słodycze wegańskie', ads('sweets', undefined, { tags: 'vegan' }), {
    may: ads('cakes bread fruit preserves', undefined, { tags: 'vegan' }),
  }),
  withFeature('coś wegańskiego na obiad', ads('ready_meals', undefined, { tags: 'vegan' }), {
    may: ads('food', undefined, { tags: 'vegan' }),
  }),
  withFeature('słodycze dla bezglutenowca', ads('sweets', undefined, { tags: 'nogluten' }), {
    may: ads('food', undefined, { tags: 'nogluten' }),
  }),
  withFeature('mięso od zwierząt z wolnego wybiegu', ads('fresh_meat poultry', undefined, { tags: 'freerange' })),
  withFeature('ekologiczna karma', ads('cat_food dog_food rodent_food', undefined, { anyTag: 'eco organic' }), {
    may: ads('farm_feed horse_feed', undefined, { anyTag: 'eco organic' }),
  }),
  withFeature('owies bez gmo', ads('farm_feed horse_feed', 'owies', { tags: 'gmofree' }), {
    may: ads('flour_groats', 'platki'),
  }),
  withFeature('warzywa z certyfikatem eko', ads('vegetables', undefined, { tags: 'organic' }), {
    may: ads('vegetables', undefined, { tags: 'eco' }),
  }),
  withFeature('suszone owoce', ads('fruit', undefined, { tags: 'dried' }), {
    may: ads('mushrooms_forest herbs_teas nuts_seeds horse_feed juices_syrups sweets', undefined, { text: 'susz' }),
  }),
  withFeature('przysmak dla psa bez chemii suszony', ads('dog_food', undefined, { tags: 'dried' }), {
    may: ads('dog_food'),
  }),
];

export const unseenExclusion: readonly JudgedQuery[] = [
  without('sok bez cukru dla malucha', ads('juices_syrups', undefined, { tags: 'nosugar' })),
  without('dżem bez dodatku cukru', ads('preserves', undefined, { tags: 'nosugar' })),
  without('mydło bez zapachu', ads('soaps', 'mydlo na kozim|szare'), { may: ads('soaps', 'mydlo kozie') }),
  without('herbata bez kofeiny', ads('herbs_teas', 'herbat'), { may: ads('herbs_teas') }),
  without('psy rasowe tylko nie jamniki', ads('dogs', 'owczarki|polski ow|border|golden|gonczy|suczka podh'), {
    may: ads('dogs', undefined, { without: 'jamnik' }),
    forbidden: ads('dogs', 'jamnik'),
  }),
  without(
    'grzyby ale nie w occie',
    ads('mushrooms_forest', '^(borowiki|kurki|podgrzybki|boczniaki|kozaki|pieczarki)'),
    {
      may: ads('mushrooms_forest', undefined, { noTags: 'marinated' }),
      forbidden: ads('mushrooms_forest pickles', '(rydze|grzyb)', { tags: 'marinated' }),
    },
  ),
  without('choinka bez donicy', ads('christmas_trees', 'jodla kaukaska|swierk|jodly'), {
    forbidden: ads('christmas_trees', 'choinka w donicy'),
  }),
  without('jajka nie z klatki', ads('eggs', undefined, { noTags: 'cagedhens', without: 'wydmuszka|jajka wyl' }), {
    may: ads('eggs', undefined, { noTags: 'cagedhens' }),
    forbidden: ads('eggs', undefined, { tags: 'cagedhens' }),
  }),
  without('miód, byle nie gryczany', ads('honey', undefined, { without: 'gryczany' }), {
    forbidden: ads('honey', 'gryczany'),
  }),
];

export const unseenColour: readonly JudgedQuery[] = [
  coloured('zielony agrest', ads('fruit', 'agrest'), { may: ads('berry_bushes', 'agrest') }),
  coloured('biały gołąb', ads('pigeons', 'pawiki|krymki'), { may: ads('pigeons') }),
  coloured('niebieski kubek', ads('pottery', 'kubek'), { may: ads('pottery', '.*kub') }),
  coloured('różowe piwonie', [ads('cut_flowers', 'piwonie'), ads('perennials', '.*piwonii')]),
  coloured('rudy kociak', ads('cats', 'kocieta syb'), { may: ads('cats') }),
  coloured('zielone jajka do koszyczka', ads('eggs', 'zielone'), {
    may: [ads('eggs'), ads('wicker', 'koszyczek'), ads('chicks', 'piskleta')],
  }),
  coloured('ruda krowa z grzywką', ads('cattle', '.*highland'), { may: ads('cattle', 'krowa polska') }),
  coloured('fioletowy bez', ads('ornamental_shrubs', 'bez lilak'), { may: ads('ornamental_shrubs') }),
];

export const unseenFacility: readonly JudgedQuery[] = [
  stay('gdzie nas wpuszczą z psem', facilities('allowed_pets')),
  stay('sauna i balia na wsi', facilities('sauna hot_tub'), { may: facilities('', { anyTag: 'sauna hot_tub' }) }),
  stay('spanie w stodole na sianie', facilities('hay_barn')),
  stay('sala na wesele na wsi', facilities('special_events'), {
    best: facilities('special_events', { text: 'wesel|slubn|sala|sale' }),
    may: facilities('', { anyTag: 'special_events holiday_events integration_events' }),
  }),
  stay('gdzie nauczę się robić ser', facilities('culinary_workshops', { text: 'wyrabiac ser|gomolk|oscypek' }), {
    may: [facilities('culinary_workshops'), ads('food_processing', '.*serowarni')],
  }),
  stay('nocleg przyjazny wózkom inwalidzkim', facilities('step_free')),
  stay('obóz jeździecki dla córki', facilities('horse_riding'), {
    best: facilities('horse_riding', { title: 'stadnina' }),
  }),
  stay('spływ kajakowy z noclegiem', facilities('kayaks')),
  stay('podglądanie ptaków weekend', facilities('', { text: 'ornitolog|ptasiarz|lunet' }), {
    best: facilities('', { title: 'domek ornit' }),
    may: facilities('', { text: '.*ptak|zuraw|bocian|.*gesi' }),
  }),
  stay(
    'pokoje z wyżywieniem kuchnia wegetariańska',
    facilities('vegetarian_meals', { anyTag: 'full_board half_board breakfast' }),
    {
      best: facilities('vegetarian_meals', { anyTag: 'full_board half_board' }),
      may: facilities('vegetarian_meals'),
    },
  ),
];
