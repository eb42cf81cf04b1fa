import { region } from '../judged-places.ts';
import type { JudgedQuery } from '../judged-query.ts';
import {
  ads,
  amount,
  between,
  CHEAPEST_FIRST,
  events,
  facilities,
  from,
  near,
  ofClass,
  upTo,
  within,
} from '../judging.ts';

const price = ofClass('price', ['price']);

export const NEWEST_PRICES: readonly JudgedQuery[] = [
  price('miód do 30 zł', ads('honey', '', upTo(30)), { may: ads('bee_products', '', upTo(30)) }),
  price('wełniany koc do 400zł', ads('weaving', 'koc', upTo(400)), { may: ads('weaving', '', upTo(400)) }),
  price('choinka poniżej 120 zł', ads('christmas_trees', '', { ...upTo(120), without: 'galazki' }), {
    may: ads('christmas_trees', '', upTo(120)),
  }),
  price('krem maks 55 zł', ads('creams', 'krem|rozany krem', upTo(55)), { may: ads('creams ointments', '', upTo(55)) }),
  price('nocleg do 80 zł', facilities('', upTo(80))),
  price('koń do 6 tysięcy', ads('horses_ponies', '', { ...upTo(6000), without: 'osiolek' }), {
    may: ads('horses_ponies', '', upTo(6000)),
  }),
  price('najtańsze jajka', ads('eggs', '', { without: 'wydmuszka' }), {
    may: ads('eggs'),
    order: CHEAPEST_FIRST,
    chips: [],
  }),
  price('świeca 40-60 zł', ads('candles', '', between(40, 60))),
  price('kot za mniej niż 100 zł', ads('cats', '', upTo(100))),
  price('ser do 25 zł', ads('cheese', '', upTo(25)), { may: ads('dairy', '.*ser', upTo(25)) }),
  price('tanie kolczyki', ads('jewellery', '.*kolczyki'), { order: CHEAPEST_FIRST, may: ads('jewellery'), chips: [] }),
];

const place = ofClass('place', ['place']);

export const NEWEST_PLACES: readonly JudgedQuery[] = [
  place('noclegi bieszczady', { kind: 'agritourism', ...within(region('bieszczady')) }),
  place('miód z Roztocza', ads('honey', '', within(region('roztocze'))), {
    may: ads('bee_products', '', within(region('roztocze'))),
  }),
  place('domki na Kaszubach', facilities('holiday_cottage', within(region('kaszuby'))), {
    may: { kind: 'agritourism', ...within(region('kaszuby')) },
  }),
  place('ryba wędzona Mazury', ads('fish', '', { tags: 'smoked', ...within(region('mazury')) }), {
    may: ads('fish', '', within(region('mazury'))),
  }),
  place('ceramika Bolesławiec', ads('pottery', '', near('Bolesławiec, dolnośląskie')), {
    may: [
      ads('crafts jobs', '', near('Bolesławiec, dolnośląskie', 60)),
      events('gwiazdka ceramikow'),
      { kind: 'agritourism', seller: 'ceramika' },
    ],
  }),
  place('jabłka koło Grójca', ads('fruit', 'jablka', near('Grójec, mazowieckie')), {
    may: ads('fruit juices_syrups', '', near('Grójec, mazowieckie')),
  }),
  place('świeża ryba Milicz', ads('fish', '', { ...near('Milicz, dolnośląskie'), noTags: 'smoked' }), {
    may: [ads('fish', '', near('Milicz, dolnośląskie')), ads('ready_meals', 'zupa rybna'), events('wigilijny targ')],
  }),
  place('agroturystyka lubuskie', { kind: 'agritourism', voivodeships: ['lubuskie'] }),
  place(
    'imprezy na Śląsku',
    { kind: 'event', voivodeships: ['śląskie'] },
    { may: { kind: 'event', voivodeships: ['opolskie', 'dolnośląskie'] } },
  ),
];

const quantity = ofClass('amount', ['amount']);

export const NEWEST_AMOUNTS: readonly JudgedQuery[] = [
  quantity('30 jajek', ads('eggs', '', amount('pieces', 30)), { may: ads('eggs', '', { without: 'wydmuszka' }) }),
  quantity('litr miodu', ads('honey', '', amount('volumeMl', 1000)), { may: ads('honey') }),
  quantity('kapusta kiszona 5kg', ads('pickles', 'kapusta', amount('weightG', 5000)), {
    may: ads('pickles', 'kapusta'),
  }),
  quantity('jabłka 15 kg', ads('fruit', 'jablka', amount('weightG', 15000)), { may: ads('fruit', 'jablka') }),
  quantity('sok jabłkowy 5l', ads('juices_syrups', 'sok jablkowy', amount('volumeMl', 5000)), {
    may: ads('juices_syrups', '.*jabl'),
  }),
  quantity('pół kilo masła', ads('dairy', 'maslo', amount('weightG', 500)), { may: ads('dairy', 'maslo') }),
  quantity('100 klocków', ads('wooden_toys', 'klocki', amount('pieces', 100)), { may: ads('wooden_toys', 'klocki') }),
  quantity('50 tulipanów', ads('cut_flowers', 'tulipany', amount('pieces', 50)), {
    may: [ads('cut_flowers', 'tulipany'), ads('seeds_bulbs', 'cebulki')],
  }),
  quantity('worek orzechów 3 kg', ads('nuts_seeds', 'orzechy', amount('weightG', 3000)), {
    may: ads('nuts_seeds', '.*orzechy'),
  }),
  quantity('mleko 5 litrów', ads('dairy', 'mleko', amount('volumeMl', 5000)), { may: ads('dairy', 'mleko') }),
];

const feature = ofClass('feature', ['feature']);

export const NEWEST_FEATURES: readonly JudgedQuery[] = [
  feature('domki z internetem', facilities('holiday_cottage internet'), { may: facilities('internet') }),
  feature('nocleg ze śniadaniem', facilities('breakfast'), { may: facilities('half_board') }),
  feature('pełne wyżywienie nad jeziorem', facilities('full_board lake'), { may: facilities('full_board') }),
  feature('soki bez cukru dla dzieci', ads('juices_syrups', 'sok', { tags: 'nosugar' }), {
    may: ads('juices_syrups', '', { tags: 'nosugar' }),
  }),
];

const exclusion = ofClass('exclusion');

export const NEWEST_EXCLUSIONS: readonly JudgedQuery[] = [
  exclusion('miód byle nie rzepakowy', ads('honey', '', { without: '.*rzepakowy' }), {
    forbidden: ads('honey', '.*rzepakowy'),
    chips: ['not'],
  }),
  exclusion('oleje oprócz lnianego', ads('oils', '', { without: 'olej lniany' }), {
    forbidden: ads('oils', 'olej lniany'),
  }),
];

const seller = ofClass('seller');

export const NEWEST_SELLERS: readonly JudgedQuery[] = [
  seller('Bracia Hajduk', from('bracia hajduk'), { kind: 'any' }),
  seller('miody Zofii Bartnik', ads('honey', '', from('zofia bartnik')), { may: from('zofia bartnik') }),
  seller('makowianki ciasta', ads('cakes', '', from('kgw makowianki')), {
    may: [from('kgw makowianki'), ads('cakes')],
  }),
  seller('masarnia stachura', ads('cured_meats fresh_meat ready_meals', '', from('masarnia u stachury')), {
    may: from('masarnia u stachury'),
  }),
  seller('pani Krystyna Pasik', from('krystyna pasik'), { kind: 'any' }),
  seller('oleje Złota Kropla', ads('oils', '', from('tlocznia zlota kropla')), { may: from('tlocznia zlota kropla') }),
  seller('przystań dla łap', from('fundacja przystan'), {
    kind: 'ad',
    may: facilities('', { title: 'psia przystan' }),
  }),
  seller('sery z Koziej Połoniny', ads('cheese', '', from('kozia polonina')), { may: from('kozia polonina') }),
  seller('kurnik na skarpie jajka', ads('eggs', '', from('kurnik na skarpie')), { may: from('kurnik na skarpie') }),
  seller('Janina Malec', from('janina malec'), { kind: 'ad' }),
];

const foreign = ofClass('foreign');

/** English, German, Ukrainian, Italian and Spanish. */
export const NEWEST_FOREIGN: readonly JudgedQuery[] = [
  foreign('goat cheese', ads('cheese', 'rolada kozia|kostki sera|ser kozi '), {
    may: [ads('dairy', '.*kozi'), ads('cheese')],
  }),
  foreign('wool socks', ads('weaving', 'skarpety'), { may: ads('weaving leather', '.*(owcz|weln)') }),
  foreign('dog friendly cottage', facilities('holiday_cottage allowed_pets'), { may: facilities('allowed_pets') }),
  foreign('christmas market', events('jarmark bozonarodzeniowy|kaszubski jarmark gwiazdkowy|ostatni jarmark'), {
    may: events('.*(kiermasz|gwiazdka|wigili|choinkowy|jarmark|mikolaj)'),
  }),
  foreign('smoked trout', ads('fish', '.*pstrag', { tags: 'smoked' }), { may: ads('fish') }),
  foreign('amber necklace', ads('jewellery', 'wisior|sznur bursztynow'), { may: ads('jewellery', '.*bursztyn') }),
  foreign('Steinpilze', ads('mushrooms_forest', 'borowiki'), { may: ads('mushrooms_forest') }),
  foreign('Ferienhaus am See', facilities('holiday_cottage lake'), {
    may: [facilities('lake'), facilities('holiday_cottage')],
  }),
  foreign('Gänsebraten', ads('poultry', 'ges'), {
    best: ads('poultry', 'ges owsiana'),
    may: ads('ducks_geese', 'mlode gesi'),
  }),
  foreign('Weidenkorb', ads('wicker', 'kosz|mocny kosz', { without: 'kurs|kosz kaszubski|maly' }), {
    may: ads('wicker'),
  }),
  foreign('мед', ads('honey'), { may: ads('bee_products') }),
  foreign('робота на збиранні ягід', ads('seasonal_harvest', 'osoba do zbioru truskawek|zbieraczki'), {
    may: ads('seasonal_harvest'),
  }),
  foreign('вареники', ads('ready_meals', 'pierogi'), { may: ads('ready_meals', 'soczewiaki') }),
  foreign('сметана', ads('dairy', 'smietana')),
  foreign('formaggio affumicato', ads('cheese', '', { tags: 'smoked' }), { may: ads('cheese') }),
  foreign('vacanze a cavallo', facilities('horse_riding'), { may: facilities('animals') }),
  foreign('huevos de codorniz', ads('eggs', 'przepiorcze'), { may: ads('eggs') }),
  foreign('jabón natural', ads('soaps'), { may: ads('cosmetics') }),
];

const combined = ofClass('combined');

/** Several wishes at once. */
export const NEWEST_COMBINED: readonly JudgedQuery[] = [
  combined('jajka z wolnego wybiegu 30 sztuk', ads('eggs', '', { tags: 'freerange', ...amount('pieces', 30) }), {
    may: ads('eggs', '', { tags: 'freerange' }),
    chips: ['feature', 'amount'],
  }),
  combined(
    'miód wrzosowy z Borów Tucholskich do 50 zł',
    ads('honey', 'miod wrzosowy', { ...upTo(50), ...near('Tuchola, kujawsko-pomorskie') }),
    {
      may: ads('honey', '', { ...upTo(50), ...near('Tuchola, kujawsko-pomorskie') }),
      chips: ['price'],
    },
  ),
  combined(
    'domek nad jeziorem na Mazurach z psem i kajakami',
    facilities('holiday_cottage lake allowed_pets kayaks', within(region('mazury'))),
    {
      may: facilities('lake', within(region('mazury'))),
      chips: ['place', 'feature'],
    },
  ),
  combined('wegańskie mydło do 30 zł', ads('soaps', '', { tags: 'vegan', ...upTo(30) }), {
    chips: ['feature', 'price'],
  }),
  combined(
    'pokój z łazienką w górach poniżej 100 zł',
    facilities('guest_rooms rooms_with_bathrooms mountains', upTo(100)),
    {
      may: facilities('mountains', upTo(100)),
      chips: ['feature', 'price'],
    },
  ),
  combined(
    'mąka żytnia 5 kg Pyzdry',
    ads('flour_groats', 'maka zytnia', { ...amount('weightG', 5000), ...near('Pyzdry, wielkopolskie') }),
    {
      may: ads('flour_groats', '', near('Pyzdry, wielkopolskie')),
      chips: ['amount', 'place'],
    },
  ),
  combined('pies z rodowodem podhalański z Podhala', ads('dogs', 'owczarki podhalanskie', within(region('podhale'))), {
    may: ads('dogs', '', within(region('podhale'))),
  }),
  combined('wędzony ser owczy do 40 zł', ads('cheese', '.*(owcz|goralski)', { tags: 'smoked', ...upTo(40) }), {
    may: ads('cheese', '', upTo(40)),
    chips: ['price'],
  }),
  combined('sauna nad morzem z parkingiem', facilities('sauna sea parking'), {
    may: [facilities('sauna'), facilities('sea')],
    chips: ['feature'],
  }),
  combined(
    'nasiona ekologiczne do 20 zł',
    ads('seeds_bulbs', '.*(fasola|nasiona|laka|kolekcja)', { anyTag: 'eco organic', ...upTo(20) }),
    {
      may: ads('seeds_bulbs', '', upTo(20)),
      chips: ['feature', 'price'],
    },
  ),
];

const nothing = ofClass('nothing');

/** What such a market could well have, and this one has not. */
export const NEWEST_NOTHING: readonly JudgedQuery[] = [
  nothing('wątróbka drobiowa', []),
  nothing('mozzarella', [], { may: ads('cheese') }),
  nothing('wino domowe', [], {
    may: [
      ads('vinegars_spices', 'ocet winny'),
      ads('juices_syrups', 'sok winogronowy'),
      ads('preserves', 'galaretka z winogron'),
    ],
  }),
  nothing('nalewka z pigwy', [], { may: ads('juices_syrups sweets', '.*pigw') }),
  nothing('kawa zbożowa', []),
  nothing('papuga falista', []),
  nothing('alpaki na sprzedaż', [], { may: ads('shearing_hoof_care', 'strzyza alpak') }),
  nothing('siodło westernowe', [], { may: ads('tack_leads', '', { tags: 'for_horse' }) }),
  nothing('traktor ursus sprzedam', [], { may: [ads('machine_rental', '.*ciagnik'), ads('wooden_toys', 'traktor')] }),
  nothing('łosoś', [], { may: ads('fish') }),
  nothing('świeże ogórki gruntowe', [], {
    may: [ads('pickles preserves', 'ogorki'), ads('vegetable_seedlings', 'ogorek'), ads('jobs', '.*ogorkow')],
  }),
  nothing('pomarańcze', [], { may: ads('lip_care', '.*pomarancz') }),
  nothing('agroturystyka z basenem', [], {
    kind: 'agritourism',
    may: [facilities('', { text: 'basen' }), facilities('hot_tub')],
  }),
  nothing('krem z filtrem uv', [], { may: ads('creams') }),
  nothing('fotel bujany', []),
  nothing('ślimaki do jedzenia', []),
];
