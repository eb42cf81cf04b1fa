import type { JudgedQuery } from '../judged-query.ts';
import { ads, facilities, ofClass } from '../judging.ts';

const q = ofClass('everyday');

const dairyAndEggs = [
  q('gdzie kupię świeże mleko prosto od krowy', ads('dairy', 'mleko swieze|mleko krowie'), { may: ads('dairy') }),
  q('sery', ads('cheese'), { may: ads('dairy', 'twarog|twarozek|ser twarogowy') }),
  q('duże jaja do wydmuchania na Wielkanoc', ads('eggs', 'jaja gesie'), {
    may: [ads('eggs'), ads('holiday_decorations', 'pisanki|kroszonki|jajo')],
  }),
  q(
    'coś do chleba zamiast wędliny',
    [ads('fish', 'pasta'), ads('ready_meals', 'pasztet z socz'), ads('dairy', 'ser twarogowy'), ads('cheese')],
    { may: ads('cheese dairy preserves honey ready_meals cured_meats fish') },
  ),
  q('biały ser do naleśników', [ads('dairy', 'twarog|ser twarogowy|twarozek'), ads('cheese', 'bialy ser')], {
    may: ads('dairy cheese'),
  }),
];

const meatAndFish = [
  q('rosół jak u babci', [ads('poultry', '.*na rosol'), ads('fresh_meat', '.*na rosol')], {
    may: [ads('poultry'), ads('potted_herbs herbs_teas', 'lubczyk'), ads('vegetables'), ads('fresh_meat')],
  }),
  q('mięso na gulasz', ads('fresh_meat', undefined, { text: 'gulasz' }), { may: ads('fresh_meat poultry') }),
  q(
    'coś na ruszt na sobotę',
    [ads('fresh_meat', 'karkowka w zalewie|burgery|kielbaski jagn'), ads('poultry', 'przepiorki')],
    { may: ads('fresh_meat poultry cured_meats cheese fish') },
  ),
  q('ryba na wigilijny stół', ads('fish', 'karp '), { best: ads('fish', 'karp krol|karp w dzwon'), may: ads('fish') }),
  q(
    'coś słonego do pochrupania',
    [ads('fish', 'suszone'), ads('bread', 'podplomyki'), ads('cured_meats', 'kabanosy')],
    { may: ads('fish cured_meats nuts_seeds pickles bread') },
  ),
  q('wędliny prosto z masarni', [ads('cured_meats', undefined, { without: 'smalec' }), ads('fresh_meat', 'kielbasa')], {
    best: ads('cured_meats', undefined, { seller: 'masarnia' }),
    may: ads('poultry cured_meats ready_meals jobs'),
  }),
  q('gotowy obiad do odgrzania', ads('ready_meals', undefined, { without: 'smalec|pasztet|catering' }), {
    may: ads('ready_meals pickles'),
  }),
  q('kto ugotuje na chrzciny na pięćdziesiąt osób', ads('ready_meals', 'catering'), {
    may: [ads('cakes ready_meals'), facilities('special_events')],
  }),
];

const bakedAndMilled = [
  q('jaka mąka do naleśników', ads('flour_groats', 'maka orkiszowa|maka z gryki|maka pszenna typ'), {
    may: ads('flour_groats', '.*maka'),
  }),
  q('chleb z prawdziwego pieca', ads('bread', 'chleb|bochenek|razowiec', { without: 'resztki' }), {
    best: ads('bread', 'chleb zytni'),
    may: ads('bread'),
  }),
  q('poczęstunek do herbaty dla gości', ads('cakes sweets'), { may: ads('bread preserves herbs_teas juices_syrups') }),
  q('wypieki na stół weselny', ads('cakes', 'kolacz|sekacz'), {
    best: ads('cakes', 'kolacz'),
    may: [ads('cakes sweets'), ads('bread', 'chalka|chleb dozyn')],
  }),
];

const gardenAndForest = [
  q('kiszonki', [ads('pickles', '.*kiszon|ogorki malo|zakwas')], {
    may: ads('pickles farm_feed horse_feed harvesting pottery'),
  }),
  q('domowe przetwory w słoikach', ads('preserves pickles'), {
    may: ads('ready_meals juices_syrups mushrooms_forest vinegars_spices honey cured_meats'),
  }),
  q('ziemniaki na zimę do piwnicy', ads('vegetables', 'ziemniaki|pyry'), { may: ads('vegetables') }),
  q('twarda kapusta w główkach do beczki', ads('vegetables', 'kapusta biala'), {
    may: [ads('pickles', 'kapusta'), ads('vegetable_seedlings', 'kapusta'), ads('vegetables')],
  }),
  q('warzywa prosto z pola', ads('vegetables'), { may: ads('pickles farm_work fruit') }),
  q('grzyby do bigosu', ads('mushrooms_forest', '.*suszone|podgrzybki', { without: 'owoce' }), {
    may: ads('mushrooms_forest'),
  }),
  q('orzechy', ads('nuts_seeds', '.*orzechy'), {
    may: [ads('nuts_seeds'), ads('fruit_trees', 'orzech'), ads('cakes sweets', undefined, { text: 'orzech' })],
  }),
  q('coś z malin', ads('food', '.*malin', { without: 'pomidor' }), {
    may: [ads('cosmetics', '.*malin'), ads('berry_bushes', '.*malin')],
  }),
];

const pantry = [
  q('miód dla dziecka', ads('honey'), {
    best: ads('honey', undefined, { text: 'dzieci lubia|delikatn|lagodn' }),
    may: ads('bee_products'),
  }),
  q(
    'na kaszel i chore gardło',
    [
      ads('sweets', 'karmelki'),
      ads('juices_syrups', 'syrop z mlod|sok malin'),
      ads('herbs_teas', 'lipa|kwiat bzu'),
      ads('honey'),
    ],
    { may: ads('herbs_teas bee_products juices_syrups preserves potted_herbs') },
  ),
  q('zioła na wzmocnienie dla starszej osoby', ads('herbs_teas', undefined, { without: 'lubczyk|majeranek' }), {
    best: ads('herbs_teas', 'pokrzywa|mieszanka'),
    may: ads('herbs_teas bee_products honey juices_syrups potted_herbs'),
  }),
  q(
    'naturalnie na odporność',
    [
      ads('bee_products', 'pylek|pierzga|mleczko|propolis'),
      ads('juices_syrups', 'sok z rokit|sok z aronii|sok malin'),
      ads('honey'),
    ],
    {
      best: [
        ads('bee_products', 'pylek|pierzga|mleczko|propolis'),
        ads('juices_syrups', 'sok z rokit|sok z aronii|sok malin'),
      ],
      may: ads('oils herbs_teas bee_products pickles vinegars_spices juices_syrups'),
    },
  ),
  q('czym polać twaróg i śledzia', ads('oils', 'olej lniany'), { may: ads('oils dairy fish') }),
  q('przyprawy', [ads('vinegars_spices', 'sol|papryka|czarnuszka'), ads('herbs_teas', 'majeranek')], {
    may: ads('vinegars_spices herbs_teas potted_herbs'),
  }),
];

export const unseenEverydayFood: readonly JudgedQuery[] = [
  ...dairyAndEggs,
  ...meatAndFish,
  ...bakedAndMilled,
  ...gardenAndForest,
  ...pantry,
];
