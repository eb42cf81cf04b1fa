import { region } from '../judged-places.ts';
import type { JudgedQuery } from '../judged-query.ts';
import {
  ads,
  amount,
  between,
  CHEAPEST_FIRST,
  events,
  facilities,
  near,
  nearestTo,
  ofClass,
  upTo,
  within,
} from '../judging.ts';

const q = ofClass('combined');
const eco = { anyTag: 'eco organic' };

/** Several wishes at once, as a sentence or as a heap of words. */
export const combined: readonly JudgedQuery[] = [
  q('swojski miód lipowy do 40 zł', ads('honey', 'lipow', upTo(40)), {
    may: ads('honey', undefined, upTo(40)),
    chips: ['price'],
  }),
  q('tani miód gryczany', ads('honey', 'grycz'), { may: ads('honey'), order: CHEAPEST_FIRST }),
  q('miód malinowy eko Tuchola', ads('honey', '.*malin', { ...eco, ...near('Tuchola') }), {
    may: ads('honey'),
    chips: ['place', 'feature'],
  }),
  q('miód do 60 zł Roztocze', ads('honey', undefined, { ...upTo(60), ...within(region('roztocze')) }), {
    may: ads('honey bee_products', undefined, upTo(60)),
    forbidden: { kind: 'ad', priceFromMinor: 6001 },
    chips: ['place', 'price'],
  }),
  q('jajka z wolnego wybiegu 30 szt do 50 zł', ads('eggs', undefined, { tags: 'freerange', ...upTo(50) }), {
    best: ads('eggs', undefined, { tags: 'freerange', ...upTo(50), ...amount('pieces', 30) }),
    forbidden: [ads('eggs', undefined, { tags: 'cagedhens' }), { kind: 'ad', priceFromMinor: 5001 }],
    chips: ['price', 'feature'],
  }),
  q('eko jajka wielkopolskie', ads('eggs', undefined, { ...eco, voivodeships: ['wielkopolskie'] }), {
    may: ads('eggs'),
    forbidden: ads('holiday_decorations'),
    chips: ['place', 'feature'],
  }),
  q('domowy chleb bez glutenu podlaskie', ads('bread', undefined, { tags: 'nogluten', voivodeships: ['podlaskie'] }), {
    may: ads('bread', undefined, { tags: 'nogluten' }),
    forbidden: ads('bread', undefined, { noTags: 'nogluten' }),
    chips: ['place', 'feature'],
  }),
  q('chleb zytni 1kg do 25zl', ads('bread', 'chleb zyt', upTo(25)), {
    may: ads('bread', undefined, upTo(25)),
    forbidden: { kind: 'ad', priceFromMinor: 2501 },
    chips: ['price'],
  }),
  q('sok jabłkowy bez cukru 5 litrów', ads('juices_syrups', 'sok jabl'), {
    may: ads('juices_syrups', undefined, { tags: 'nosugar' }),
    forbidden: ads('juices_syrups', undefined, { noTags: 'nosugar' }),
    chips: ['feature'],
  }),
  q('ryba wędzona Mazury', ads('fish', undefined, { tags: 'smoked', ...within(region('mazury')) }), {
    may: ads('fish'),
    chips: ['place', 'feature'],
  }),
  q('świeży karp na wigilię Milicz', ads('fish', 'karp', { tags: 'fresh', ...near('Milicz') }), {
    may: [ads('fish fish_fry'), events('.*karpia')],
    chips: ['place'],
  }),
  q('tanie wegańskie mydło', ads('soaps', undefined, { tags: 'vegan' }), {
    order: CHEAPEST_FIRST,
    forbidden: ads('soaps', undefined, { noTags: 'vegan' }),
    chips: ['feature'],
  }),
  q('dobra kiełbasa wędzona do 50 zł', ads('cured_meats', 'kielb|kaban', { ...upTo(50), tags: 'smoked' }), {
    best: ads('cured_meats', 'kielb', upTo(50)),
    may: ads('cured_meats ready_meals', undefined, upTo(50)),
    forbidden: { kind: 'ad', priceFromMinor: 5001 },
  }),
  q('szukam koźląt w Bieszczadach', ads('goats', 'kozl', within(region('bieszczady'))), {
    may: ads('goats'),
    chips: ['place'],
  }),
  q('młode kurki nioski mazowieckie', ads('laying_hens', undefined, { voivodeships: ['mazowieckie'] }), {
    may: ads('laying_hens'),
    forbidden: ads('mushrooms_forest farm_feed'),
    chips: ['place'],
  }),
  q('szczeniak owczarka podhalańskiego Nowy Targ', ads('dogs', '.*owczarki pod', near('Nowy Targ')), {
    may: ads('dogs'),
    chips: ['place'],
  }),
  q('kotek ze schroniska do 150 zł', ads('cats', '.*schron', upTo(150)), {
    may: ads('cats', undefined, upTo(150)),
    chips: ['price'],
  }),
  q('kucyk dla dzieci do 5000 zł', ads('horses_ponies', 'kuc', upTo(5000)), {
    may: ads('horses_ponies', undefined, upTo(5000)),
    forbidden: { kind: 'ad', priceFromMinor: 500001 },
    chips: ['price'],
  }),
  q(
    'choinka w doniczce do 250 zł Tuchola',
    ads('christmas_trees', 'choinka w don', { ...upTo(250), ...near('Tuchola') }),
    { may: ads('christmas_trees conifers', undefined, upTo(250)), chips: ['place', 'price'] },
  ),
  q('eko sadzonki borówki i malin', ads('berry_bushes', 'malin|borow', eco), { may: ads('berry_bushes') }),
  q('tuja na żywopłot do 50 zł', ads('conifers', 'tuja', upTo(50)), {
    may: ads('conifers ornamental_shrubs', undefined, upTo(50)),
    chips: ['price'],
  }),
  q('koszenie działki Sobótka', ads('mowing', undefined, near('Sobótka')), {
    may: ads('mowing ploughing_sowing'),
    chips: ['place'],
  }),
  q('wycinka drzew podkarpackie tanio', ads('tree_care', 'wycinka', { voivodeships: ['podkarpackie'] }), {
    may: ads('tree_care'),
    chips: ['place'],
  }),
  q('praca w agroturystyce Beskid Niski', ads('agritourism_staff', undefined, near('Uście Gorlickie', 40)), {
    may: ads('jobs'),
    chips: [],
  }),
  q('praca przy zbiorze jabłek Grójec', ads('seasonal_harvest', '.*jabl', near('Grójec')), {
    may: ads('seasonal_harvest'),
    forbidden: ads('fruit'),
    chips: ['place'],
  }),
  q(
    'praca traktorzysta podlaskie',
    ads('machine_operators', 'operator.*ciagn|kierow', { voivodeships: ['podlaskie'] }),
    { may: ads('machine_operators'), chips: ['place'] },
  ),
  q('domek nad jeziorem z psem Mazury', facilities('holiday_cottage lake allowed_pets', within(region('mazury'))), {
    may: facilities('lake'),
    chips: ['place'],
  }),
  q('agroturystyka z końmi małopolskie', facilities('horse_riding', { voivodeships: ['małopolskie'] }), {
    may: facilities(),
    chips: ['place'],
  }),
  q('nocleg z sauną w górach', facilities('sauna mountains'), { may: facilities('', { anyTag: 'sauna mountains' }) }),
  q('pokój ze śniadaniem nad morzem', facilities('breakfast sea'), { may: facilities('sea') }),
  q(
    'noclegi w Bieszczadach z psem i kajakami',
    facilities('', { anyTag: 'allowed_pets kayaks', ...within(region('bieszczady')) }),
    { may: facilities('mountains'), chips: ['place'] },
  ),
  q('jarmark świąteczny Kaszuby', events('.*jarmark gwiazd', within(region('kaszuby'))), {
    may: events(undefined, { anyTag: 'fair' }),
    chips: ['place'],
  }),
  q('koncert kolęd podlaskie', events('koled', { voivodeships: ['podlaskie'] }), {
    may: events(undefined, { tags: 'concert' }),
    chips: ['place'],
  }),
  q('dożynki Śląsk Cieszyński', events('.*dozynk', near('Cieszyn')), {
    may: events(undefined, { tags: 'harvest_festival' }),
    chips: [],
  }),
  q('ręcznie malowana ceramika na prezent do 150 zł', ads('pottery', undefined, upTo(150)), {
    may: ads('glass_painting crafts', undefined, upTo(150)),
    forbidden: { kind: 'ad', priceFromMinor: 15001 },
    chips: ['price'],
  }),
  q('kolczyki srebrne od 100 do 400 zł', ads('jewellery', 'srebrne kol', between(100, 400)), {
    may: ads('jewellery', undefined, between(100, 400)),
    chips: ['price'],
  }),
  q('siano i słoma niedaleko Czaplinka', ads('wood_hay', 'siano|.*slom', near('Czaplinek')), {
    may: ads('wood_hay farm_feed horse_feed'),
    order: nearestTo('Czaplinek'),
    chips: ['place'],
  }),
];
