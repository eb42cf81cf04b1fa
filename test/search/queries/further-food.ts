import { region } from '../judged-places.ts';
import type { JudgedQuery } from '../judged-query.ts';
import { ads, amount, CHEAPEST_FIRST, near, ofClass, upTo, within } from '../judging.ts';

const everyday = ofClass('everyday');
const inflection = ofClass('inflection');
const typo = ofClass('typo');
const noDiacritics = ofClass('noDiacritics');
const joined = ofClass('joined');
const regional = ofClass('regional');
const place = ofClass('place', ['place']);
const price = ofClass('price', ['price']);
const pack = ofClass('amount', ['amount']);
const feature = ofClass('feature', ['feature']);
const exclusion = ofClass('exclusion', ['not']);
const colour = ofClass('colour');
const combined = ofClass('combined');

/** Food for everyday and for occasions, named by what it is for. */
export const FURTHER_FOOD: readonly JudgedQuery[] = [
  everyday('co kupić na niedzielny rosół', ads('poultry fresh_meat', 'stara kura|koguty na rosol|wolowina na rosol'), {
    may: ads('poultry fresh_meat vegetables potted_herbs herbs_teas'),
  }),
  everyday('na czerwony barszcz wigilijny', ads('pickles vegetables', 'zakwas buraczany|buraki cwiklowe'), {
    best: ads('pickles', 'zakwas buraczany'),
    may: ads('vegetables pickles ready_meals mushrooms_forest', '', { text: 'barszcz|burak|uszek' }),
  }),
  everyday('suszone owoce do pracy na przekąskę', ads('fruit', 'sliwka suszona|chipsy z jablek|gruszki suszone'), {
    may: ads('nuts_seeds sweets mushrooms_forest', '', { tags: 'vegan' }),
  }),
  everyday('żurek jak u mamy', ads('ready_meals vinegars_spices', 'zurek|zakwas zytni'), {
    best: ads('ready_meals', 'zurek'),
  }),
  everyday('karp sprawiony na święta', ads('fish', 'karp krolewski|karp w dzwonkach'), {
    best: ads('fish', 'karp w dzwonkach'),
    may: ads('fish', 'karp wedzony'),
    forbidden: ads('fish_fry'),
  }),
  everyday(
    'coś na kaszel i drapanie w gardle',
    [
      ads('juices_syrups', 'syrop z mlodych pedow|sok malinowy'),
      ads('sweets', 'karmelki ziolowe'),
      ads('herbs_teas', 'lipa|kwiat bzu'),
      ads('honey', 'miod lipowy'),
    ],
    { may: ads('juices_syrups sweets herbs_teas honey bee_products preserves') },
  ),
  everyday('jaka mąka na chleb żytni', ads('flour_groats', 'maka zytnia'), { may: ads('flour_groats', 'maka|zakwas') }),
  everyday('ciacho na niedzielę', ads('cakes'), { may: ads('sweets bread') }),
  everyday('sery na deskę dla gości', ads('cheese'), { may: ads('dairy preserves bee_products') }),
  everyday('mięsko na grill', ads('fresh_meat poultry', 'karkowka w zalewie|burgery|kielbaski jagniece|przepiorki'), {
    may: ads('fresh_meat poultry cured_meats'),
  }),
  everyday('obiad na stypę z dowozem', ads('ready_meals', 'catering')),
  everyday('śmietanka do ubicia kremu', ads('dairy', 'smietana')),
  everyday('coś kiszonego do schabowego', ads('pickles', 'kapusta kiszona|ogorki kiszone|ogorki malosolne|kalafior'), {
    may: ads('pickles vegetables'),
  }),
  everyday('grzyby do wigilijnych uszek', ads('mushrooms_forest', 'borowiki suszone|podgrzybki|kozaki'), {
    may: ads('mushrooms_forest ready_meals'),
  }),
  everyday('ocet do winegretu', ads('vinegars_spices', 'ocet'), { may: ads('vinegars_spices') }),
  everyday('mak na makowiec i kutię', ads('nuts_seeds', 'mak niebieski'), { may: ads('cakes', 'makowiec') }),
  everyday('gdzie kupić mięso z dzika', ads('fresh_meat', 'sarnina i dzik|kielbasa z dzika'), {
    may: ads('fresh_meat cured_meats'),
  }),
  inflection('szukam wędzonych rybek', ads('fish', '', { tags: 'smoked' }), { may: ads('fish') }),
  inflection('słoiczek musztardki do kiełbasy', ads('vinegars_spices', 'musztarda')),
  inflection('ogóreczków kiszonych', ads('pickles', 'ogorki kiszone|ogorki malosolne'), {
    may: ads('pickles', 'salatka szwedzka'),
  }),
  inflection('słoik powideł węgierkowych', ads('preserves', 'powidla'), { may: ads('preserves') }),
  inflection('kartaczy na obiad', ads('ready_meals', 'kartacze')),
  typo('kefri wiejski', ads('dairy', 'kefir')),
  typo('oscypekk wędzony', ads('cheese', 'ser goralski wedzony|golka'), { may: ads('cheese', '', { tags: 'smoked' }) }),
  typo('peirogi ruskie', ads('ready_meals', 'pierogi ruskie')),
  typo('kasza gyczana', ads('flour_groats', 'kasza gryczana')),
  typo('rzurek w słoiku', ads('ready_meals', 'zurek'), { may: ads('vinegars_spices', 'zakwas zytni') }),
  typo('miut spadziowy', ads('honey', 'miod spadziowy')),
  typo('truskafki łubianka', ads('fruit', 'truskawki'), {
    may: ads('preserves juices_syrups berry_bushes', '', { title: 'truskaw|dzem trusk|dzem z rab|syrop trusk' }),
  }),
  noDiacritics('zurawina do pasztetu', ads('preserves', 'zurawina'), {
    may: ads('preserves mushrooms_forest', 'konfitura z czerwonej|zurawina'),
  }),
  noDiacritics('maslo swojskie', ads('dairy', 'maslo'), { best: ads('dairy', 'maslo oselkowe') }),
  noDiacritics('zur w butelce zakwas', ads('vinegars_spices', 'zakwas zytni'), {
    may: ads('ready_meals pickles', 'zurek|zakwas'),
  }),
  noDiacritics('gesty smietanowy ser do chleba', ads('dairy', 'ser twarogowy smietankowy')),
  place('miody z Roztocza', ads('honey', '', within(region('roztocze'))), { may: ads('honey bee_products') }),
  place('mleko prosto od krowy koło Zambrowa', ads('dairy', 'mleko', near('Zambrów')), { may: ads('dairy') }),
  place('ryby z kutra koło Helu', ads('fish', '', near('Hel'))),
  place('swojska kiełbasa świętokrzyskie', ads('cured_meats', 'kielbasa', { voivodeships: ['świętokrzyskie'] }), {
    may: ads('cured_meats fresh_meat ready_meals', '', { voivodeships: ['świętokrzyskie'] }),
  }),
  price('olej na zimno poniżej 20 złotych', ads('oils', '', upTo(20)), { may: ads('', 'olej', upTo(20)) }),
  price('sery do 25 zł', ads('cheese', '', upTo(25)), { may: ads('dairy', '', { title: 'ser|twar', ...upTo(25) }) }),
  price('najtańsze jajka do jedzenia', ads('eggs', '', { without: 'wydmuszka|jajka wylegowe' }), {
    may: ads('eggs'),
    order: CHEAPEST_FIRST,
  }),
  pack('trzydzieści jajek', ads('eggs', '', amount('pieces', 30)), { may: ads('eggs') }),
  pack('litr oleju słonecznikowego', ads('oils', 'olej slonecznikowy', amount('volumeMl', 1000))),
  pack('miód litrowy słój', ads('honey', '', amount('volumeMl', 1000)), { may: ads('honey'), chips: [] }),
  pack('karton soku 5 litrów', ads('juices_syrups', 'sok', amount('volumeMl', 5000)), {
    may: ads('juices_syrups', 'sok', amount('volumeMl', 3000)),
  }),
  feature('pieczywo bezglutenowe dla celiaka', ads('bread', '', { tags: 'nogluten' }), {
    may: ads('food', '', { tags: 'nogluten' }),
    forbidden: ads('bread', '', { noTags: 'nogluten' }),
  }),
  feature('słodycze dla cukrzyka', ads('sweets', '', { tags: 'nosugar' }), {
    may: ads('sweets preserves fruit', '', { anyTag: 'nosugar diet' }),
    chips: [],
  }),
  feature('jogurcik bez laktozy', ads('dairy', 'jogurt', { tags: 'lactosefree' }), { may: ads('dairy', 'jogurt') }),
  feature('wędlinka bezglutenowa', ads('cured_meats', '', { tags: 'nogluten' }), {
    may: ads('cured_meats fresh_meat'),
  }),
  feature('wegańskie słodkości', ads('sweets cakes', '', { tags: 'vegan' }), {
    may: ads('preserves nuts_seeds fruit', '', { tags: 'vegan' }),
  }),
  feature(
    'jaja od kur chodzących po trawie',
    [
      ads('eggs', '', { tags: 'freerange', without: 'kacze|jaja gesie|jajo strus|jajka wylegowe' }),
      ads('eggs', '', { tags: 'organic' }),
    ],
    { may: ads('eggs', '', { tags: 'freerange' }), chips: [] },
  ),
  feature('wegańskie pierogi', ads('ready_meals', '', { text: 'pierogi', tags: 'vegan' }), {
    may: ads('ready_meals', '', { tags: 'vegan' }),
    forbidden: ads('ready_meals', 'pierogi ruskie|kartacze'),
  }),
  feature('ekologiczna mąka z certyfikatem', ads('flour_groats', 'maka', { tags: 'organic' }), {
    may: ads('flour_groats', '', { tags: 'organic' }),
  }),
  feature('soki dla malucha bez cukru', ads('juices_syrups', '', { title: 'sok|oskola', tags: 'nosugar' }), {
    may: ads('juices_syrups preserves', '', { tags: 'nosugar' }),
  }),
  exclusion('miód ale nie gryczany', ads('honey', '', { without: 'gryczany|zestaw' }), {
    may: ads('honey', 'zestaw'),
    forbidden: ads('honey', 'gryczany'),
  }),
  exclusion('ciasto bez jajek i mleka', ads('cakes', '', { tags: 'vegan' }), {
    may: ads('sweets', '', { tags: 'vegan' }),
  }),
  exclusion('gołąbki bez mięska', ads('ready_meals', 'golabki')),
  exclusion('dżemik bez cukru', ads('preserves', '', { tags: 'nosugar' }), {
    may: ads('preserves sweets', '', { anyTag: 'nosugar diet' }),
  }),
  exclusion('ryba bez ości dla dziecka', ads('fish', 'filety|jesiotr|okon'), {
    may: ads('fish', '', { tags: 'fillet' }),
    chips: [],
  }),
  colour('fioletowa marchewka', ads('vegetables', 'zestaw kolorowych marchwi')),
  colour('jajka o zielonej skorupce', ads('eggs', 'zielone i blekitne')),
  joined('chleb nazakwasie', ads('bread', 'chleb zytni na zakwasie|chleb codzienny'), {
    best: ads('bread', 'chleb zytni na zakwasie'),
    may: ads('bread'),
  }),
  joined('syrop zpędów sosny', ads('juices_syrups', 'syrop z mlodych pedow')),
  joined('jajkaprzepiórcze', ads('eggs', 'przepiorcze')),
  regional('grule na zimę', ads('vegetables', 'ziemniaki|pyry'), { may: ads('vegetables farm_feed') }),
  regional('kreple na tłusty czwartek', ads('cakes', 'paczki')),
  regional('tuste do chleba', ads('ready_meals cured_meats', 'smalec'), {
    may: ads('fresh_meat cured_meats', 'slonin'),
  }),
  regional('szneki z kruszonką', ads('cakes bread', 'drozdzowki|ciasto drozdzowe|bulki drozdzowe'), {
    may: ads('cakes bread'),
  }),
  combined('wegański obiad do 30 zł', ads('ready_meals', '', { tags: 'vegan', ...upTo(30) }), {
    may: ads('ready_meals pickles', '', { anyTag: 'vegan vegetarian', ...upTo(30) }),
    chips: ['feature', 'price'],
  }),
  combined('miód z lubuskiego do 35 zł', ads('honey', '', { voivodeships: ['lubuskie'], ...upTo(35) }), {
    chips: ['place', 'price'],
  }),
  combined(
    'wędzona ryba z Mazur poniżej 50 zł',
    ads('fish', '', { tags: 'smoked', ...within(region('mazury')), ...upTo(50) }),
    { chips: ['place', 'price'] },
  ),
  combined('ekologiczne jajka wielkopolska', ads('eggs', '', { tags: 'organic', voivodeships: ['wielkopolskie'] }), {
    chips: ['feature', 'place'],
  }),
];
