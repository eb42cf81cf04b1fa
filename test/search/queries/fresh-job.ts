import type { JudgedQuery } from '../judged-query.ts';
import { ads, ofClass } from '../judging.ts';

const q = ofClass('job');

/** Work sought by what people can do or when they can. */
export const freshJob: readonly JudgedQuery[] = [
  q('praca przy zbiorach', ads('seasonal_harvest', '.*zbi(or|er)'), {
    may: ads('seasonal_harvest farm_work forestry food_processing'),
    forbidden: ads('fruit harvesting'),
  }),
  q('robota w polu', ads('farm_work seasonal_harvest'), { may: ads('gardening_jobs machine_operators') }),
  q(
    'praca przy koniach',
    [ads('animal_care', 'opiekun|praca w stajni'), ads('agritourism_staff', '.*konnych'), ads('forestry', 'woznica')],
    { may: ads('animal_care'), forbidden: ads('horses_ponies') },
  ),
  q('praca na traktorze', ads('machine_operators', 'operator/|kierowca|operator lub'), {
    best: ads('machine_operators', 'operator/|kierowca'),
    may: ads('machine_operators'),
    forbidden: ads('wooden_toys'),
  }),
  q('zbieranie truskawek robota', ads('seasonal_harvest', '.*trusk'), {
    may: ads('seasonal_harvest'),
    forbidden: ads('preserves fruit'),
  }),
  q('praca dla kucharki', ads('agritourism_staff', 'kucharz|osoba do kuchni'), {
    may: ads('agritourism_staff food_processing'),
  }),
  q(
    'fucha na weekend',
    [ads('animal_care', 'praca w stajni'), ads('farm_work', 'dojenie'), ads('food_processing', 'sprzedaz')],
    { may: ads('gardening_jobs animal_care') },
  ),
  q('praca w lesie', ads('forestry')),
  q(
    'praca na wakacje',
    [
      ads('agritourism_staff', 'osoba do sprzatania|animator'),
      ads('seasonal_harvest', '.*trusk|zbieraczki|ekipa'),
      ads('animal_care', 'opieka nad'),
    ],
    { may: ads('seasonal_harvest agritourism_staff') },
  ),
  q('dorabianie przy kwiatach', ads('gardening_jobs', 'sadzenie|praca w kwiaciarni'), { may: ads('gardening_jobs') }),
  q('szukam pracy przy krowach', ads('farm_work', '.*(mlecznego|bydla|dojenie)'), {
    may: ads('animal_care farm_work'),
    forbidden: ads('cattle'),
  }),
  q('praca dla stolarza', ads('crafts_jobs', 'stolarz'), { may: ads('crafts_jobs') }),
  q('ogrodnik praca stała', ads('gardening_jobs', 'ogrodnik|pomocnik|ktos do koszenia|praca w ekipie'), {
    may: ads('gardening_jobs'),
  }),
  q('sprzedawczyni na targ', [
    ads('food_processing', 'sprzedaz'),
    ads('gardening_jobs', 'sprzedaz choinek'),
    ads('farm_work', 'pomoc na stale|pomoc w gosp'),
  ]),
  q('praca przy choinkach', ads('gardening_jobs', 'sprzedaz choinek'), {
    may: ads('forestry gardening_jobs'),
    forbidden: ads('holiday_decorations'),
  }),
];
