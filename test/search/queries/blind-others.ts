import { region } from '../judged-places.ts';
import type { JudgedQuery } from '../judged-query.ts';
import { ads, amount, events, facilities, near, ofClass, upTo, within } from '../judging.ts';

const work = ofClass('job');
const foreign = ofClass('foreign');
const event = ofClass('event');
const combined = ofClass('combined');
const nothing = ofClass('nothing');

/** Work with a place to sleep, as the texts of the offers put it. */
const withRoom = ads('jobs', undefined, {
  text: 'dajemy pokoje|wliczone mieszk|jest pokoj w|nocleg (w|dla|i) |mieszkanie (w dom|sluzb|dziel|na podd)|mozliwe zakw|pokoj (z wid|w domu)|wynajmujemy mieszk|zakwaterowanie (w|z) |cztery miejsca nocl|sluzbowe mieszk|noclegi mamy|wolny pokoj|kwatere w|samodzielne mieszk|lozko w domu|domek rybacki|miejsca noclegowe',
});

/** People who look for work. */
export const blindJob: readonly JudgedQuery[] = [
  work('robota na wsi z mieszkaniem', withRoom),
  work('szukam pracy w piekarni', ads('food_processing', 'piekarz'), {
    may: ads('food_processing'),
    forbidden: ads('bread'),
  }),
  work(
    'praca tylko w weekendy',
    [ads('animal_care', 'praca w st'), ads('farm_work', 'dojenie'), ads('food_processing', 'sprzedaz')],
    { best: [ads('animal_care', 'praca w st'), ads('farm_work', 'dojenie')], may: ads('jobs') },
  ),
  work('kto potrzebuje drwala', ads('forestry', 'pilarz'), { may: ads('forestry tree_care') }),
  work(
    'praca dla pary od zaraz bez doświadczenia',
    ads('jobs', undefined, {
      text: 'doswiadczenia nie trzeba|dla dwoch osob|od zaraz|we dwie albo trzy|przyuczymy|nie trzeba kwal',
    }),
    { may: ads('jobs') },
  ),
  work('praca z dziećmi na lato', ads('agritourism_staff', 'animator'), { may: ads('jobs') }),
  work('zatrudnie sie jako kucharka', ads('agritourism_staff', 'kucharz|osoba do kuchni'), { may: ads('jobs') }),
];

/** Other languages, Ukrainian in both alphabets. */
export const blindForeign: readonly JudgedQuery[] = [
  foreign('робота збір полуниці', ads('seasonal_harvest', 'osoba do zb'), { may: ads('jobs') }),
  foreign(
    'домашні яйця',
    ads('eggs', 'jaj|ekologiczne|zielone|wytlacz', { without: 'jajo|jajka wyleg', noTags: 'cagedhens' }),
    { may: ads('eggs') },
  ),
  foreign('praca zbir yabluk', ads('seasonal_harvest', 'praca przy'), { may: ads('jobs') }),
  foreign('robota z zhytlom', withRoom),
  foreign('dog friendly cottage by the lake', facilities('holiday_cottage lake allowed_pets'), {
    may: facilities('', { anyTag: 'holiday_cottage lake allowed_pets' }),
  }),
  foreign(
    'Weihnachtsmarkt Dezember',
    events('jarmark bozo|kaszubski jarmark|ostatni jarmark|slodki|gwiazdka|choinkowy|wigil|mikolaj prz'),
    {
      may: events(),
    },
  ),
  foreign('geräucherter Fisch', ads('fish', undefined, { tags: 'smoked' }), { may: ads('fish') }),
  foreign('cesta de mimbre', ads('wicker', 'kosz |koszyk|koszyczek|mocny|maly'), { may: ads('wicker crafts_jobs') }),
  foreign('funghi secchi', ads('mushrooms_forest', 'borowiki|podgrzybki|kozaki'), { may: ads('mushrooms_forest') }),
  foreign('marmellata di prugne', ads('preserves', 'powidla'), { may: ads('preserves fruit') }),
];

/** Fairs, concerts and feasts. */
export const blindEvent: readonly JudgedQuery[] = [
  event(
    'jarmark w grudniu',
    events('jarmark bozo|kaszubski jarmark|ostatni jarmark|slodki|choinkowy|wigil|mikolaj prz'),
    {
      best: events('jarmark bozo|kaszubski jarmark|ostatni jarmark'),
      may: events(),
      chips: ['date'],
    },
  ),
  event('kiermasz przed wielkanocą', events('jarmark wiel|kroszonki|wielkanocny|jarmark palm|kurpiowska nie'), {
    may: events(),
  }),
  event('dożynki na podlasiu', events('podlaskie doz'), { may: events(undefined, { tags: 'harvest_festival' }) }),
  event('święto miodu', events('miodowe'), { may: events() }),
  event('warsztaty wikliny i jarmark', events('wiklinowe'), { may: [events(), ads('wicker', 'kurs')] }),
  event('giełda nasion luty', events('gielda nas'), { may: events() }),
  event('gdzie zobaczyć pokaz kowali', events('iskry'), { may: [events(), facilities('', { title: 'kowalski' })] }),
  event('koncert kolęd w styczniu', events('koledy wsch|trzej krol|podhalanski'), {
    best: events('koledy wsch|trzej krol'),
    may: events(),
    chips: ['date'],
  }),
  event('imprezy w sierpniu 2027', events('jarmark nad zal|granie|dozynki na|podlaskie doz|zniwniok|kaszubskie doz'), {
    may: events('dozynki i'),
    chips: ['date'],
  }),
];

/** Several conditions at once. */
export const blindCombined: readonly JudgedQuery[] = [
  combined(
    'mazury domek z psem i łódką do 400',
    facilities('holiday_cottage allowed_pets', { ...within(region('mazury')), ...upTo(400) }),
    { best: facilities('', { title: 'czapla' }), may: facilities('', within(region('mazury'))) },
  ),
  combined('bieszczady kozy mleczne', ads('goats', 'koza saa|kozka mlecz', within(region('bieszczady'))), {
    may: ads('goats'),
  }),
  combined('eko mydło wegańskie do 30 zł', ads('soaps', undefined, { tags: 'eco vegan', ...upTo(30) }), {
    may: ads('soaps hair_care'),
  }),
  combined('kapusta kiszona z marchewką 3 kg', ads('pickles', 'kapusta', amount('weightG', 3000)), {
    may: ads('pickles', 'kapusta'),
  }),
  combined('wędzony pstrąg bystrzyca', ads('fish', 'pstrag wed|filety z pst|pasta z', near('Bystrzyca Kłodzka')), {
    may: ads('fish'),
  }),
  combined(
    'nocleg w górach z sauną i wyżywieniem',
    facilities('mountains sauna', { anyTag: 'full_board half_board' }),
    {
      may: facilities('mountains'),
    },
  ),
  combined('jabłonki stare odmiany na działkę do 60 zł', ads('fruit_trees', 'jablon ant|szara', upTo(60)), {
    may: ads('fruit_trees'),
  }),
  combined('wiejskie wesele sala 80 osób dwór', facilities('special_events', { text: '.*osiemdziesiat osob' }), {
    may: facilities('special_events'),
  }),
  combined('młode kury zielononóżki sterdyń', ads('laying_hens', 'zielononozki', near('Sterdyń')), {
    may: ads('laying_hens'),
  }),
];

/** What is not on offer. */
export const blindNothing: readonly JudgedQuery[] = [
  nothing('kombajn zbożowy bizon sprzedam', []),
  nothing('obornik granulowany w workach', []),
  nothing('lekarz weterynarii dyżur', []),
  nothing('inseminacja krów', []),
  nothing('strusie pisklęta emu', []),
  nothing('bimber śliwowica łącka 70%', []),
  nothing('piwo kraftowe', []),
  nothing('działka rolna na sprzedaż', []),
  nothing('ananas świeży', []),
  nothing('opony zimowe do passata', []),
  nothing('iphone 15', []),
  nothing('paintball wieczór kawalerski', []),
  nothing('szkolenie bhp', []),
  nothing('przeprowadzki warszawa kraków', []),
  nothing('papuga falista z klatką', []),
  nothing('avocado', []),
];
