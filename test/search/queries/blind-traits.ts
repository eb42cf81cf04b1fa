import type { JudgedQuery } from '../judged-query.ts';
import { ads, facilities, ofClass, upTo } from '../judging.ts';

const withFeature = ofClass('feature');
const without = ofClass('exclusion', ['not']);
const coloured = ofClass('colour');

/** A thing with a property. */
export const blindFeature: readonly JudgedQuery[] = [
  withFeature('pieczywo bez glutenu', ads('bread', undefined, { tags: 'nogluten' }), {
    may: ads('food', undefined, { tags: 'nogluten' }),
  }),
  withFeature('wege ciasto bez jajek', ads('cakes', undefined, { tags: 'vegan' }), { may: ads('cakes sweets') }),
  withFeature('warzywa eko z certyfikatem', ads('vegetables', undefined, { tags: 'organic' }), {
    may: [ads('vegetables', undefined, { tags: 'eco' }), ads('food', undefined, { tags: 'organic' })],
  }),
  withFeature('wegański krem do twarzy', ads('creams', undefined, { tags: 'vegan' }), {
    best: ads('creams', 'rozany|krem z rok'),
    may: [ads('creams'), ads('face_oils', undefined, { tags: 'vegan' })],
  }),
  withFeature('wedzony ser', ads('cheese', undefined, { tags: 'smoked' }), { may: ads('cheese') }),
  withFeature('kózka na wymianę', ads('goats', undefined, { tags: 'swap' }), { may: ads('goats') }),
  withFeature('kury z wolnego wybiegu', ads('laying_hens', undefined, { tags: 'freerange' }), {
    may: [ads('laying_hens ornamental_poultry'), ads('poultry eggs', undefined, { tags: 'freerange' })],
  }),
];

/** A thing and what it must not be. */
export const blindExclusion: readonly JudgedQuery[] = [
  without(
    'jajka ale nie z klatki',
    ads('eggs', 'jaj|ekologiczne|przepiorcze|zielone|wytlacz', { noTags: 'cagedhens' }),
    {
      may: ads('eggs', undefined, { noTags: 'cagedhens' }),
      forbidden: ads('eggs', undefined, { tags: 'cagedhens' }),
    },
  ),
  without('miód nie wrzosowy', ads('honey', undefined, { without: 'miod wrzos' }), {
    forbidden: ads('honey', 'miod wrzos'),
  }),
  without('przetwory bez cukru', ads('preserves pickles', undefined, { tags: 'nosugar' }), {
    best: ads('preserves', undefined, { tags: 'nosugar' }),
    may: ads('food', undefined, { tags: 'nosugar' }),
  }),
  without('szczeniak byle nie owczarek', ads('dogs', 'golden ret|jamnik szor|gonczy'), {
    may: ads('dogs', undefined, { without: 'owczarki|polski owcz|suczka pod' }),
    forbidden: ads('dogs', 'owczarki|polski owcz'),
  }),
  without('kiełbasa bez dzika', [ads('cured_meats', 'kielbasa|kabanosy'), ads('fresh_meat', 'kielbaski')], {
    may: ads('cured_meats'),
    forbidden: ads('fresh_meat', 'kielbasa z dzika'),
  }),
];

/** A thing of a colour. */
export const blindColour: readonly JudgedQuery[] = [
  coloured('zielone jajka', ads('eggs', 'zielone'), { may: [ads('eggs'), ads('chicks', 'piskleta')] }),
  coloured('czarny kotek', ads('cats', 'trzy|maine'), { best: ads('cats', 'trzy'), may: ads('cats') }),
  coloured('białe kury', [ads('laying_hens', 'leghorny'), ads('ornamental_poultry', 'silki')], {
    may: ads('laying_hens ornamental_poultry'),
  }),
  coloured('ruda krowa', ads('cattle', 'krowa polska|jaloszka'), { may: ads('cattle') }),
  coloured('niebieska ceramika', ads('pottery', 'kubek bol|garnek'), { may: ads('pottery') }),
  coloured('czerwone korale', ads('jewellery', 'czerwone'), { may: ads('jewellery') }),
  coloured('biale golebie', ads('pigeons', 'pawiki|krymki'), { may: ads('pigeons') }),
  coloured('ciemny chleb', ads('bread', 'chleb zyt|razowiec|chleb na tat'), { may: ads('bread') }),
];

/** Places to stay, by what they have. */
const stay = ofClass('facility');
const any = { may: facilities() };
export const blindFacility: readonly JudgedQuery[] = [
  stay('dom z bania na drewno w gorach', facilities('hot_tub mountains'), {
    may: facilities('', { anyTag: 'hot_tub sauna mountains' }),
  }),
  stay('nocleg z wyżywieniem trzy posiłki', facilities('full_board'), {
    may: facilities('', { anyTag: 'half_board regional_cuisine breakfast' }),
  }),
  stay('kajaki na miejscu i domek', facilities('kayaks holiday_cottage'), {
    may: facilities('', { anyTag: 'kayaks holiday_cottage' }),
  }),
  stay('plac zabaw łóżeczko dla niemowlaka', facilities('playground bed_for_child'), {
    may: facilities('', { anyTag: 'playground bed_for_child' }),
  }),
  stay('warsztaty gotowania z noclegiem', facilities('culinary_workshops'), any),
  stay('sauna nad jeziorem', facilities('sauna lake'), { may: facilities('', { anyTag: 'sauna lake hot_tub' }) }),
  stay('gospodarstwo z końmi gdzie można z psem', facilities('horse_riding allowed_pets'), {
    may: facilities('', { anyTag: 'horse_riding animals allowed_pets' }),
  }),
  stay(
    'pole biwakowe nad rzeką',
    facilities('campsite', { text: 'wisloka|bug|brda|sanem|krutynia|drawa|rzeka|wisla|tanwia|krutyni' }),
    {
      may: facilities('', { anyTag: 'campsite kayaks' }),
    },
  ),
  stay('apartament za mniej niż 80 zł', facilities('apartment', upTo(80)), { may: facilities('apartment') }),
];
