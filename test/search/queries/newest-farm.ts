import type { JudgedQuery } from '../judged-query.ts';
import { ads, events, facilities, near, ofClass } from '../judging.ts';

const everyday = ofClass('everyday');

/** Animals for the farmyard and for the heart, and work that somebody should come and do. */
export const NEWEST_FARM_EVERYDAY: readonly JudgedQuery[] = [
  everyday('kurki znoszące do ogródka', ads('laying_hens'), {
    may: [ads('chicks ornamental_poultry')],
    forbidden: ads('mushrooms_forest', 'kurki'),
  }),
  everyday('coś na ślimaki w ogrodzie', ads('ducks_geese', 'kaczki biegusy'), { may: ads('ducks_geese') }),
  everyday('zwierzak do koszenia trawy', ads('sheep', 'owieczki'), { may: [ads('sheep goats'), ads('mowing')] }),
  everyday('pies do pilnowania owiec', ads('dogs', 'owczarki podhalanskie|suczka podhalanska|border'), {
    may: ads('dogs'),
  }),
  everyday('pies ze schroniska', ads('dogs', 'bunia|kundelek|staruszek|tosia'), {
    may: [ads('dogs cats', '', { text: 'schronisk' })],
  }),
  everyday('kot na myszy do stodoły', ads('cats', 'kot do stajni'), { may: ads('cats') }),
  everyday('kucyk dla córki', ads('horses_ponies', 'kuc'), { may: ads('horses_ponies') }),
  everyday('spokojny koń dla początkującego', ads('horses_ponies', 'wierzchowiec|klacz huculska'), {
    best: ads('horses_ponies', 'wierzchowiec'),
    may: ads('horses_ponies'),
  }),
  everyday('krowa dojna', ads('cattle', 'krowa'), {
    may: ads('cattle'),
  }),
  everyday('koza na mleko', ads('goats', 'koza saanenska|kozka mleczna'), {
    may: [ads('goats'), ads('dairy', 'mleko kozie')],
  }),
  everyday('świnka na ubój', ads('pigs', 'tuczniki'), { may: ads('pigs') }),
  everyday('ryby do oczka wodnego', ads('fish_fry', 'szczupak|karas'), { may: ads('fish_fry') }),
  everyday('puchate kurki ozdobne', ads('ornamental_poultry', 'silki'), { may: ads('ornamental_poultry') }),
  everyday('rój pszczół na drzewie pomocy', ads('beekeeping_services', 'zdejmowanie'), {
    may: ads('beekeeping_services'),
  }),
  everyday('skosić łąkę', ads('mowing', 'koszenie lak'), { may: ads('mowing') }),
  everyday('kto przekopie działkę', ads('ploughing_sowing', 'przygotowanie dzialki'), {
    may: [ads('machine_rental', 'glebogryzarka|minikoparka'), ads('ploughing_sowing')],
  }),
  everyday('usunięcie pnia', ads('tree_care', 'frezowanie'), { may: ads('tree_care') }),
  everyday('drzewo grozi zawaleniem', ads('tree_care', 'przeglad|wycinka|podnosnik'), { may: ads('tree_care') }),
  everyday('przycinanie jabłonek', ads('orchard_care', 'zimowe ciecie|odmladzanie'), {
    may: ads('orchard_care tree_care'),
  }),
  everyday('kowal do konia', ads('shearing_hoof_care', 'kucie'), {
    may: ads('shearing_hoof_care crafts_jobs', 'werkowanie|pomocnik/pomocnica kowala'),
  }),
  everyday('obcinanie kopyt', ads('shearing_hoof_care', 'werkowanie'), { may: ads('shearing_hoof_care') }),
  everyday('płot drewniany', ads('fencing_building', 'plot|ogrodzenie ze sztachet'), { may: ads('fencing_building') }),
  everyday('dach ze słomy', ads('fencing_building', 'krycie'), { may: ads('wood_hay', 'slom') }),
  everyday('czym palić w kominku', ads('wood_hay', 'drewno bukowe|brykiet|brzoza'), {
    best: ads('wood_hay', 'drewno bukowe|brykiet'),
    may: ads('wood_hay', 'drzewo|walki'),
  }),
  everyday('pocięcie drzewa na deski', ads('machine_rental', 'trak')),
  everyday('przewóz krowy', ads('transport', 'transport zwierzat'), { may: ads('transport') }),
  everyday('ściółka dla koni', ads('wood_hay', 'slom|bele slomy'), {
    may: [ads('harvesting', 'prasowanie'), ads('transport', 'przewoz')],
  }),
];

const inflection = ofClass('inflection');

export const NEWEST_FARM_INFLECTION: readonly JudgedQuery[] = [
  inflection('źrebaków', ads('horses_ponies', 'zreb|koniki polskie'), { may: ads('horses_ponies') }),
  inflection('kupię kózkę', ads('goats'), { best: ads('goats', 'kozk') }),
  inflection('o jagniętach', ads('sheep', 'jagnieta'), { may: ads('sheep') }),
  inflection('minikoparką', ads('machine_rental', 'minikoparka'), { may: ads('machine_operators', '.*koparki') }),
];

const typo = ofClass('typo');

export const NEWEST_FARM_TYPO: readonly JudgedQuery[] = [
  typo('gloden retriver', ads('dogs', 'golden'), { may: ads('dogs') }),
  typo('mangalice prosieta krecone', ads('pigs', 'mangalic'), { may: ads('pigs') }),
  typo('pawei', ads('ornamental_poultry', 'pawie')),
  typo('rembak do gałęzi', ads('machine_rental', 'rebak'), { may: ads('transport', 'wywoz galezi') }),
];

const noDiacritics = ofClass('noDiacritics');

export const NEWEST_FARM_NO_DIACRITICS: readonly JudgedQuery[] = [
  noDiacritics('zrebie huculskie', ads('horses_ponies', 'zrebak huculski'), { may: ads('horses_ponies') }),
  noDiacritics('luparka', ads('machine_rental', 'luparka')),
  noDiacritics('osiolek', ads('horses_ponies', 'osiolek')),
];

const joined = ofClass('joined');

export const NEWEST_FARM_JOINED: readonly JudgedQuery[] = [
  joined('siano kiszonka', ads('farm_feed horse_feed', 'sianokiszonka'), {
    may: [ads('wood_hay', 'siano'), ads('harvesting', 'sieczkarnia|owijanie')],
  }),
  joined('zielono nóżki', ads('laying_hens', 'zielononozki'), { may: ads('eggs', '.*zielononozek') }),
  joined('glebo gryzarka', ads('machine_rental ploughing_sowing', 'glebogryzarka|przygotowanie dzialki')),
];

const regional = ofClass('regional');

export const NEWEST_FARM_REGIONAL: readonly JudgedQuery[] = [
  regional('trusie', ads('rabbits'), { may: ads('fresh_meat', 'tusza') }),
  regional('kokoszki', ads('laying_hens'), { may: ads('ornamental_poultry chicks') }),
  regional('gazdówka w górach', facilities('mountains', { title: 'gazdowka' }), { may: facilities('mountains') }),
];

const exclusion = ofClass('exclusion');

export const NEWEST_FARM_EXCLUSION: readonly JudgedQuery[] = [
  exclusion('kot nie brytyjski', ads('cats', '', { without: '.*brytyjsk' }), {
    forbidden: ads('cats', '.*brytyjsk'),
    chips: ['not'],
  }),
  exclusion('praca na wsi ale nie przy zwierzętach', ads('seasonal_harvest gardening_jobs'), {
    may: ads(
      'seasonal_harvest gardening_jobs crafts_jobs machine_operators food_processing forestry farm_work agritourism_staff',
    ),
    forbidden: ads('animal_care'),
    chips: ['not'],
  }),
];

const colour = ofClass('colour');

export const NEWEST_FARM_COLOUR: readonly JudgedQuery[] = [
  colour('czarny kotek', ads('cats', 'trzy czarne'), { may: ads('cats') }),
  colour('ruda jałówka', ads('cattle', 'jaloszka'), { may: ads('cattle') }),
  colour('białe króliki', ads('rabbits', 'popielnianskie|kroliki nowozelandzkie'), { may: ads('rabbits') }),
];

const job = ofClass('job');

/** Work that people look for, in their own words. */
export const NEWEST_FARM_JOBS: readonly JudgedQuery[] = [
  job('robota przy truskawkach', ads('seasonal_harvest', 'osoba do zbioru truskawek'), {
    may: ads('seasonal_harvest'),
  }),
  job('dorywcza w weekendy', ads('jobs', 'praca w stajni|dojenie|sprzedaz za lada'), { may: ads('jobs') }),
  job('praca z końmi', ads('jobs', 'opiekun|praca w stajni|wozn|osoba do prowadzenia rajdow'), {
    may: ads('jobs', 'osoba do koz'),
  }),
  job('zatrudnię się jako traktorzysta', ads('machine_operators', 'operator|kierowca'), {
    may: ads('machine_operators farm_work'),
  }),
  job('praca w grudniu', ads('gardening_jobs', 'sprzedaz choinek'), { may: ads('jobs') }),
  job('kucharka', ads('agritourism_staff', 'kucharz|osoba do kuchni')),
  job('praca dla drwala', ads('forestry', 'pilarz'), {
    may: [ads('forestry'), ads('tree_care'), events('dzien drwala')],
  }),
  job('sprzątanie na wakacje', ads('agritourism_staff', 'osoba do sprzatania'), {
    may: ads('agritourism_staff forestry'),
  }),
  job('winobranie praca sezonowa', ads('seasonal_harvest', 'osoby do zbioru winogron'), {
    may: [ads('seasonal_harvest'), events('.*winobranie')],
  }),
  job('szwaczka', ads('crafts_jobs', 'krawiec'), { may: ads('crafts_jobs') }),
  job('praca w piekarni', ads('food_processing', 'piekarz'), { may: ads('food_processing') }),
  job('sprzedawczyni w sklepie mięsnym', ads('food_processing', 'sprzedaz za lada'), {
    may: ads('food_processing gardening_jobs', 'rozbieracz|sprzedaz'),
  }),
  job('pasterz owiec na lato', ads('agritourism_staff', 'juhas'), { may: ads('animal_care', 'zootechnik') }),
];

const facility = ofClass('facility');

/** Stays: what people want to find there, not what they are called. */
export const NEWEST_FARM_FACILITIES: readonly JudgedQuery[] = [
  facility('z psem nad jezioro', facilities('allowed_pets lake'), {
    may: [facilities('allowed_pets'), facilities('lake')],
  }),
  facility('dla dzieci: zwierzęta i plac zabaw', facilities('playground animals'), {
    may: [facilities('playground'), facilities('animals')],
  }),
  facility('nad jeziorem i żeby były rowery', facilities('bicycles lake'), {
    may: [facilities('lake'), facilities('bicycles')],
  }),
  facility('noc na sianie', facilities('hay_barn'), { may: ads('wood_hay', 'siano') }),
  facility('domek z balią', facilities('holiday_cottage hot_tub'), {
    may: [facilities('hot_tub'), facilities('holiday_cottage')],
  }),
  facility('namiot nad morzem', facilities('campsite sea'), { may: [facilities('sea'), facilities('campsite')] }),
  facility('wczasy w siodle', facilities('horse_riding'), {
    may: [facilities('animals'), ads('agritourism_staff', 'osoba do prowadzenia rajdow')],
  }),
  facility('pokoje dla wędkarzy', facilities('guest_rooms fishing'), { may: facilities('fishing') }),
  facility('sala na wesele na wsi', facilities('', { text: 'wesel' }), {
    may: [facilities('special_events'), ads('ready_meals', 'catering')],
  }),
  facility('wyjazd integracyjny firmy', facilities('integration_events'), { may: facilities('special_events') }),
  facility('wigilia w górach z noclegiem', facilities('mountains holiday_events'), {
    may: [facilities('holiday_events'), facilities('mountains')],
  }),
  facility('nocleg dla osoby na wózku', facilities('step_free'), { may: facilities() }),
  facility('wegetariańska agroturystyka', facilities('vegetarian_meals')),
  facility('schronisko górskie', facilities('mountain_hut'), {
    may: [facilities('mountains'), ads('agritourism_staff', '.*schronisku')],
  }),
  facility('sauna i las', facilities('sauna forest'), { may: facilities('sauna') }),
];

const event = ofClass('event');

/** Things to go to, between Advent and the harvest. */
export const NEWEST_FARM_EVENTS: readonly JudgedQuery[] = [
  event('świąteczny jarmark', events('jarmark bozonarodzeniowy|kaszubski jarmark gwiazdkowy|ostatni jarmark'), {
    may: events('.*(kiermasz|gwiazdka|wigili|choinkowy|jarmark)'),
  }),
  event('gdzie na kolędy', events('koled|podhalanski przeglad|.*koled')),
  event('mikołajki dla dzieci', events('mikolaj'), { may: events('.*jarmark') }),
  event('kiermasz przed wielkanocą', events('jarmark wielkanocny|kroszonki|wielkanocny kiermasz|jarmark palmowy'), {
    may: events('kurpiowska niedziela|alleluja'),
  }),
  event('targi maszyn rolniczych', events('zimowe targi'), {
    may: [events('dni otwartych|zielony weekend'), events('.*targi')],
  }),
  event('dożynki', events('.*dozynki|zniwniok')),
  event('noc kupały', events('noc swietojanska')),
  event('ostatki', events('podkoziolek|pogrzeb basa'), { may: events('paczkowy|kulig') }),
  event('spotkanie pszczelarzy', events('lubuskie spotkania'), {
    may: [events('miodowe'), ads('beekeeping_services')],
  }),
  event('impreza na majówkę', events('majowka|mieszanie owiec|jarmark pod zamkiem'), { may: events() }),
  event(
    'koncert muzyki ludowej',
    events('kapele|watra|granie w stodole|muzyka z pieca|pogrzeb basa', { tags: 'concert' }),
    { may: events(undefined, { tags: 'concert' }) },
  ),
  event('kulig zimą', events('kulig'), { may: events('trzej krolowie') }),
];

const place = ofClass('place', ['place']);

export const NEWEST_FARM_PLACES: readonly JudgedQuery[] = [
  place('koszenie trawy Sobótka', ads('mowing', '', near('Sobótka, dolnośląskie')), {
    may: ads('services jobs', '', near('Sobótka, dolnośląskie')),
  }),
  place('praca Bolesławiec', ads('jobs', '', near('Bolesławiec, dolnośląskie')), {
    may: ads('jobs', '', near('Bolesławiec, dolnośląskie', 80)),
  }),
  place('drewno opałowe Lesko', ads('wood_hay', 'drewno|brzoza|brykiet|walki', near('Lesko, podkarpackie')), {
    may: ads('wood_hay services', '', near('Lesko, podkarpackie')),
  }),
];
