import type { JudgedQuery } from '../judged-query.ts';
import { ads, events, facilities, ofClass } from '../judging.ts';

const q = ofClass('everyday');
const anyStay = { may: facilities() };

/** Everyday queries of people who want to go somewhere, judged from the listings alone. */
export const blindEverydayOut: readonly JudgedQuery[] = [
  q('gdzie na weekend z psem', facilities('allowed_pets'), { may: facilities(), forbidden: ads('dogs dog_food') }),
  q('wakacje w siodle dla corki', facilities('horse_riding'), { may: facilities() }),
  q('wakacje z wędką', facilities('fishing'), anyStay),
  q('święta na wsi u gospodarzy', facilities('holiday_events'), { may: [facilities(), events()] }),
  q('sala na komunię', facilities('special_events'), {
    may: [facilities('integration_events'), ads('ready_meals', 'catering')],
  }),
  q('urodziny dziecka na wsi', [facilities('special_events'), facilities('playground animals')], {
    may: [facilities('playground'), facilities('animals')],
  }),
  q('lekcja w gospodarstwie dla klasy', ads('beekeeping_services', 'warsztaty'), {
    may: [ads('shearing_hoof_care', 'wyklad'), ads('paper_cuts', 'wycinanki na'), facilities()],
    kind: 'ad',
  }),
  q('zielona szkola w gorach', facilities('', { text: '.*grupom szkolnym' }), { may: facilities('mountains') }),
  q('obóz harcerski', facilities('', { text: '.*druzyn harcerskich' }), {
    may: facilities('', { anyTag: 'campsite integration_events' }),
  }),
  q('nocleg gdzie dzieci nakarmia zwierzeta', facilities('animals'), anyStay),
  q('wyjazd firmowy na wieś', facilities('integration_events'), { may: facilities() }),
  q('wegetariańskie wczasy', facilities('vegetarian_meals'), anyStay),
  q('nocleg na sianku', facilities('hay_barn'), {
    may: facilities('', { anyTag: 'campsite' }),
    forbidden: ads('wood_hay'),
  }),
  q('nocleg w starym młynie', [facilities('', { title: 'mlyn|nadwarcianski|litewska' })], {
    best: facilities('', { title: 'mlyn|nadwarcianski' }),
    may: facilities(),
  }),
  q('na grzyby z noclegiem', facilities('', { text: 'grzyby|prawdziwkow' }), {
    best: facilities('', { title: 'stara lesn' }),
    may: facilities('forest'),
    forbidden: ads('mushrooms_forest pickles'),
  }),
  q('chata z kominkiem na zimę', facilities('', { text: 'komink' }), { may: facilities() }),
  q('kamperem nad jezioro', facilities('campsite lake'), {
    best: facilities('campsite', { text: '.*kamper' }),
    may: facilities('', { anyTag: 'campsite lake' }),
  }),
  q('pokoj dla babci na wozku', facilities('step_free'), anyStay),
  q('tani nocleg dla rowerzysty', facilities('bicycles'), { may: facilities() }),
  q('gdzie na narty na wsi', facilities('', { text: '.*(wyciagu|narciarskie|biegowkach)' }), {
    may: facilities('mountains'),
    forbidden: ads('cosmetics'),
  }),
  q(
    'swiateczny jarmark',
    events('jarmark bozo|kaszubski jarmark|ostatni jarmark|slodki kiermasz|gwiazdka cer|choinkowy|wigil|mikolaj prz'),
    { best: events('jarmark bozo|kaszubski jarmark|ostatni jarmark'), may: events() },
  ),
  q('koledy na zywo', events('koledy'), { may: events(undefined, { anyTag: 'concert festival' }) }),
  q('gdzie posłuchać kapeli ludowej', events('kapele|majowka|watra|muzyka z|pogrzeb|koledy pod|kulig|granie w'), {
    best: events('kapele|majowka|kulig|watra|muzyka z'),
    may: events(),
  }),
  q('targi dla rolników', events('zimowe targi|dni otw|palucka|wiosenne targi|zielony'), {
    best: events('zimowe targi|dni otw|palucka'),
    may: events(undefined, { tags: 'trade_fair' }),
  }),
];
