import { region } from '../judged-places.ts';
import type { JudgedQuery } from '../judged-query.ts';
import { ads, CHEAPEST_FIRST, events, facilities, from, near, ofClass, upTo, within } from '../judging.ts';

const place = ofClass('place', ['place']);
const price = ofClass('price', ['price']);
const exclusion = ofClass('exclusion', ['not']);
const facility = ofClass('facility', ['feature']);
const event = ofClass('event');
const foreign = ofClass('foreign');
const seller = ofClass('seller');
const combined = ofClass('combined');
const nothing = ofClass('nothing');

const CHRISTMAS_FAIRS = events(
  'jarmark bozonarodzeniowy|kaszubski jarmark|choinkowy targ|slodki kiermasz|gwiazdka|wigilijny targ|wigilia|ostatni jarmark',
);
const EASTER_FAIRS = events('jarmark wielkanocny|kroszonki|wielkanocny|kurpiowska niedziela|jarmark palmowy');

/** Stays on farms. */
export const FURTHER_STAYS: readonly JudgedQuery[] = [
  facility('gdzie z psem nad jezioro', facilities('allowed_pets lake'), { may: facilities('allowed_pets') }),
  facility('domek z balią w górach', facilities('holiday_cottage hot_tub mountains'), {
    may: facilities('hot_tub mountains'),
  }),
  facility('nocleg z wózkiem inwalidzkim', facilities('step_free')),
  facility('obóz jeździecki dla dzieci', facilities('horse_riding'), {
    best: facilities('horse_riding', { title: 'stadnina|ostoja hucula' }),
    may: facilities('', { text: 'kon' }),
    chips: [],
  }),
  facility('nocleg w stodole na sianku', facilities('hay_barn'), { may: facilities('campsite') }),
  facility('pokój z łazienką nad morzem', facilities('rooms_with_bathrooms sea'), { may: facilities('sea') }),
  facility('sauna i jezioro agroturystyka', facilities('sauna lake')),
  facility('wypoczynek na wsi z wegetariańską kuchnią', facilities('vegetarian_meals')),
  facility(
    'gdzie zrobić wesele w sadzie albo stodole',
    facilities('special_events', { text: 'wesel|sala na|sala w|altan|przyjeci|slubn' }),
    {
      best: facilities('special_events', { title: 'jabloniowy|siedlisko na skraju|ogrod pod sleza' }),
      may: facilities('special_events'),
      chips: [],
    },
  ),
  facility('pole namiotowe z kajakami', facilities('campsite kayaks'), { may: facilities('campsite') }),
  facility('wyjazd na ryby z noclegiem', facilities('fishing'), { may: facilities('lake') }),
  facility(
    'nocleg dla miłośników ptaków',
    facilities('', { title: 'domek ornitologa|biebrzanskie|rybaczowka|nadwarcianski' }),
    { may: facilities('', { text: 'ptak|ptas|zuraw|czapl|ges|sow|orl' }), chips: [] },
  ),
  facility(
    'noclegi przy wyciągu narciarskim',
    facilities('', { title: 'goscina u zogroniow|zacisze pod tatrami|pasterski nocleg' }),
    { may: facilities('mountains'), chips: [] },
  ),
  facility(
    'nauka robienia sera z noclegiem',
    facilities('culinary_workshops', { title: 'owcza hala|kozia polonina|bacowka' }),
    { may: facilities('culinary_workshops'), chips: [] },
  ),
  facility('łóżeczko dla niemowlaka nad morzem', facilities('bed_for_child sea'), { may: facilities('sea') }),
  facility('gdzie stanąć kamperem z prądem', facilities('campsite', { title: 'czapla' }), {
    may: facilities('campsite'),
    chips: [],
  }),
  exclusion('domek bez internetu na odludziu', facilities('holiday_cottage', { noTags: 'internet' }), {
    forbidden: facilities('holiday_cottage internet'),
  }),
  place('nocleg koło Zakopanego', facilities('', near('Zakopane'))),
  place('kwatery suwalszczyzna', facilities('', within(region('suwalszczyzna')))),
  place('spanie na mierzei wiślanej', facilities('', within(region('mierzeja')))),
  price('tanie spanie do 70 zł', facilities('', upTo(70))),
  price('najtańszy nocleg w Bieszczadach', facilities('', within(region('bieszczady'))), {
    order: CHEAPEST_FIRST,
    chips: ['place'],
  }),
  combined('domek z psem nad morzem do 450 zł', facilities('holiday_cottage allowed_pets sea', upTo(450)), {
    may: facilities('allowed_pets sea', upTo(450)),
    chips: ['feature', 'price'],
  }),
  combined('nocleg dla niepełnosprawnych Kaszuby', facilities('step_free', within(region('kaszuby'))), {
    chips: ['feature', 'place'],
  }),
  combined('kajaki i sauna podlaskie', facilities('kayaks sauna', { voivodeships: ['podlaskie'] }), {
    chips: ['feature', 'place'],
  }),
];

/** Events, and the sellers whom people look for by name. */
export const FURTHER_EVENTS: readonly JudgedQuery[] = [
  event('kiermasz przed świętami bożego narodzenia', CHRISTMAS_FAIRS, { may: events('mikolaj|koncert|ostatni') }),
  event('wspólne kolędowanie', events('koledy|podhalanski przeglad|trzej krolowie'), {
    may: [CHRISTMAS_FAIRS, events('', { tags: 'concert' })],
  }),
  event(
    'gdzie na dożynki',
    { kind: 'event', tags: 'harvest_festival' },
    {
      may: [events('chleb nasz'), ads('wreaths_bouquets bread')],
    },
  ),
  event('wystawa ciągników i siewników', events('zimowe targi techniki'), {
    may: { kind: 'event', tags: 'trade_fair' },
  }),
  event('stragany wielkanocne', EASTER_FAIRS, { may: events('alleluja') }),
  event('puszczanie wianków na rzece', events('noc swietojanska')),
  event('zawody kowali', events('iskry na kowadle'), { may: events('dzien drwala') }),
  event('coś dla początkującego pszczelarza, spotkanie', events('lubuskie spotkania'), {
    may: [events('miodowe'), ads('beekeeping_services')],
  }),
  event('orkiestra dęta na żywo', events('barborka|noworoczne decie'), { may: { kind: 'event', tags: 'concert' } }),
  event('kulig konny z muzyką', events('kulig'), { may: events('trzej krolowie') }),
  event('święto truskawki', events('truskawkowa niedziela'), { may: { kind: 'event', text: 'truskawk' } }),
  place('imprezy na Kaszubach', events('', within(region('kaszuby')))),
  combined('jarmark świąteczny lubelskie', events('jarmark bozonarodzeniowy', { voivodeships: ['lubelskie'] }), {
    may: events('', { voivodeships: ['lubelskie'] }),
    chips: ['place'],
  }),
  seller('co mają w Owczej Hali', from('owcza hala'), { kind: 'any' }),
  seller('sklep psi smak koci mruk', from('psi smak'), { kind: 'any' }),
  seller('panie z kgw Makowianki', from('kgw makowianki'), { kind: 'any' }),
  seller('Rysiu Kubiczek króliki', ads('rabbits', '', { seller: 'ryszard kubiczek' }), {
    may: from('ryszard kubiczek'),
  }),
  seller('Hajduk płoty i ogrodzenia', ads('fencing_building', 'plot|ogrodzenie', { seller: 'bracia hajduk' }), {
    may: from('bracia hajduk'),
  }),
  seller('u Janiny Malec', from('janina malec'), { kind: 'any' }),
];

/** Queries in German, Ukrainian, English, Spanish and Italian. */
export const FURTHER_FOREIGN: readonly JudgedQuery[] = [
  foreign('Ferienwohnung am Meer', facilities('sea', { anyTag: 'apartment holiday_cottage' }), {
    may: facilities('sea'),
  }),
  foreign('Honig vom Imker', ads('honey'), { may: ads('bee_products') }),
  foreign('Urlaub mit Hund am See', facilities('allowed_pets lake'), { may: facilities('allowed_pets') }),
  foreign('Christkindlmarkt', CHRISTMAS_FAIRS, { may: events('mikolaj|koled') }),
  foreign('Bernsteinschmuck', ads('jewellery', '', { seller: 'bursztynowa' }), { may: ads('jewellery') }),
  foreign('geräucherte Forelle', ads('fish', 'pstrag wedzony|filety z pstraga|pasta z wedzonego'), {
    best: ads('fish', 'pstrag wedzony|filety z pstraga'),
    may: ads('fish', '', { tags: 'smoked' }),
  }),
  foreign('Martinsgans', ads('poultry', 'ges owsiana'), { may: ads('poultry ducks_geese', 'gesie|mlode gesi') }),
  foreign('робота на зборі полуниці', ads('seasonal_harvest', 'osoba do zbioru truskawek'), { may: ads('jobs') }),
  foreign(
    'робота на фермі з житлом',
    ads('farm_work', '', { text: 'dom dla|zakwaterowanie|mieszkanie|kwater|kontener' }),
    {
      may: ads('jobs'),
    },
  ),
  foreign('гречаний мед', ads('honey', 'gryczany'), { may: ads('honey') }),
  foreign('домашнє сало', ads('cured_meats fresh_meat', 'slonina|sloninka'), {
    may: ads('cured_meats ready_meals', 'smalec|boczek'),
  }),
  foreign('вареники з капустою', ads('ready_meals', 'pierogi z kapusta'), { may: ads('ready_meals') }),
  foreign('дрова', ads('wood_hay', 'drewno|brzoza i olcha|drzewo opalowe|walki'), { may: ads('wood_hay') }),
  foreign('кошенята', ads('cats', 'kocieta|maine coon|norweski lesny|trzy czarne|kocurek brytyjski'), {
    may: ads('cats'),
  }),
  foreign(
    'goat cheese from a farm',
    [ads('cheese', 'rolada kozia|kostki sera koziego|ser kozi'), ads('dairy', 'twarozek kozi')],
    {
      may: ads('cheese dairy'),
    },
  ),
  foreign('farm stay with playground for kids', facilities('playground'), { may: facilities('bed_for_child') }),
  foreign('beeswax candle gift', ads('candles', '', { without: 'swieca sojowa|swieca rzepakowa' }), {
    may: ads('candles bee_products'),
  }),
  foreign('hand knitted wool socks', ads('weaving', 'skarpety')),
  foreign('laying hens for sale', ads('laying_hens'), { may: ads('chicks') }),
  foreign('gingerbread cookies', ads('cakes', 'pierniki'), { may: ads('cakes sweets') }),
  foreign(
    'queso artesano de leche de cabra',
    [ads('cheese', 'rolada kozia|kostki sera koziego|ser kozi'), ads('dairy', 'twarozek kozi')],
    { may: ads('cheese dairy', '', { text: 'koz' }) },
  ),
  foreign('zumo de manzana', ads('juices_syrups', 'sok jabl'), {
    best: ads('juices_syrups', 'sok jablkowy'),
    may: ads('juices_syrups', 'sok'),
  }),
  foreign('casa rural en la montaña con sauna', facilities('mountains sauna'), { may: facilities('mountains') }),
  foreign('miele di acacia', ads('honey', 'akacjowy'), { may: ads('honey') }),
  foreign('agriturismo con sauna e lago', facilities('lake sauna')),
  foreign('olio di semi di zucca', ads('oils', 'olej z pestek dyni'), { may: ads('oils nuts_seeds') }),
];

/** What nobody here offers. */
export const FURTHER_NOTHING: readonly JudgedQuery[] = [
  nothing('tort urodzinowy z jednorożcem', []),
  nothing('awokado hass', []),
  nothing('sushi na wynos', []),
  nothing('krewetki tygrysie', []),
  nothing('piwo ipa rzemieślnicze', []),
  nothing('lakier hybrydowy do paznokci', []),
  nothing('bilety na mecz', []),
  nothing('przedłużanie rzęs', []),
  nothing('naprawa pralki', []),
  nothing('opony zimowe 16 cali', []),
  nothing('laptop poleasingowy', []),
  nothing('legwan i terrarium', []),
];
