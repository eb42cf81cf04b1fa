import type { JudgedQuery } from '../judged-query.ts';
import { ads, between, events, facilities, from, ofClass, upTo } from '../judging.ts';

const job = ofClass('job');
const facility = ofClass('facility');
const event = ofClass('event');
const seller = ofClass('seller');
const place = ofClass('place');
const combined = ofClass('combined');
const nothing = ofClass('nothing');
const foreign = ofClass('foreign');

const PUPPIES = 'border collie|golden retriever|gonczy|jamnik szorst|owczarki podh|polski owczarek';

export const lateJob: readonly JudgedQuery[] = [
  job('robota w lesie', ads('forestry'), { may: ads('jobs') }),
  job('praca na weekendy', ads('jobs', 'dojenie|praca w stajni'), {
    may: ads('jobs'),
  }),
  job('ekspedientka', ads('food_processing', 'sprzedaz za lada'), {
    may: ads('jobs', 'sprzedaz choinek|praca w kwiaciarni|rozbieracz|pomoc na stale'),
  }),
  job('szwaczka', ads('crafts_jobs', 'krawiec'), { may: ads('crafts_jobs') }),
  job('rzeźnik', ads('food_processing', 'rozbieracz'), { may: ads('food_processing') }),
  job('dorobić na wakacjach przy zbiorze owoców', ads('seasonal_harvest', '.*truskawek|.*borowki'), {
    may: ads('seasonal_harvest agritourism_staff'),
  }),
];

export const lateFacility: readonly JudgedQuery[] = [
  facility('urlop z psem nad jeziorem', facilities('allowed_pets lake'), { may: facilities('allowed_pets') }),
  facility('domek z jacuzzi', facilities('holiday_cottage hot_tub'), {
    may: [facilities('hot_tub'), facilities('sauna'), facilities('holiday_cottage')],
  }),
  facility('wczasy w siodle', facilities('horse_riding'), { may: ads('horses_ponies tack_leads') }),
  facility('morze pokoje', facilities('sea guest_rooms'), { may: facilities('sea') }),
  facility('noc w stodole na sianie', facilities('hay_barn')),
  facility('sala na wesele', facilities('special_events'), {
    may: [facilities('integration_events'), ads('ready_meals', 'catering'), events('mazurskie targi')],
  }),
  facility('wyjazd integracyjny dla firmy', facilities('integration_events'), { may: facilities('special_events') }),
  facility('gdzie rozbić namiot', facilities('campsite'), { may: facilities('hay_barn') }),
  facility('nocleg dla osoby na wózku', facilities('step_free')),
  facility('wegetariański pensjonat', facilities('vegetarian_meals')),
  facility('lepienie z gliny z noclegiem', facilities('thematic_workshops', { text: 'glin|garncar' }), {
    may: [facilities('thematic_workshops'), ads('pottery')],
  }),
  facility('domek dla wędkarza', facilities('holiday_cottage fishing'), {
    may: [facilities('fishing'), facilities('holiday_cottage')],
  }),
  facility('gospodarstwo ze zwierzętami dla dzieci', facilities('animals'), { may: facilities('playground') }),
  facility('łóżeczko dla niemowlaka', facilities('bed_for_child'), { forbidden: ads('beds_houses') }),
];

export const lateEvent: readonly JudgedQuery[] = [
  event('jarmark na Boże Narodzenie', events('jarmark bozon|kaszubski jarmark|ostatni jarmark'), {
    may: [events(undefined, { tags: 'fair' }), events('gwiazdka ceram')],
  }),
  event('śpiewanie kolęd', events('koledy'), {
    may: [events('podhalanski przegl|trzej|koncert na|kaszubski jarmark'), events(undefined, { tags: 'concert' })],
  }),
  event('święty Mikołaj dla dzieci', events('mikolaj przyj'), {
    may: events('mikolaje|jarmark bozon|kaszubski jarmark'),
  }),
  event('puszczanie wianków', events('noc swietoj'), { may: ads('wreaths_bouquets folk_costumes') }),
  event('tłusty czwartek', [events('paczkowy'), ads('cakes', 'paczki na tlusty')], {
    may: [events('podkoziolek|pogrzeb'), ads('cakes')],
  }),
  event('ostatki', events('podkoziolek|pogrzeb'), { may: events('paczkowy') }),
  event('Boże Ciało', events('lowickie pasy'), { may: events('lowick') }),
  event('festyn rybny', events('swieto baltyckiej'), {
    may: events('wigilijny targ|szanty|jarmark nad zal|swieto'),
  }),
];

export const lateSeller: readonly JudgedQuery[] = [
  seller('Kubiczek', from('ryszard kubiczek')),
  seller('Agro-Usługi Kordas', from('agro-uslugi kordas')),
  seller('od Zalewskich', from('gospodarstwo zalewskich')),
  seller('bracia Hajduk', from('bracia hajduk')),
  seller('hodowla spod kopca', from('hodowla spod kopca'), { may: ads('dogs') }),
];

export const latePlace: readonly JudgedQuery[] = [
  place('psy małopolskie', ads('dogs', undefined, { voivodeships: ['małopolskie'] }), {
    may: { kind: 'ad', categories: 'dog_food tack_leads', voivodeships: ['małopolskie'] },
  }),
  place('konie lubelskie', ads('horses_ponies', undefined, { voivodeships: ['lubelskie'] }), {
    may: { voivodeships: ['lubelskie'] },
  }),
  place('praca dolnośląskie', ads('jobs', undefined, { voivodeships: ['dolnośląskie'] })),
  place('sery z Podlasia', ads('cheese', undefined, { voivodeships: ['podlaskie'] }), {
    may: [ads('dairy', undefined, { voivodeships: ['podlaskie'] }), events('festiwal sera')],
  }),
  place('wędliny świętokrzyskie', ads('cured_meats', undefined, { voivodeships: ['świętokrzyskie'] }), {
    may: ads('fresh_meat ready_meals', undefined, { voivodeships: ['świętokrzyskie'] }),
  }),
  place(
    'noclegi w Bieszczadach',
    facilities('', { title: 'domki pod jas|kozia pol|zatoka koz|lesniczowka pod|bania' }),
    {
      may: facilities('', { voivodeships: ['podkarpackie'] }),
    },
  ),
  place('jajka wielkopolska', ads('eggs', undefined, { voivodeships: ['wielkopolskie'] }), {
    may: { voivodeships: ['wielkopolskie'], text: 'jaj' },
  }),
];

export const lateCombined: readonly JudgedQuery[] = [
  combined('młode kury do 50 zł', ads('laying_hens', 'kurki|leghorny|nioski', upTo(50)), {
    may: ads('laying_hens chicks', undefined, upTo(50)),
  }),
  combined('koza mleczna do 1000 zł', ads('goats', 'kozka mleczna'), { may: ads('goats', undefined, upTo(1000)) }),
  combined('drewno do kominka do 300 zł', ads('wood_hay', 'brykiet|brzoza|drzewo', upTo(300)), {
    may: ads('wood_hay', 'walki'),
  }),
  combined('domek nad jeziorem z psem do 350 zł', facilities('holiday_cottage lake allowed_pets', upTo(350)), {
    may: facilities('lake allowed_pets', upTo(350)),
  }),
  combined(
    'praca przy krowach na Podlasiu',
    ads('farm_work', 'dojenie|pracownik/pracowniczka gosp', { voivodeships: ['podlaskie'] }),
    { may: ads('jobs', undefined, { voivodeships: ['podlaskie'] }) },
  ),
  combined('przysmak dla psa do 20 zł', ads('dog_food', 'ciasteczka|przysmaki', upTo(20)), {
    may: ads('dog_food', undefined, upTo(20)),
  }),
  combined('agroturystyka z końmi małopolska', facilities('horse_riding', { voivodeships: ['małopolskie'] }), {
    may: facilities('animals', { voivodeships: ['małopolskie'] }),
  }),
  combined('pasza bez gmo dla kur', ads('farm_feed', 'pasza dla|owies', { tags: 'gmofree' }), {
    may: ads('farm_feed', undefined, { tags: 'gmofree' }),
  }),
  combined('kotek rasowy 3000-3500 zł', ads('cats', undefined, between(3000, 3500))),
];

export const lateNothing: readonly JudgedQuery[] = [
  nothing('papużka falista', []),
  nothing('akwarium', [], { may: ads('fish_fry') }),
  nothing('weterynarz', [], { may: ads('animals pet_goods animal_care') }),
  nothing('fryzjer dla psa', [], { may: ads('dogs dog_food pet_toys tack_leads beds_houses shearing_hoof_care') }),
  nothing('kombajn Bizon używany', [], { may: ads('harvesting machine_operators machine_rental') }),
  nothing('opony do ciągnika', [], { may: [ads('machine_rental machine_operators'), events('zimowe targi')] }),
  nothing('terrarium', []),
  nothing('kierowca tira', [], { may: ads('machine_operators transport') }),
  nothing('kask do jazdy konnej', [], {
    may: [ads('tack_leads horses_ponies agritourism_staff'), facilities('horse_riding')],
  }),
];

export const lateFarmForeign: readonly JudgedQuery[] = [
  foreign('puppies', ads('dogs', PUPPIES), { may: ads('dogs') }),
  foreign('кролі', ads('rabbits'), { may: [ads('rodent_food cat_food'), ads('fresh_meat', '.*krolik')] }),
  foreign('agriturismo con cavalli', facilities('horse_riding'), { may: facilities() }),
];
