import { region } from '../judged-places.ts';
import type { JudgedQuery } from '../judged-query.ts';
import { ads, facilities, ofClass, within } from '../judging.ts';

const q = ofClass('typo');

/** Slips of a thumb and spelling by ear. */
export const freshTypo: readonly JudgedQuery[] = [
  q('mjod wielokwiatowy', ads('honey', 'miod wielokwiat'), { may: ads('honey bee_products') }),
  q('pirogi z grzybami', ads('ready_meals', 'pierogi z kapusta'), { may: ads('ready_meals') }),
  q('kiełbsa swojska', [ads('cured_meats', 'kielbasa'), ads('fresh_meat', 'kielbasa')], {
    may: ads('cured_meats fresh_meat'),
  }),
  q('sadznoki pomidora', ads('vegetable_seedlings', 'rozsada pomidora'), {
    may: ads('vegetable_seedlings seeds_bulbs'),
  }),
  q('truskafki', [ads('fruit', 'truskawki'), ads('berry_bushes', 'truskawka')], {
    best: ads('fruit', 'truskawki'),
    may: [
      ads('preserves juices_syrups', '.*trusk'),
      ads('seasonal_harvest', '.*trusk'),
      { kind: 'event', title: 'truskawkowa' },
    ],
    kind: 'ad',
  }),
  q('jagniecena', ads('fresh_meat', 'jagniecina|kielbaski jagniece'), {
    may: [ads('fresh_meat'), ads('sheep', 'jagnieta')],
  }),
  q('bórsztynowa bransoletka', ads('jewellery', 'bransoletka'), { may: ads('jewellery') }),
  q('zakfas na żurek', ads('vinegars_spices', 'zakwas'), {
    may: [ads('pickles', 'zakwas'), ads('ready_meals', 'zurek')],
  }),
  q('ogurki kiszone', ads('pickles', 'ogorki'), {
    best: ads('pickles', 'ogorki kisz|ogorki malos'),
    may: ads('pickles pottery'),
  }),
  q('hleb żytni', ads('bread', 'chleb zytni|chleb codzienny|razowiec|chleb na tataraku|bochenek'), {
    best: ads('bread', 'chleb zytni|chleb codzienny'),
    may: ads('bread'),
  }),
  q('nasiona pomidoruw', ads('seeds_bulbs', 'kolekcja dziesieciu'), { may: ads('seeds_bulbs vegetable_seedlings') }),
  q('gołebie pocztowe', ads('pigeons', 'golebie pocztowe'), { may: ads('pigeons'), forbidden: ads('ready_meals') }),
  q('lawednowe mydło', ads('soaps', 'mydlo lawend'), { may: ads('soaps') }),
  q('krulik belgijski', ads('rabbits', 'olbrzymy'), { may: ads('rabbits') }),
  q('brykeit drewniany', ads('wood_hay', 'brykiet'), { may: ads('wood_hay') }),
  q('owczarek podchalański', ads('dogs', 'owczarki|suczka podhal'), { may: ads('dogs') }),
  q('wienec adwentowy', ads('wreaths_bouquets', 'wieniec adwentowy'), { may: ads('wreaths_bouquets') }),
  q('ceraimka kubki', ads('pottery', 'kubek|krzywe kubki'), { may: ads('pottery crafts_jobs') }),
  q('noclegi bieszcady', facilities('', within(region('bieszczady'))), { may: facilities('mountains') }),
  q('żórawina', [ads('mushrooms_forest', 'zurawina'), ads('preserves', 'zurawina')]),
  q('masc nagiedkowa', ads('ointments', 'masc nagiet'), { may: [ads('ointments'), ads('', '.*nagiet')] }),
];
