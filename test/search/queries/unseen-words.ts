import { region } from '../judged-places.ts';
import type { JudgedQuery } from '../judged-query.ts';
import { ads, from, near, ofClass, within } from '../judging.ts';

const inflected = ofClass('inflection');
const typo = ofClass('typo');
const plain = ofClass('noDiacritics');
const joined = ofClass('joined');
const regional = ofClass('regional');
const seller = ofClass('seller');

export const unseenInflection: readonly JudgedQuery[] = [
  inflected('słoik powideł', ads('preserves', 'powidla'), { may: ads('preserves') }),
  inflected('sprzedaż kóz mlecznych', ads('goats', '.*mleczna'), { may: ads('goats') }),
  inflected('świeczek z wosku pszczelego', ads('candles', undefined, { without: 'swieca sojowa|swieca rzepakowa' }), {
    may: ads('candles'),
  }),
  inflected('kolczykami z koronki', ads('jewellery', 'kolczyki z koronki'), { may: ads('jewellery', '.*kolczyki') }),
  inflected('odkładów pszczelich', ads('bees', 'odklady'), { may: ads('bees') }),
  inflected('hydrolatu różanego', ads('hydrolats', 'hydrolat roz'), { may: ads('hydrolats') }),
  inflected('wianka na drzwi', ads('wreaths_bouquets', 'wianek'), { may: ads('wreaths_bouquets') }),
  inflected('pelargonii', ads('potted_plants', '.*pelargoni'), { may: ads('potted_plants', 'anginka') }),
  inflected('narzuty łowickiej', ads('weaving', 'narzuta'), { may: ads('weaving') }),
];

export const unseenTypo: readonly JudgedQuery[] = [
  typo('mjód rzepakowy', ads('honey', 'kremowany'), { may: ads('honey') }),
  typo('pirogi z kapustom', ads('ready_meals', 'pierogi z kapusta'), { may: ads('ready_meals', '.*pierogi') }),
  typo('trószkawki', ads('fruit', 'truskawki'), {
    may: [ads('berry_bushes', 'truskawka'), ads('preserves juices_syrups', '.*truskaw')],
  }),
  typo('olej lnany', ads('oils', 'olej lniany'), { may: [ads('horse_feed', 'olej'), ads('oils')] }),
  typo('pomidroy malinwe', ads('vegetables', 'pomidory'), {
    may: [ads('vegetable_seedlings', '.*pomidor'), ads('seeds_bulbs', '.*pomidor')],
  }),
  typo('borufka amerykanska', ads('fruit', 'borowka'), {
    may: [ads('berry_bushes', 'borowka'), ads('preserves', '.*borow'), ads('seasonal_harvest', '.*borowk')],
  }),
  typo('koszyk wikilnowy', ads('wicker', 'kosz na|koszyczek|koszyk na|mocny kosz'), { may: ads('wicker') }),
  typo('szczeniaki jamnki', ads('dogs', 'jamnik szorst'), { may: ads('dogs', 'jamnik') }),
  typo('kontar dla konia', ads('tack_leads', 'kantar'), { may: ads('tack_leads', undefined, { tags: 'for_horse' }) }),
  typo('kfiaty ciente', ads('cut_flowers', undefined, { without: 'platki' }), {
    may: ads('cut_flowers wreaths_bouquets'),
  }),
];

export const unseenNoDiacritics: readonly JudgedQuery[] = [
  plain('kielbasa swojska', [ads('cured_meats', 'kielbasa'), ads('fresh_meat', 'kielbasa')], {
    may: [ads('cured_meats'), ads('fresh_meat', 'kielbaski')],
  }),
  plain('ges na swietego marcina', ads('poultry', 'ges owsiana'), {
    may: [ads('poultry', 'gesie'), ads('ducks_geese', '.*gesi')],
  }),
  plain('rozsada ogorkow', ads('vegetable_seedlings', 'ogorek'), { may: ads('vegetable_seedlings') }),
  plain('krolik miniaturka', ads('rabbits', 'baranki'), { may: ads('rabbits') }),
  plain('poslanie dla psa z owcza welna', ads('beds_houses', 'wiklinowe'), { may: ads('beds_houses') }),
  plain('welniany koc', ads('weaving', 'koc'), { may: ads('weaving') }),
  plain('mydlo kozie', ads('soaps', 'mydlo na kozim|mydlo kozie'), { may: ads('soaps') }),
  plain('luskane orzechy wloskie', ads('nuts_seeds', 'luskane'), { may: ads('nuts_seeds', '.*orzechy') }),
  plain('dzem z roz', ads('preserves', 'konfitura z platkow|marmolada'), { may: ads('preserves') }),
  plain('domek dla swinki morskiej', ads('beds_houses', 'dwupoziomowa'), { may: ads('pet_toys', 'tunel') }),
];

export const unseenJoined: readonly JudgedQuery[] = [
  joined('jabłka lub gruszki', ads('fruit', 'jablka|gruszki'), { may: ads('fruit fruit_trees') }),
  joined('miódspadziowy', ads('honey', 'miod spadz'), { may: ads('honey') }),
  joined('kozy i owce', ads('goats sheep', undefined, { without: 'runo' }), { may: ads('goats sheep animal_care') }),
  joined('masło śmietana i twaróg', ads('dairy', 'maslo|smietana|twarog|twarozek|ser twarogowy'), {
    may: ads('dairy cheese'),
  }),
  joined('kremdorąk', ads('creams', 'krem do rak'), { may: ads('creams ointments') }),
  joined('budadlapsa', ads('beds_houses', 'buda'), { may: ads('beds_houses') }),
  joined('pies albo kot ze schroniska', ads('dogs cats', undefined, { seller: 'fundacja' }), { may: ads('dogs cats') }),
  joined('sokzaronii', ads('juices_syrups', 'sok z aronii'), { may: ads('juices_syrups') }),
  joined('ser kozi, ser owczy', ads('cheese', 'bundz|rolada kozia|kostki|bryndza|ser kozi|ser owczy|ser goralski'), {
    may: ads('cheese dairy'),
  }),
];

export const unseenRegional: readonly JudgedQuery[] = [
  regional('kapusta na kwaśnicę', ads('pickles', 'kapusta kisz'), {
    may: [ads('vegetables', 'kapusta'), ads('fresh_meat', 'zeberka'), ads('pickles')],
  }),
  regional('gęśle góralskie', ads('musical_instruments', 'zlobcoki'), { may: ads('musical_instruments') }),
  regional('korbol', [ads('vegetables', 'dynia'), ads('pickles', 'dynia')], {
    may: ads('vegetable_seedlings', 'dynia'),
  }),
  regional('laczki', ads('leather', 'kapcie'), { may: ads('leather', 'kierpce') }),
  regional('borówki leśne', ads('mushrooms_forest', 'czarne jagody|jagody mroz'), {
    may: [
      ads('preserves', '.*borowk'),
      ads('fruit', 'borowka'),
      ads('herbs_teas', 'lisc'),
      ads('mushrooms_forest', 'zurawina'),
    ],
  }),
  regional('wełniok łowicki', ads('folk_costumes', 'lowicka kiecka'), { may: ads('folk_costumes weaving') }),
  regional('kołocz', ads('cakes', 'kolacz'), { may: ads('cakes') }),
  regional('kurpiowska wycinanka', ads('paper_cuts', '.*kurpiowska|duzy las'), { may: ads('paper_cuts') }),
  regional('pamiątka z Kaszub', ads('crafts', '.*kaszub'), {
    may: ads('crafts', undefined, within(region('kaszuby'))),
  }),
];

export const unseenSeller: readonly JudgedQuery[] = [
  seller('pani Zofia Bartnik miód', ads('honey', undefined, from('zofia bartnik')), { may: ads('honey bee_products') }),
  seller('Makowianki Krzywiń', from('kgw makowianki', near('Krzywiń', 8)), { may: from('kgw makowianki') }),
  seller('mleczarnia u Zalewskich', ads('dairy cheese', undefined, from('gospodarstwo zalewskich')), {
    may: from('gospodarstwo zalewskich'),
    kind: 'any',
  }),
  seller('wyroby Stachury', from('masarnia u stachury', { kind: 'ad', categories: 'food' }), {
    may: from('masarnia u stachury'),
  }),
  seller('sady Wieczorków jabłka', ads('fruit', '.*jabl', from('sady wieczork')), { may: from('sady wieczork') }),
  seller('strusie z doliny', from('strusia dolina')),
  seller('co ma babcia czesia', from('nasiona babci czesi'), { may: ads('seeds_bulbs') }),
];
