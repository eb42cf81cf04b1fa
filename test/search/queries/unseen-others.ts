import { region } from '../judged-places.ts';
import type { JudgedQuery } from '../judged-query.ts';
import { ads, events, facilities, near, ofClass, upTo, within } from '../judging.ts';

const job = ofClass('job');
const event = ofClass('event');
const combined = ofClass('combined');
const nothing = ofClass('nothing');

export const unseenJob: readonly JudgedQuery[] = [
  job('szukam pracy od zaraz', ads('farm_work', '.*od zaraz'), { may: ads('jobs') }),
  job('sprzątanie pokoi', ads('agritourism_staff', 'osoba do sprzatania'), { may: ads('agritourism_staff') }),
  job(
    'praca wakacyjna dla studentki',
    [
      ads('seasonal_harvest', '.*truskawek|zbieraczki|ekipa'),
      ads('agritourism_staff', 'osoba do sprzatania|animator'),
      ads('animal_care', 'opieka nad'),
      ads('gardening_jobs', '.*ziolowym'),
    ],
    { may: ads('jobs') },
  ),
  job('mechanik do ciągników', ads('machine_operators', 'mechanik'), { may: ads('machine_operators') }),
  job('kucharka do kuchni', ads('agritourism_staff', 'kucharz|osoba do kuchni'), { may: ads('agritourism_staff') }),
  job(
    'praca bez doświadczenia przyuczymy',
    ads('jobs', undefined, {
      text: 'doswiadczenia nie trzeba|nie trzeba kwalifik|przyucz|naucze wszystk|nauczymy|objasnimy|reszte pokaze',
    }),
    { may: ads('jobs') },
  ),
  job('drwal', ads('forestry', 'pilarz'), { may: [ads('forestry tree_care'), events('dzien drwala')] }),
  job('dorobić w weekendy', [ads('farm_work', 'dojenie'), ads('animal_care', 'praca w stajni')], {
    may: [ads('food_processing', 'sprzedaz'), ads('jobs')],
  }),
  job('praca przy zbiorze owoców', ads('seasonal_harvest', '.*truskawek|zbieraczki|.*jablek|.*winogron'), {
    may: ads('seasonal_harvest food_processing'),
  }),
  job('praca z mieszkaniem dla małżeństwa', [ads('farm_work', 'pracownik/'), ads('forestry', 'zbieranie')], {
    may: ads('jobs'),
  }),
];

export const unseenEvent: readonly JudgedQuery[] = [
  event('jarmark świąteczny', events('jarmark bozo|kaszubski jarmark|ostatni jarmark'), {
    may: events('slodki|gwiazdka|choinkowy|wigilijny|mikolaj|wigilia|.*wielkanoc|jarmark palmowy|kroszonki'),
  }),
  event('gdzie posłuchać kolęd', events('koledy'), {
    may: events('podhalanski przeglad|koncert|trzej|kaszubski jarmark'),
  }),
  event('dożynki z wieńcami', events(undefined, { tags: 'harvest_festival' }), {
    may: ads('wreaths_bouquets bread', '.*dozynkowy'),
  }),
  event('kulig z pochodniami', events('kulig'), { may: [events('trzej'), facilities('', { text: 'saniami' })] }),
  event('targi maszyn rolniczych', events('zimowe targi'), { may: events(undefined, { tags: 'trade_fair' }) }),
  event('wymiana nasion i sadzonek', events('gielda nasion|rozsady'), { may: ads('perennials', 'rudbekie') }),
  event('festiwal piosenki żeglarskiej', events('szanty')),
  event('spotkanie z Mikołajem dla dzieci', events('mikolaj'), { best: events('mikolaj przyj') }),
  event(
    'imprezy w grudniu',
    events(
      'barborka|jarmark bozo|mikolaj|kaszubski jarmark|choinkowy|slodki|gwiazdka|wigilijny|wigilia|ostatni|koledy pod|koledy trzech',
    ),
    { chips: ['date'] },
  ),
  event('zbiór winogron święto wina', events('dozynki i winobranie'), { may: ads('seasonal_harvest', '.*winogron') }),
];

export const unseenCombined: readonly JudgedQuery[] = [
  combined('ekologiczne jajka do 25 zł', ads('eggs', undefined, { tags: 'organic', ...upTo(25) }), {
    chips: ['price'],
  }),
  combined('domek nad jeziorem z psem i kajakami', facilities('holiday_cottage lake allowed_pets kayaks'), {
    may: facilities('lake allowed_pets'),
  }),
  combined('ser kozi z Bieszczad do 30 zł', ads('cheese', '.*kozi', { ...within(region('bieszczady')), ...upTo(30) }), {
    chips: ['place', 'price'],
  }),
  combined('wegański krem do twarzy do 60 zł', ads('creams', 'rozany|krem z rok', { tags: 'vegan', ...upTo(60) }), {
    may: ads('creams face_oils', undefined, { tags: 'vegan', ...upTo(60) }),
    chips: ['price'],
  }),
  combined('drewno bukowe z dowozem w Bieszczadach', ads('wood_hay', 'drewno', within(region('bieszczady'))), {
    may: ads('wood_hay', undefined, within(region('bieszczady'))),
    chips: ['place'],
  }),
  combined('praca w ogrodzie z noclegiem', ads('gardening_jobs', 'pomocnik|ktos|sadzenie|osoba do pracy'), {
    may: ads('gardening_jobs'),
  }),
  combined(
    'niedrogi pokój w górach ze śniadaniem do 110 zł',
    facilities('mountains guest_rooms', { ...upTo(110), anyTag: 'breakfast half_board full_board' }),
    { may: facilities('mountains', upTo(110)), chips: ['price'] },
  ),
  combined('miód wrzosowy z Borów Tucholskich', ads('honey', 'miod wrzos', near('Tuchola'))),
  combined('choinka w doniczce do 150 zł', ads('christmas_trees', 'choinka w don|jodla kor', upTo(150)), {
    best: ads('christmas_trees', 'choinka w don'),
    may: ads('christmas_trees', undefined, upTo(150)),
    chips: ['price'],
  }),
  combined('wędkowanie z noclegiem na Mazurach', facilities('fishing', within(region('mazury'))), { chips: ['place'] }),
  combined(
    'kiszona kapusta bez octu 3 kg',
    ads('pickles', 'kapusta', { amount: { of: 'weightG', from: 3000, to: 3000 } }),
    {
      may: ads('pickles', 'kapusta'),
      chips: ['amount'],
    },
  ),
  combined('pokój z psem blisko Tatr z sauną', facilities('allowed_pets sauna', near('Zakopane')), {
    may: facilities('sauna', near('Zakopane')),
  }),
];

export const unseenNothing: readonly JudgedQuery[] = [
  nothing('spray na komary', []),
  nothing('naturalny dezodorant', []),
  nothing('kimchi', []),
  nothing('hamak do ogrodu', []),
  nothing('remont łazienki', []),
  nothing('tort urodzinowy', []),
  nothing('żwirek dla kota', []),
  nothing('domek dla jeża', []),
  nothing('nalewka wiśniowa', []),
  nothing('czapka z wełny', []),
  nothing('taczka ogrodowa', []),
  nothing('arbuz', []),
];
