import type { JudgedQuery } from '../judged-query.ts';
import { ads, events, ofClass } from '../judging.ts';

const everyday = ofClass('everyday');

/** Meals, occasions and uses for which people look for food. */
export const NEWEST_FOOD_EVERYDAY: readonly JudgedQuery[] = [
  everyday('coś słodkiego do kawy', ads('cakes'), { may: ads('sweets bread') }),
  everyday('na rosół', ads('poultry fresh_meat', '.*rosol'), {
    may: [ads('poultry fresh_meat'), ads('vegetables herbs_teas potted_herbs', 'pietruszka|marchew|lubczyk')],
  }),
  everyday('ser do pierogów', [ads('cheese', 'bryndza|bialy ser'), ads('dairy', 'twarog')], {
    best: [ads('cheese', 'bryndza'), ads('dairy', 'twarog')],
    may: [ads('cheese dairy'), ads('ready_meals', 'pierogi')],
  }),
  everyday('mięso na gulasz', ads('fresh_meat', 'wolowina'), { may: ads('fresh_meat') }),
  everyday('ryba na wigilię', ads('fish', 'karp|sledz'), {
    best: ads('fish', 'karp'),
    may: [ads('fish'), events('wigilijny targ karpia')],
  }),
  everyday('kapucha na bigos', ads('pickles', 'kapusta'), {
    may: [ads('vegetables', 'kapusta'), ads('ready_meals', 'bigos')],
  }),
  everyday('mąka na naleśniki', ads('flour_groats', 'maka (pszenna typ|orkiszowa)'), {
    may: [ads('flour_groats', 'maka'), ads('juices_syrups', 'syrop truskawkowy')],
  }),
  everyday('chleb dla cukrzyka', ads('bread', '', { tags: 'nosugar' }), { may: ads('bread') }),
  everyday(
    'co dobre na przeziębienie',
    [ads('herbs_teas', 'lipa|kwiat bzu'), ads('juices_syrups', 'syrop z (kwiatow|mlodych)|sok malinowy')],
    {
      may: [
        ads('honey bee_products herbs_teas juices_syrups'),
        ads('vegetables', 'czosnek'),
        ads('sweets', 'karmelki'),
        ads('preserves', 'sok z mniszka'),
      ],
    },
  ),
  everyday('syrop na kaszel', ads('juices_syrups', 'syrop z (kwiatow|mlodych)'), {
    may: [ads('honey herbs_teas juices_syrups'), ads('sweets', 'karmelki'), ads('preserves', 'sok z mniszka')],
  }),
  everyday('suszone owoce na kompot', ads('fruit', '', { tags: 'dried', without: 'chipsy' }), {
    best: ads('fruit', 'gruszki suszone'),
    may: [ads('fruit', '', { tags: 'dried' }), ads('juices_syrups', 'kompot')],
  }),
  everyday('orzechy do ciasta', ads('nuts_seeds', 'luskane orzechy|orzechy'), {
    may: [ads('nuts_seeds'), ads('cakes', 'ciasto marchewkowe')],
  }),
  everyday('coś na grilla', ads('fresh_meat cured_meats', 'karkowka w zalewie|kielbaski|burgery|kaszanka'), {
    best: ads('fresh_meat', 'karkowka w zalewie'),
    may: ads('fresh_meat cured_meats poultry cheese'),
  }),
  everyday('pasztet', ads('cured_meats ready_meals', 'pasztet'), { may: ads('cat_food', 'pasztecik') }),
  everyday(
    'wiejskie jajka',
    ads('eggs', '', { tags: 'freerange', without: 'jajka wylegowe|jajo strus|jaja gesie|kacze' }),
    {
      may: ads('eggs', '', { noTags: 'cagedhens', without: 'wydmuszka' }),
    },
  ),
  everyday('gęś do upieczenia', ads('poultry', 'ges'), {
    best: ads('poultry', 'ges owsiana'),
    may: [ads('poultry'), ads('ducks_geese', 'mlode gesi'), ads('cured_meats', 'polgesek')],
  }),
  everyday('biały ser na sernik', [ads('dairy', 'twarog|ser twarogowy'), ads('cheese', 'bialy ser')], {
    best: ads('dairy', 'twarog'),
    may: [ads('dairy cheese'), ads('cakes', 'sernik')],
  }),
  everyday('chrzan do szynki', ads('vinegars_spices', 'chrzan'), {
    may: [ads('vegetables', 'chrzan'), ads('cured_meats', 'szynka')],
  }),
  everyday('jaki olej do sałatki', ads('oils', 'olej (lniany|rydzowy|rzepakowy|z pestek|slonecznikowy|konopny)'), {
    may: [ads('oils'), ads('vinegars_spices', 'ocet')],
    forbidden: ads('horse_feed'),
  }),
  everyday('owsianka na śniadanie', ads('flour_groats', 'platki owsiane'), { may: ads('flour_groats dairy') }),
  everyday(
    'grzyby do sosu',
    ads('mushrooms_forest', 'kurki|borowiki|podgrzybki|kozaki|boczniaki|pieczarki', { noTags: 'marinated' }),
    {
      may: ads('mushrooms_forest', '.*grzyb|rydze'),
    },
  ),
  everyday('ziemniaki na zimę w workach', ads('vegetables', 'pyry|ziemniaki'), { best: ads('vegetables', 'pyry') }),
  everyday('jabłka na szarlotkę', ads('fruit', 'jablka (szara|z tarasow)'), {
    best: ads('fruit', 'jablka szara'),
    may: [ads('fruit', 'jablka'), ads('cakes', 'szarlotka'), ads('fruit_trees', 'szara reneta')],
  }),
  everyday('gotowe obiady', ads('ready_meals', '', { without: 'smalec|pasztet|catering' }), {
    may: ads('ready_meals'),
  }),
  everyday('zupa w słoiku', ads('ready_meals', 'zupa|zurek'), {
    may: ads('ready_meals pickles vinegars_spices', 'bigos|zakwas'),
  }),
  everyday('mleko prosto od krowy', ads('dairy', 'mleko (swieze|krowie)'), {
    may: ads('dairy'),
  }),
  everyday('mięso z lasu', ads('fresh_meat', 'sarnina|kielbasa z dzika'), {
    may: ads('cured_meats', 'pasztet z zajaca'),
  }),
  everyday('królik do garnka', ads('fresh_meat', 'tusza krolika'), { may: ads('rabbits'), forbidden: ads('cat_food') }),
  everyday('baranina', ads('fresh_meat', 'jagniecina|kielbaski jagniece'), { may: ads('sheep', 'jagnieta na zywo') }),
  everyday('miód na prezent', ads('honey', 'zestaw|miod z cynamonem'), {
    best: ads('honey', 'zestaw'),
    may: ads('honey'),
  }),
  everyday('miód który nie twardnieje', ads('honey', 'akacjowy|miod spadziowy|kremowany'), { may: ads('honey') }),
  everyday('pszczeli kit', ads('bee_products', 'propolis'), {
    may: [ads('ointments', 'masc z propolisem'), ads('bee_products')],
  }),
  everyday('zamiast folii do kanapek', ads('bee_products', 'woskowijki')),
  everyday('oscypki', ads('cheese', 'ser goralski|golka'), {
    may: [ads('cheese', '', { tags: 'smoked' }), ads('wood_carving', 'forma do oscypka')],
  }),
  everyday(
    'tłuszcz do smażenia',
    [ads('dairy', 'maslo klarowane'), ads('fresh_meat', 'sloninka'), ads('cured_meats', 'smalec')],
    {
      best: ads('dairy', 'maslo klarowane'),
      may: [ads('oils'), ads('ready_meals', 'smalec'), ads('cured_meats', 'slonina')],
    },
  ),
  everyday('na makowiec', ads('nuts_seeds', 'mak'), { may: ads('cakes', 'makowiec') }),
  everyday('domowy żurek', [ads('ready_meals', 'zurek'), ads('vinegars_spices', 'zakwas zytni')]),
  everyday('woda brzozowa', ads('juices_syrups', 'oskola')),
  everyday('kiełki na parapecie', ads('nuts_seeds', 'ziarno na kielki'), { may: ads('potted_herbs', 'skrzynka ziol') }),
  everyday('jagody na pierogi', ads('mushrooms_forest', 'czarne jagody|jagody'), { may: ads('fruit', 'borowka') }),
  everyday('warzywa z dostawą co tydzień', ads('vegetables', 'paczka warzyw'), { may: ads('vegetables') }),
  everyday('warzywa do rosołu', ads('vegetables', 'marchew|pietruszka|zestaw kolorowych'), {
    may: [ads('vegetables'), ads('herbs_teas potted_herbs', 'lubczyk'), ads('vegetable_seedlings', 'seler')],
  }),
  everyday('dynia na zupę', ads('vegetables', 'dynia'), {
    may: [ads('pickles', 'dynia'), ads('vegetable_seedlings', 'dynia')],
  }),
  everyday('jajka dla cukierni', ads('eggs', 'jaja sciolkowe m'), { may: ads('eggs') }),
  everyday('kiszonki', ads('pickles', 'ogorki (malosolne|kiszone)|kapusta|kalafior|zakwas'), {
    may: [ads('pickles'), ads('farm_feed horse_feed', 'sianokiszonka')],
  }),
  everyday(
    'grzybki do wódeczki',
    [ads('mushrooms_forest', '.*grzyb|rydze', { tags: 'marinated' }), ads('pickles', 'grzybki')],
    { may: ads('pickles') },
  ),
  everyday(
    'co podać do serów',
    [ads('preserves', 'galaretka z winogron|zurawina'), ads('vinegars_spices', 'ocet malinowy')],
    { may: ads('preserves honey nuts_seeds cheese') },
  ),
  everyday('jedzenie na chrzciny', ads('ready_meals', 'catering'), { may: ads('ready_meals cakes cured_meats') }),
  everyday(
    'czy macie jajka od kur które chodzą po trawie',
    ads('eggs', '', { tags: 'freerange', without: 'jajka wylegowe|jajo strus|jaja gesie|kacze' }),
    {
      may: ads('eggs', '', { noTags: 'cagedhens', without: 'wydmuszka' }),
      forbidden: ads('eggs', '', { tags: 'cagedhens' }),
    },
  ),
  everyday(
    'szukam dobrego chleba na zakwasie',
    ads('bread', 'chleb (zytni|codzienny|na tataraku|gryczany)|razowiec', { text: '.*zakwas' }),
    {
      best: ads('bread', 'chleb zytni'),
      may: ads('bread'),
    },
  ),
  everyday('po ciężkim obiedzie', ads('herbs_teas', 'herbatka po obiedzie'), { may: ads('herbs_teas') }),
];

const inflection = ofClass('inflection');

export const NEWEST_FOOD_INFLECTION: readonly JudgedQuery[] = [
  inflection('słoik powideł', ads('preserves', 'powidla')),
  inflection('z gęsimi jajami', ads('eggs', 'jaja gesie')),
  inflection('dwa sękacze', ads('cakes', 'sekacz'), { may: events('festiwal sera') }),
  inflection('śledzika', ads('fish', 'sledz'), { may: ads('fish') }),
  inflection('pierniczków', ads('cakes', 'pierniki')),
  inflection('kilogram pieczarek', ads('mushrooms_forest', 'pieczarki'), { may: ads('mushrooms_forest', 'boczniaki') }),
];

const typo = ofClass('typo');

export const NEWEST_FOOD_TYPO: readonly JudgedQuery[] = [
  typo('ogurki kiszone', ads('pickles', 'ogorki kiszone'), {
    may: [ads('pickles'), ads('preserves', 'ogorki'), ads('pottery', 'garnek')],
  }),
  typo('chżan', [ads('vinegars_spices', 'chrzan'), ads('vegetables', 'chrzan')], { may: ads('bread', '.*chrzan') }),
  typo('piergi ruskie', ads('ready_meals', 'pierogi ruskie'), { may: ads('ready_meals', 'pierogi|soczewiaki') }),
  typo('borwiki suszone', ads('mushrooms_forest', 'borowiki'), { may: ads('mushrooms_forest', '', { tags: 'dried' }) }),
  typo('kasza gryczna', ads('flour_groats', 'kasza gryczana'), {
    may: [ads('flour_groats'), ads('ready_meals', 'golabki')],
  }),
  typo('twarug', ads('dairy', 'twar|ser twarogowy'), { may: [ads('cheese', 'bialy ser'), ads('cakes', 'sernik')] }),
];

const noDiacritics = ofClass('noDiacritics');

export const NEWEST_FOOD_NO_DIACRITICS: readonly JudgedQuery[] = [
  noDiacritics('sledz', ads('fish', 'sledz')),
  noDiacritics('krowki', ads('sweets', 'krowki')),
  noDiacritics('maka zytnia', ads('flour_groats', 'maka zytnia'), { may: ads('flour_groats', 'maka') }),
  noDiacritics('zoladkowa herbatka z mieta', ads('herbs_teas', '.*mieta'), {
    may: [ads('herbs_teas'), ads('potted_herbs', 'trzy miety')],
  }),
  noDiacritics('bulki', ads('bread', 'bulki'), { may: ads('bread') }),
];

const joined = ofClass('joined');

export const NEWEST_FOOD_JOINED: readonly JudgedQuery[] = [
  joined('miódlipowy', ads('honey', 'miod lipowy')),
  joined('sokmalinowy', ads('juices_syrups', 'sok malinowy')),
  joined('pod płomyki', ads('bread', 'podplomyki')),
  joined('bez glutenowy chleb', ads('bread', '', { tags: 'nogluten' }), {
    may: [ads('bread', 'chleb'), ads('flour_groats', '', { tags: 'nogluten' })],
  }),
];

const regional = ofClass('regional');

/** Words of Greater Poland, Silesia, Podhale and the east. */
export const NEWEST_FOOD_REGIONAL: readonly JudgedQuery[] = [
  regional('kartofle', ads('vegetables', 'ziemniaki|pyry'), { may: ads('farm_feed', 'owies i ziemniaki') }),
  regional('grule', ads('vegetables', 'ziemniaki|pyry')),
  regional('krupniok', ads('cured_meats', 'kaszanka')),
  regional('korbol', ads('vegetables', 'dynia'), {
    may: [ads('pickles', 'dynia'), ads('vegetable_seedlings', 'dynia')],
  }),
  regional('szneki', ads('cakes', 'drozdzowki'), { may: ads('cakes bread') }),
  regional('gzik z pyrkami', [ads('dairy', 'twar|ser twarogowy'), ads('vegetables', 'pyry|ziemniaki')], {
    may: ads('cheese', 'bialy ser'),
  }),
  regional('placek drożdżowy', ads('cakes', 'ciasto drozdzowe'), { may: ads('cakes bread') }),
  regional('kołocz', ads('cakes', 'kolacz'), { may: ads('cakes') }),
  regional('cepeliny', ads('ready_meals', 'kartacze')),
];

const feature = ofClass('feature', ['feature']);

export const NEWEST_FOOD_FEATURE: readonly JudgedQuery[] = [
  feature('wegański obiad', ads('ready_meals', '', { tags: 'vegan' }), {
    may: ads('ready_meals', '', { tags: 'vegetarian' }),
  }),
  feature('ekologiczne jajka', ads('eggs', '', { anyTag: 'organic eco' }), {
    may: ads('eggs', '', { tags: 'freerange' }),
  }),
  feature('wędzony ser', ads('cheese', '', { tags: 'smoked' })),
  feature('mąka bezglutenowa', ads('flour_groats', 'maka', { tags: 'nogluten' }), {
    forbidden: ads('flour_groats', 'maka (pszenna|zytnia|orkiszowa)'),
  }),
  feature('jogurt dla dziecka z nietolerancją laktozy', ads('dairy', '', { tags: 'lactosefree' }), {
    may: ads('dairy', 'jogurt|kefir'),
    chips: [],
  }),
  feature('świeże zioła', [ads('herbs_teas', '', { tags: 'fresh' }), ads('potted_herbs', '', { tags: 'fresh' })], {
    may: ads('potted_herbs'),
  }),
  feature('filet rybny', ads('fish', '', { tags: 'fillet' }), { may: ads('fish', 'okon|flad'), chips: [] }),
  feature('kurczak z wolnego wybiegu', ads('poultry', '.*(kurczak|kura|koguty)', { tags: 'freerange' }), {
    may: [ads('poultry', '', { tags: 'freerange' }), ads('laying_hens')],
  }),
];

const exclusion = ofClass('exclusion');

export const NEWEST_FOOD_EXCLUSION: readonly JudgedQuery[] = [
  exclusion('ciasto bez jajek', ads('cakes', 'ciasto marchewkowe'), {
    may: ads('cakes', '', { tags: 'vegan' }),
    chips: ['not'],
  }),
  exclusion('pierogi bez mięsa', ads('ready_meals', 'pierogi|soczewiaki'), {
    may: ads('ready_meals', '', { anyTag: 'vegan vegetarian' }),
    forbidden: ads('ready_meals', 'kartacze|bigos|zurek'),
  }),
  exclusion('słodycze bez glutenu', ads('sweets', '', { tags: 'nogluten' }), { chips: ['feature'] }),
  exclusion('przetwory bez cukru', ads('preserves', '', { tags: 'nosugar' }), {
    may: ads('pickles juices_syrups', '', { tags: 'nosugar' }),
    chips: ['feature'],
  }),
  exclusion('wędlina bez glutenu', ads('cured_meats', '', { tags: 'nogluten' }), { chips: ['feature'] }),
  exclusion(
    'jajka ale nie z klatki',
    ads('eggs', '', { noTags: 'cagedhens', without: 'wydmuszka|jajka wylegowe|jajo' }),
    {
      may: ads('eggs', '', { noTags: 'cagedhens' }),
      forbidden: ads('eggs', '', { tags: 'cagedhens' }),
    },
  ),
  exclusion('ryby nie wędzone', ads('fish', '', { noTags: 'smoked', without: '.*wedzon' }), {
    forbidden: ads('fish', '', { tags: 'smoked' }),
    chips: ['not'],
  }),
  exclusion('syrop do herbaty bez truskawek', ads('juices_syrups', 'syrop', { without: '.*truskawk' }), {
    may: ads('juices_syrups', '', { without: '.*truskawk' }),
    forbidden: ads('juices_syrups', '.*truskawk'),
    chips: ['not'],
  }),
];

const colour = ofClass('colour');

export const NEWEST_FOOD_COLOUR: readonly JudgedQuery[] = [
  colour('niebieskie jajka', ads('eggs', 'zielone i blekitne'), { may: ads('eggs') }),
  colour('czerwony agrest', ads('fruit', 'agrest'), { may: ads('berry_bushes', 'agrest') }),
  colour('złote siemię', ads('nuts_seeds', 'siemie')),
  colour('ciemny miód', ads('honey', 'gryczany|miod (spadziowy|wrzosowy|lesny)'), {
    best: ads('honey', 'gryczany'),
    may: ads('honey'),
  }),
];
