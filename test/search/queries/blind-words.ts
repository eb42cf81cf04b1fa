import { region } from '../judged-places.ts';
import type { JudgedQuery } from '../judged-query.ts';
import { ads, events, facilities, from, ofClass, within } from '../judging.ts';

const inflected = ofClass('inflection');
const mistyped = ofClass('typo');
const plain = ofClass('noDiacritics');
const joined = ofClass('joined');
const regional = ofClass('regional');
const ofSeller = ofClass('seller');

/** Inflected forms, diminutives, singular for plural. */
export const blindInflection: readonly JudgedQuery[] = [
  inflected('pierożków z kapustą', ads('ready_meals', 'pierogi z kap'), { may: ads('ready_meals') }),
  inflected('pączusie z różą', ads('cakes', 'paczki'), { may: [ads('cakes'), events('paczkowy')] }),
  inflected('kilka owieczek', ads('sheep', 'owieczki|cakle|jagnieta|owce|barany'), { may: ads('sheep') }),
  inflected('kotki małe do oddania', ads('cats', 'kocieta|trzy|pani|kocurek|maine|norweski'), {
    may: ads('cats'),
    forbidden: ads('cat_food pet_toys'),
  }),
  inflected('z suszonymi śliwkami', [ads('fruit', 'sliwka'), ads('sweets', 'sliwki|pudelko')], {
    may: ads('preserves ready_meals fruit juices_syrups sweets'),
  }),
  inflected('bursztynowych wisiorków', ads('jewellery', 'wisior'), { may: ads('jewellery') }),
  inflected('sadzonkami truskawek', ads('berry_bushes', 'truskawka'), { may: ads('berry_bushes fruit') }),
  inflected('koszyczków wiklinowych', ads('wicker', 'kosz |koszyk|koszyczek|mocny|maly kosz'), {
    may: ads('wicker crafts_jobs beds_houses'),
  }),
];

/** Slips of the finger and of spelling. */
export const blindTypo: readonly JudgedQuery[] = [
  mistyped('mjud gryczany', ads('honey', 'gryczany'), { may: ads('honey') }),
  mistyped('oszechy wloskie', ads('nuts_seeds', 'orzechy wl|luskane orz'), {
    may: [ads('nuts_seeds'), ads('fruit_trees', 'orzech')],
  }),
  mistyped('agroturstyka na mazurach', facilities('', within(region('mazury'))), { may: facilities() }),
  mistyped('choinak swierk', ads('christmas_trees', 'swierk|swierki|choinka'), {
    may: ads('christmas_trees conifers'),
  }),
  mistyped('kielbsa jalowcowa', ads('cured_meats', 'kielbasa jal'), { may: ads('cured_meats fresh_meat') }),
  mistyped('kruliki miniaturki', ads('rabbits', 'baranki'), { may: ads('rabbits') }),
  mistyped('lawneda sadzonki', ads('perennials', 'lawenda'), { may: ads('perennials') }),
  mistyped('konfitóra z róży', ads('preserves', 'konfitura z pl|marmolada'), {
    may: ads('preserves'),
    best: ads('preserves', 'konfitura z pl'),
  }),
];

/** Polish typed without its own letters. */
export const blindNoDiacritics: readonly JudgedQuery[] = [
  plain('zrodlana ryba pstrag', ads('fish', 'pstrag|filety z pst|pasta z'), { may: ads('fish fish_fry') }),
  plain('zywica swierkowa masc', ads('ointments', 'masc zyw'), { may: ads('ointments') }),
  plain('zubry nocleg', facilities('', { title: 'dom zubra' }), { may: facilities() }),
  plain('jagniecina swieza', ads('fresh_meat', 'jagniecina'), { may: [ads('fresh_meat'), ads('sheep', 'jagnieta')] }),
  plain('recznie malowana ceramika', ads('pottery', 'kubek bol|garnek|misa|dzbanuszek'), {
    may: ads('pottery crafts_jobs glass_painting'),
  }),
  plain('zolty wosk pszczeli', ads('bee_products', 'wosk pszcz'), {
    may: ads('bee_products candles beekeeping_services'),
  }),
  plain('gesie pierze poduszka', ads('weaving', 'poduszka'), { may: ads('weaving') }),
];

/** Words run together or torn apart. */
export const blindJoined: readonly JudgedQuery[] = [
  joined('miodlipowy', ads('honey', 'miod lip'), { may: ads('honey herbs_teas') }),
  joined('agro turystyka w górach', facilities('mountains'), { may: facilities() }),
  joined('polenamiotowe', facilities('campsite'), { may: facilities() }),
  joined('drewnoopałowe', ads('wood_hay', 'brzoza|drzewo|drewno|walki|brykiet'), {
    best: ads('wood_hay', 'brzoza|drzewo|drewno'),
    may: ads('wood_hay machine_rental'),
  }),
  joined('sok malino wy', ads('juices_syrups', 'sok malin'), { may: ads('juices_syrups') }),
  joined('kon ie pod siodlo', ads('horses_ponies', undefined, { without: 'osiolek|zrebica|zrebak|koniki' }), {
    may: [ads('horses_ponies'), facilities('horse_riding'), events('wiosenny targ koni')],
  }),
  joined('serkozi', [ads('cheese', 'rolada|kostki|ser kozi'), ads('dairy', 'twarozek kozi')], {
    may: ads('cheese dairy'),
  }),
];

/** What people say in one part of the country only. */
export const blindRegional: readonly JudgedQuery[] = [
  regional('brusznica do mięsa', ads('preserves', 'konfitura z czer'), {
    may: ads('preserves mushrooms_forest herbs_teas'),
  }),
  regional('zimioki na placki', ads('vegetables', 'ziemniaki|pyry'), { may: ads('vegetables') }),
  regional('korbol na zupe', ads('vegetables', 'dynia'), { may: [ads('vegetables pickles vegetable_seedlings')] }),
  regional('ćwikła do obiadu', [ads('pickles', 'buraczki'), ads('vegetables', 'buraki')], {
    may: ads('pickles vegetables vinegars_spices'),
  }),
  regional('kuch z kruszonką', ads('cakes', 'ciasto droz'), { may: ads('cakes bread') }),
  regional('sznurek grzybów suszonych na powrozie', ads('mushrooms_forest', 'podgrzybki'), {
    may: ads('mushrooms_forest'),
  }),
  regional('lelija i leluja kurpiowska', ads('paper_cuts', 'leluja'), { may: ads('paper_cuts') }),
];

/** Sellers as people remember them. */
export const blindSeller: readonly JudgedQuery[] = [
  ofSeller('pani czesia nasiona', from('nasiona babci', { kind: 'ad', categories: 'seeds_bulbs' }), {
    may: [from('nasiona babci'), ads('seeds_bulbs')],
  }),
  ofSeller('kubiczek ryszard gołębie', from('ryszard', { kind: 'ad', categories: 'pigeons' }), {
    may: [from('ryszard'), ads('pigeons')],
  }),
  ofSeller('warzywa od pani marzeny', from('warzywa od marzeny', { kind: 'ad', categories: 'vegetables' }), {
    may: [from('warzywa od marzeny'), ads('vegetables')],
  }),
  ofSeller('kuznia pod kasztanem', from('kuznia pod kaszt'), { kind: 'any' }),
  ofSeller('bracia hajduk drewno', from('bracia haj', { kind: 'ad', categories: 'wood_hay' }), {
    may: [from('bracia haj'), ads('wood_hay')],
  }),
  ofSeller('sery od zalewskich', from('gospodarstwo zal', { kind: 'ad', categories: 'cheese' }), {
    may: [from('gospodarstwo zal'), ads('cheese')],
  }),
  ofSeller('rybak z jastarni', from('rybacka chata'), { may: ads('fish'), kind: 'any' }),
];
