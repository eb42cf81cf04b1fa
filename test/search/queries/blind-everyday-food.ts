import type { JudgedQuery } from '../judged-query.ts';
import { ads, events, facilities, ofClass } from '../judging.ts';

const q = ofClass('everyday');

const drinksAndSweets = [
  q(
    'herbatka na przeziebienie',
    [ads('herbs_teas', 'lipa|kwiat bzu|mieszanka ziol'), ads('juices_syrups', 'sok malin')],
    { may: ads('herbs_teas juices_syrups honey bee_products') },
  ),
  q('ziółka na spanie', [ads('herbs_teas', 'lipa|rumianek|mieszanka ziol'), ads('potted_herbs', '.*melisa')], {
    may: [ads('herbs_teas potted_herbs'), ads('bath', '.*lawend|.*ziol')],
  }),
  q('cos na trawienie', [ads('herbs_teas', 'herbatka po|mieta|rumianek'), ads('nuts_seeds', 'siemie')], {
    best: ads('herbs_teas', 'herbatka po|mieta|rumianek'),
    may: ads('herbs_teas pickles vinegars_spices potted_herbs oils dairy'),
  }),
  q('sok dla dzieci bez cukru', ads('juices_syrups', undefined, { tags: 'nosugar' }), { may: ads('juices_syrups') }),
  q('coś do herbaty zamiast cytryny', ads('juices_syrups', 'syrop z pig|sok malin|syrop z kwiat'), {
    best: ads('juices_syrups', 'syrop z pig'),
    may: ads('juices_syrups honey preserves'),
  }),
  q('miodek do kanapek', ads('honey'), { may: ads('bee_products') }),
  q('cos slodkiego do kawy', ads('sweets cakes'), { may: ads('bread preserves') }),
  q('ciasto na wesele', ads('cakes'), { may: [ads('sweets bread'), ads('ready_meals', 'catering')] }),
  q('drożdżówki na śniadanie', [ads('cakes', 'drozdzowki|ciasto droz'), ads('bread', 'bulki|chalka')], {
    best: ads('cakes', 'drozdzowki'),
    may: ads('cakes bread'),
  }),
  q('coś dla cukrzyka', ads('food', undefined, { tags: 'nosugar' }), { may: ads('food', undefined, { tags: 'diet' }) }),
];

const fromTheField = [
  q(
    'owoce na dżem',
    [
      ads('fruit', 'truskawki|borowka|sliwki|wisnie|gruszki klap|agrest|jablka'),
      ads('mushrooms_forest', 'czarne jag|jagody|zurawina'),
    ],
    { may: ads('fruit preserves berry_bushes') },
  ),
  q('cos na kompot wigilijny', [ads('fruit', undefined, { tags: 'dried' }), ads('juices_syrups', 'kompot')], {
    may: ads('fruit preserves juices_syrups'),
  }),
  q('jablka na szarlotke', ads('fruit', 'jablka'), {
    best: ads('fruit', 'jablka szara'),
    may: [ads('fruit'), ads('fruit_trees', 'jablo|szara'), ads('cakes', 'szarlotka'), ads('preserves', 'mus jab')],
  }),
  q('owoce lesne', ads('mushrooms_forest', 'czarne jag|jagody|zurawina|owoce jal'), {
    may: ads('mushrooms_forest fruit preserves berry_bushes'),
  }),
  q('kapusta do kiszenia', ads('vegetables', 'kapusta biala'), {
    may: ads('vegetable_seedlings vegetables pickles pottery', 'kapusta|mloda kap|garnek'),
  }),
  q('ziemniaki na zime worek', ads('vegetables', 'ziemniaki|pyry'), {
    may: ads('vegetables'),
    forbidden: ads('flour_groats', 'maka ziemn'),
  }),
  q('włoszczyzna na zupę', [ads('vegetables', 'marchew|pietruszka|zestaw|paczka'), ads('herbs_teas', 'lubczyk')], {
    may: ads('vegetables herbs_teas vegetable_seedlings potted_herbs'),
  }),
  q('warzywka prosto od rolnika', ads('vegetables'), { may: ads('pickles vegetable_seedlings mushrooms_forest') }),
  q('kolorowe warzywa dla restauracji', ads('vegetables', 'zestaw'), { may: ads('vegetables') }),
  q('grzyby na wigilie', ads('mushrooms_forest', 'borowiki|podgrzybki|kozaki'), {
    may: [ads('mushrooms_forest'), ads('pickles', 'grzybki'), ads('ready_meals', 'pierogi z kap|golabki')],
  }),
  q('grzybki w słoiku', [ads('pickles', 'grzybki'), ads('mushrooms_forest', 'rydze|grzyby w')], {
    may: ads('pickles mushrooms_forest'),
  }),
  q('kiszonki do obiadu', ads('pickles', 'kapusta|ogorki|kalafior|zakwas', { tags: 'nosugar' }), {
    may: ads('pickles'),
    forbidden: ads('farm_feed horse_feed harvesting'),
  }),
];

const pantry = [
  q('suchy chleb dla zwierzat', ads('bread', 'resztki'), { may: ads('farm_feed horse_feed') }),
  q('maka na chleb', ads('flour_groats', 'maka (zyt|psz|ork)'), {
    best: ads('flour_groats', 'maka (zyt|pszenna raz)'),
    may: ads('flour_groats'),
  }),
  q('mąka na pierogi', ads('flour_groats', 'maka pszenna typ|maka orki'), { may: ads('flour_groats', 'maka') }),
  q('kasza dla dzieci', ads('flour_groats', 'kasza|peczak|maka ziem'), { may: ads('flour_groats') }),
  q('olej do sałatki', ads('oils'), { may: ads('vinegars_spices'), forbidden: ads('horse_feed cosmetics') }),
  q(
    'cos do dziczyzny',
    [ads('preserves', 'zurawina|powidla ze|konfitura z czer'), ads('mushrooms_forest', 'owoce jal')],
    {
      may: ads('preserves fresh_meat vinegars_spices mushrooms_forest'),
    },
  ),
  q(
    'przyprawy do bigosu',
    [
      ads('mushrooms_forest', 'owoce jal'),
      ads('herbs_teas', 'majeranek'),
      ads('vinegars_spices', 'czarnuszka|papryka|sol'),
    ],
    {
      may: [
        ads('vinegars_spices herbs_teas pickles mushrooms_forest'),
        ads('fruit', 'sliwka'),
        ads('ready_meals', 'bigos'),
      ],
    },
  ),
  q('musztardka i chrzan do wędlin', [ads('vinegars_spices', 'chrzan|musztarda'), ads('vegetables', 'chrzan')], {
    may: [ads('vinegars_spices cured_meats'), ads('preserves', 'zurawina')],
  }),
  q(
    'cos do smarowania chleba',
    [
      ads('ready_meals', 'smalec|pasztet'),
      ads('cured_meats', 'smalec|pasztet'),
      ads('dairy', 'maslo os|ser twa|twarozek'),
      ads('fish', 'pasta'),
      ads('preserves', 'powidla|dzem|marmolada|konfitura'),
      ads('honey', 'kremowany'),
    ],
    { may: ads('preserves honey cheese dairy') },
  ),
];

const dairyAndEggs = [
  q('twarozek do chleba', [ads('dairy', 'ser twa|twarozek|twarog'), ads('cheese', 'bialy ser')], {
    may: ads('dairy cheese'),
  }),
  q('ser na sernik', [ads('dairy', 'twarog|ser twa'), ads('cheese', 'bialy ser')], {
    best: ads('dairy', 'twarog'),
    may: [ads('dairy cheese'), ads('cakes', 'sernik')],
  }),
  q('oscypki', [ads('cheese', 'ser goralski|golka|ser owczy')], {
    may: [ads('cheese'), ads('wood_carving', 'forma')],
  }),
  q('serki kozie', [ads('cheese', 'rolada|kostki|ser kozi'), ads('dairy', 'twarozek kozi')], {
    may: [ads('cheese dairy'), facilities('', { title: 'kozia|bacowka' })],
    forbidden: ads('goats cosmetics'),
  }),
  q(
    'jajka od szczęśliwych kur',
    ads('eggs', 'jajka|ekologiczne|jaja zer|zielone|wytlacz', {
      without: 'jajka wyleg|kacze',
      noTags: 'cagedhens barneggs',
    }),
    { may: ads('eggs', undefined, { noTags: 'cagedhens' }), forbidden: ads('eggs', undefined, { tags: 'cagedhens' }) },
  ),
  q('tanie jajka do pieczenia', ads('eggs', 'jajka z chowu|jaja sciol|kacze'), { may: ads('eggs') }),
  q('jaja hurtem dla cukierni', ads('eggs', 'jaja sciolkowe m'), { may: ads('eggs') }),
];

const meatAndFish = [
  q(
    'cos na grilla',
    [
      ads('fresh_meat', 'karkowka|kielbaski|burgery|zeberka|schab'),
      ads('poultry', 'przepiorki'),
      ads('cured_meats', 'kaszanka|kielbasa'),
    ],
    {
      best: [
        ads('fresh_meat', 'karkowka w|kielbaski|burgery'),
        ads('poultry', 'przepiorki'),
        ads('cured_meats', 'kielbasa'),
      ],
      may: [
        ads('cured_meats fresh_meat'),
        ads('cheese', undefined, { tags: 'smoked' }),
        ads('poultry', 'wedzone|filet'),
        ads('fish'),
      ],
    },
  ),
  q('na rosół', [ads('poultry', 'stara|koguty|kurczak|perliczka'), ads('fresh_meat', 'wolowina')], {
    best: [ads('poultry', 'stara|koguty'), ads('fresh_meat', 'wolowina')],
    may: [
      ads('poultry fresh_meat'),
      ads('potted_herbs herbs_teas', 'lubczyk'),
      ads('vegetables', 'marchew|pietruszka|paczka'),
    ],
  }),
  q('wiejska kiełbaska', [ads('cured_meats', 'kielbasa|kabanosy'), ads('fresh_meat', 'kielbas')], {
    may: ads('cured_meats fresh_meat'),
  }),
  q(
    'swojskie wedliny bez chemii',
    ads('cured_meats', 'kielbasa|kindziuk|szynka|boczek|salceson|kaszanka|polgesek|kabanosy|pasztet|slonina'),
    {
      may: ads('cured_meats fresh_meat ready_meals poultry'),
    },
  ),
  q('mieso na gulasz', ads('fresh_meat', 'wolowina|sarnina|kozlina|cielecina|jagniecina'), {
    best: ads('fresh_meat', 'wolowina|sarnina'),
    may: ads('fresh_meat'),
  }),
  q('mięsko dla niemowlaka królik', ads('fresh_meat', 'tusza'), {
    may: ads('fresh_meat poultry'),
    forbidden: ads('cat_food rodent_food'),
  }),
  q('dziczyzna od myśliwego', ads('fresh_meat', 'sarnina|kielbasa z dzika'), {
    may: [ads('fresh_meat'), ads('cured_meats', 'pasztet')],
  }),
  q('ges na swiety marcin', ads('poultry', 'ges|gesie'), {
    best: ads('poultry', 'ges owsiana'),
    may: [
      ads('poultry'),
      ads('cured_meats', 'polgesek'),
      ads('ducks_geese', 'mlode gesi'),
      facilities('', { title: 'gesia' }),
    ],
  }),
  q('karpik na święta', ads('fish', 'karp'), {
    may: [ads('fish'), ads('ready_meals', 'zupa rybna'), events('wigilijny targ')],
    forbidden: ads('fish_fry', 'kroczek'),
  }),
  q('rybka wędzona do piwa', ads('fish', undefined, { tags: 'smoked' }), { may: ads('fish') }),
  q('ryba na obiad w piatek', ads('fish', undefined, { tags: 'fresh' }), { may: ads('fish') }),
  q('śledziki', ads('fish', 'sledz'), { may: ads('fish') }),
];

const onTheTable = [
  q('gotowe dania w słoiku', ads('ready_meals', 'bigos|zupa ryb|zurek'), {
    best: ads('ready_meals', 'bigos|zupa ryb'),
    may: ads('ready_meals pickles'),
    forbidden: ads('cat_food dog_food'),
  }),
  q(
    'potrawy na wigilie',
    [
      ads('ready_meals', 'pierogi z kap'),
      ads('fish', 'karp|sledz'),
      ads('cakes', 'makowiec|pierniki'),
      ads('juices_syrups', 'kompot'),
      ads('pickles', 'zakwas bur'),
      ads('fruit', 'gruszki susz'),
    ],
    { may: [ads('food'), events('slodki|wigili|ostatni')] },
  ),
  q('obiad dla wegetarian', ads('ready_meals', undefined, { anyTag: 'vegan vegetarian' }), {
    may: [ads('food', undefined, { anyTag: 'vegan vegetarian' }), facilities('vegetarian_meals')],
    forbidden: ads('fresh_meat cured_meats'),
  }),
  q('zupka jak u babci', ads('ready_meals', 'zurek|zupa'), { may: ads('ready_meals pickles vinegars_spices') }),
  q('pyszne pierogi od gospodyń', ads('ready_meals', 'pierogi|soczewiaki'), {
    may: [ads('ready_meals'), ads('flour_groats', 'maka')],
  }),
  q('jedzenie na stypę', ads('ready_meals', 'catering'), {
    may: [ads('ready_meals cakes'), facilities('special_events')],
  }),
  q('co podac do piwa', [ads('fish', 'szproty|suszone'), ads('cured_meats', 'kabanosy')], {
    may: ads('fish cured_meats nuts_seeds cheese ready_meals'),
  }),
];

/** Everyday queries for food, judged from the listings alone. */
export const blindEverydayFood: readonly JudgedQuery[] = [
  ...drinksAndSweets,
  ...fromTheField,
  ...pantry,
  ...dairyAndEggs,
  ...meatAndFish,
  ...onTheTable,
];
