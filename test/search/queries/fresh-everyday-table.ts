import type { JudgedQuery } from '../judged-query.ts';
import { ads, ofClass } from '../judging.ts';

const q = ofClass('everyday');

/** What to eat, what soothes, what to give. */
export const freshEverydayTable: readonly JudgedQuery[] = [
  q(
    'coś na kaszel',
    [
      ads('juices_syrups', 'syrop z mlodych|syrop z kwiatow|sok malinowy'),
      ads('sweets', 'karmelki ziolowe'),
      ads('herbs_teas', 'lipa|mieszanka ziol|kwiat bzu'),
      ads('preserves', 'sok z mniszka'),
    ],
    {
      may: ads('honey bee_products herbs_teas juices_syrups'),
      forbidden: ads('animals services pet_goods flour_groats'),
    },
  ),
  q(
    'coś na przeziębienie',
    [
      ads('juices_syrups', 'syrop z mlodych|syrop z kwiatow|sok malinowy'),
      ads('herbs_teas', 'lipa|mieszanka ziol|kwiat bzu'),
      ads('honey', 'miod (lipowy|malinowy|spadziowy)'),
      ads('bee_products', 'propolis'),
    ],
    { may: ads('honey bee_products herbs_teas juices_syrups preserves sweets pickles') },
  ),
  q('maść na bolące nogi', ads('ointments', 'zywokost|chlodzaca'), { may: ads('ointments') }),
  q('maść na stawy', ads('ointments', 'zywokost|chlodzaca'), {
    may: ads('ointments'),
    forbidden: ads('fish fish_fry'),
  }),
  q('na suche usta', ads('lip_care', undefined, { without: 'sliwkowy peeling' }), { may: ads('lip_care') }),
  q('coś na spierzchnięte ręce', [ads('creams', 'krem do rak'), ads('ointments', 'masc z propolisem')], {
    may: ads('creams ointments'),
  }),
  q(
    'coś na sen',
    [
      ads('bath', 'woreczki lawendowe'),
      ads('hydrolats', 'woda lawendowa'),
      ads('potted_herbs', 'szczypiorek i melisa'),
      ads('herbs_teas', 'lipa|rumianek|mieszanka ziol'),
    ],
    { may: [ads('herbs_teas bath hydrolats honey weaving'), ads('', '.*lawend')] },
  ),
  q('zioła na brzuch', ads('herbs_teas', 'herbatka po obiedzie|mieta|rumianek'), { may: ads('herbs_teas') }),
  q('ziółka do parzenia', ads('herbs_teas', undefined, { without: 'lubczyk|majeranek' }), {
    may: ads('herbs_teas mushrooms_forest'),
  }),
  q('coś na mole do szafy', ads('bath', 'woreczki lawendowe'), { may: ads('', '.*lawend') }),
  q('do włosów', ads('hair_care', undefined, { without: 'balsam do brody' }), { may: ads('hair_care') }),
  q('kosmetyki z koziego mleka', [ads('soaps', '.*koz'), ads('bath', 'kozie mleko'), ads('creams', 'krem na kozim')], {
    may: ads('cosmetics'),
    forbidden: ads('dairy cheese goats'),
  }),
  q('kosmetyki dla faceta', [ads('hair_care', 'balsam do brody'), ads('soaps', 'mydlo do golenia')], {
    may: ads('cosmetics'),
  }),
  q('krem na zimę dla dziecka', ads('ointments', 'masc na mroz'), { may: ads('creams ointments') }),
  q(
    'prezent dla chłopaka',
    [
      ads('leather', 'portfel|pasek|torba|pas bacowski'),
      ads('blacksmithing', 'noz kuty|podkowa'),
      ads('hair_care', 'balsam do brody'),
      ads('soaps', 'mydlo do golenia'),
    ],
    { may: ads('crafts cosmetics sweets honey cured_meats'), forbidden: ads('animals jobs') },
  ),
  q('coś na prezent dla mamy', ads('crafts cosmetics honey sweets'), {
    may: ads('food plants'),
    forbidden: ads('animals jobs services pet_goods'),
  }),
  q('pamiątka z Polski', ads('crafts', undefined, { without: 'ostrzenie|kurs|warsztatowy|zawiasy|gwozdzie' }), {
    may: ads('cosmetics honey sweets crafts'),
    forbidden: ads('animals jobs'),
  }),
  q(
    'prezent na ślub',
    ads('glass_painting embroidery_lace weaving pottery paper_cuts wood_carving', undefined, {
      without: 'krzywe|warsztatowy|wycinanki na|zaproszenia|forma|fartuch|skarpety|haft kurp|koldra',
    }),
    {
      best: ads('glass_painting', 'szklo z para'),
      may: ads('crafts cosmetics honey sweets wreaths_bouquets cut_flowers potted_plants'),
      forbidden: ads('animals jobs'),
    },
  ),
  q('miód na prezent', ads('honey'), {
    best: ads('honey', 'zestaw|miod z cynamonem'),
    may: [ads('bee_products'), ads('pottery', 'dzbanuszek')],
  }),
  q(
    'coś na grilla',
    [
      ads('fresh_meat', 'karkowka|kielbaski|burgery|zeberka|schab'),
      ads('cured_meats', 'kaszanka|kielbasa'),
      ads('poultry', 'przepiorki'),
    ],
    { may: ads('cured_meats fresh_meat poultry fish cheese vinegars_spices potted_herbs') },
  ),
  q('mięso na grilla', [ads('fresh_meat'), ads('cured_meats', 'kielbasa|kaszanka'), ads('poultry')], {
    best: [ads('fresh_meat', 'karkowka|kielbaski|burgery|zeberka|schab'), ads('poultry', 'przepiorki')],
    may: ads('cured_meats'),
    forbidden: ads('dog_food cat_food'),
  }),
  q(
    'na wigilię',
    [
      ads('fish', 'karp|sledz|plotki'),
      ads('ready_meals', 'pierogi z kapusta'),
      ads('juices_syrups', 'kompot'),
      ads('pickles', 'zakwas|grzybki|kapusta kiszona'),
      ads('cakes', 'makowiec|pierniki'),
      ads('fruit', 'gruszki suszone|sliwka suszona'),
      ads('nuts_seeds', 'mak'),
      ads('mushrooms_forest', '.*susz|podgrzybki'),
    ],
    {
      may: [ads('food christmas_trees holiday_decorations wreaths_bouquets candles'), { kind: 'event' }],
      forbidden: ads('pigeons'),
      kind: 'ad',
    },
  ),
  q('ryba na wigilię', ads('fish'), { best: ads('fish', 'karp|sledz'), forbidden: ads('fish_fry') }),
  q('mak na makowiec', ads('nuts_seeds', 'mak'), {
    may: ads('cakes', 'makowiec'),
    forbidden: ads('seeds_bulbs cosmetics'),
  }),
  q('gotowe obiady', ads('ready_meals', undefined, { without: 'smalec|pasztet|catering' }), {
    may: ads('ready_meals pickles'),
  }),
  q('zupa w słoiku', ads('ready_meals', 'zupa|zurek'), { may: ads('ready_meals pickles') }),
  q('coś słodkiego do kawy', ads('cakes sweets'), {
    may: ads('preserves bread'),
    forbidden: ads('cosmetics'),
  }),
  q('ciasto na imieniny', ads('cakes'), { may: ads('sweets') }),
  q('cukierki', ads('sweets', 'krowki|lizaki|sezamki|galaretki|sliwki|karmelki|michalki|kulki'), {
    may: ads('sweets'),
  }),
  q('słodycze dla dzieci', ads('sweets'), { may: ads('cakes'), forbidden: ads('cosmetics') }),
  q('prawdziwe masło', ads('dairy', 'maslo\\b'), { may: ads('dairy'), forbidden: ads('cosmetics') }),
  q('gęsta śmietana', ads('dairy', 'smietana'), { may: ads('dairy') }),
  q('mleko od krowy', ads('dairy', 'mleko (swieze|krowie)'), { may: ads('dairy'), forbidden: ads('cosmetics') }),
  q('ser do pierogów', [ads('dairy', 'twarog|ser twarog'), ads('cheese', 'bialy ser|bryndza')], {
    may: ads('cheese dairy ready_meals'),
  }),
  q('skrzynka warzyw co tydzień', ads('vegetables', 'paczka warzyw'), { may: ads('vegetables') }),
  q('ziemniaki do piwnicy', ads('vegetables', 'ziemniaki|pyry'), {
    may: ads('vegetables'),
    forbidden: ads('mushrooms_forest'),
  }),
  q('włoszczyzna', ads('vegetables', 'marchew|pietruszka|zestaw kolorowych|paczka warzyw'), {
    may: ads('vegetables herbs_teas'),
    forbidden: ads('nuts_seeds'),
  }),
  q('coś do rosołu', [ads('poultry', 'stara kura|koguty'), ads('fresh_meat', 'wolowina'), ads('', 'lubczyk')], {
    may: ads('poultry fresh_meat vegetables vinegars_spices herbs_teas potted_herbs'),
  }),
  q('kura na rosół', ads('poultry', 'stara kura|koguty'), {
    may: ads('poultry'),
    forbidden: ads('laying_hens ornamental_poultry chicks'),
  }),
  q('kaczka', [ads('poultry', 'kaczka'), ads('ducks_geese', 'kaczki'), ads('chicks', 'kaczuszki')], {
    may: [ads('eggs', 'kacze'), ads('poultry ducks_geese')],
  }),
  q('królik na obiad', ads('fresh_meat', 'tusza krolika'), {
    may: ads('rabbits'),
    forbidden: ads('cat_food rodent_food'),
  }),
  q('wędzonka', ads('cured_meats', undefined, { tags: 'smoked' }), {
    best: ads('cured_meats', 'szynka|boczek|polgesek'),
    may: [ads('cured_meats'), ads('food', undefined, { tags: 'smoked' })],
    forbidden: ads('dog_food'),
  }),
  q('coś do chleba', [ads('ready_meals', 'smalec|pasztet'), ads('cured_meats', 'smalec|pasztet|slonina')], {
    may: ads('cheese dairy cured_meats preserves fish honey ready_meals'),
  }),
  q('pasztet', [ads('cured_meats', 'pasztet'), ads('ready_meals', 'pasztet')], { forbidden: ads('cat_food') }),
  q('smalec', [ads('ready_meals', 'smalec'), ads('cured_meats', 'smalec'), ads('fresh_meat', 'sloninka i smalec')], {
    may: ads('cured_meats', 'slonina'),
  }),
  q(
    'przekąska do piwa',
    [ads('fish', 'szproty|suszone plocie'), ads('cured_meats', 'kabanosy|kielbasa jalow|kindziuk')],
    {
      may: ads('cured_meats fish cheese nuts_seeds pickles ready_meals'),
      forbidden: ads('dog_food cat_food'),
    },
  ),
  q('grzybki do wódki', [ads('mushrooms_forest', 'rydze|grzyby w occie'), ads('pickles', 'grzybki')], {
    may: ads('pickles mushrooms_forest'),
  }),
  q('ogórki', [ads('pickles', 'ogorki|salatka szwedzka'), ads('preserves', 'ogorki')], {
    best: [ads('pickles', 'ogorki'), ads('preserves', 'ogorki')],
    may: [
      ads('vegetable_seedlings', 'ogorek'),
      ads('seasonal_harvest', '.*ogork'),
      ads('pottery', '.*ogork'),
      ads('pickles'),
    ],
  }),
  q('słoiki na zimę', ads('preserves pickles'), {
    may: ads('ready_meals juices_syrups mushrooms_forest'),
    forbidden: ads('dog_food cosmetics'),
  }),
  q('coś do herbaty', ads('juices_syrups', 'sok malinowy|syrop z'), {
    may: ads('juices_syrups honey preserves cakes sweets herbs_teas bread'),
  }),
  q('soczek dla dzieciaków', ads('juices_syrups', 'sok\\b'), { may: ads('juices_syrups') }),
  q('jabłka do szarlotki', ads('fruit', 'jablka'), {
    best: ads('fruit', 'jablka szara'),
    may: ads('fruit fruit_trees cakes'),
  }),
  q('orzechy do ciasta', ads('nuts_seeds', 'orzechy|luskane orzechy'), {
    best: ads('nuts_seeds', 'luskane'),
    may: ads('nuts_seeds'),
    forbidden: ads('fruit_trees'),
  }),
  q('olej do sałatek', ads('oils'), { forbidden: ads('cosmetics horse_feed') }),
  q(
    'przyprawa do mięsa',
    [ads('vinegars_spices', 'papryka|sol|czarnuszka|chrzan|musztarda'), ads('herbs_teas', 'majeranek')],
    {
      may: ads('vinegars_spices herbs_teas potted_herbs'),
    },
  ),
  q('mąka na chleb', ads('flour_groats', 'maka (zytnia|pszenna)'), {
    may: ads('flour_groats'),
    forbidden: ads('jobs'),
  }),
  q(
    'coś na śniadanie',
    [
      ads('flour_groats', 'platki'),
      ads('bread'),
      ads('eggs', undefined, { without: 'wydmuszka|jajka wylegowe' }),
      ads('dairy'),
    ],
    {
      may: [ads('cheese honey preserves cured_meats fish ready_meals'), { kind: 'agritourism' }],
      kind: 'ad',
    },
  ),
  q('jajka na pisanki', ads('eggs'), {
    best: ads('eggs', 'jaja gesie|wydmuszka'),
    may: ads('holiday_decorations', 'pisanki|kroszonki|jajo'),
  }),
  q('jedzenie dla alergika', ads('food', undefined, { anyTag: 'nogluten lactosefree' }), {
    may: ads('food'),
    forbidden: ads('dog_food cat_food'),
  }),
  q('catering na komunię', ads('ready_meals', 'catering'), { may: ads('cakes ready_meals') }),
];
