import { region } from '../judged-places.ts';
import type { JudgedQuery } from '../judged-query.ts';
import { ads, amount, between, CHEAPEST_FIRST, facilities, near, ofClass, upTo, within } from '../judging.ts';

const placed = ofClass('place', ['place']);
const priced = ofClass('price', ['price']);
const measured = ofClass('amount', ['amount']);

/** A place and a thing. */
export const blindPlace: readonly JudgedQuery[] = [
  placed('miod roztocze', ads('honey', undefined, within(region('roztocze'))), { may: ads('honey bee_products') }),
  placed('bieszczady domek', facilities('holiday_cottage', within(region('bieszczady'))), {
    may: [facilities('', within(region('bieszczady'))), facilities('holiday_cottage')],
  }),
  placed('kaszuby nocleg nad jeziorem', facilities('lake', within(region('kaszuby'))), {
    may: [facilities('', within(region('kaszuby'))), facilities('lake')],
  }),
  placed('kury kościan', ads('laying_hens', undefined, near('Kościan')), {
    may: [ads('laying_hens'), ads('poultry chicks farm_feed', undefined, near('Kościan'))],
  }),
  placed('nocleg zwierzyniec', facilities('', near('Zwierzyniec, lubelskie')), { may: facilities() }),
  placed('podlaskie sery', ads('cheese', undefined, { voivodeships: ['podlaskie'] }), { may: ads('cheese dairy') }),
  placed('jabłka spod grójca', ads('fruit', 'jablka', near('Grójec, mazowieckie')), { may: ads('fruit') }),
];

/** A thing and what it may cost. */
export const blindPrice: readonly JudgedQuery[] = [
  priced('miód do 30 zł', ads('honey', undefined, upTo(30)), { may: ads('bee_products', undefined, upTo(30)) }),
  priced('pies do 200 zł', ads('dogs', undefined, upTo(200)), {
    forbidden: ads('dogs', undefined, between(1000, 9999)),
  }),
  priced('prezent z ceramiki za 50-100zl', ads('pottery', undefined, between(50, 100)), {
    may: ads('crafts', undefined, between(50, 100)),
  }),
  priced('najtańsze drewno do kominka', ads('wood_hay', 'drewno|brzoza|drzewo|walki|brykiet'), {
    may: ads('wood_hay'),
    order: CHEAPEST_FIRST,
    chips: [],
  }),
  priced('nocleg nad morzem do 100 zł', facilities('sea', upTo(100)), { may: facilities('', upTo(100)) }),
  priced('kolczyki ponizej 100 zlotych', ads('jewellery', 'kolczyki', upTo(100)), {
    may: ads('jewellery', undefined, upTo(100)),
  }),
  priced('choinka max 120', ads('christmas_trees', undefined, { without: 'galazki', ...upTo(120) }), {
    may: ads('christmas_trees conifers', undefined, upTo(120)),
  }),
  priced('kura nioska do 50zł za sztukę', ads('laying_hens', undefined, upTo(50)), {
    may: ads('ornamental_poultry chicks', undefined, upTo(50)),
  }),
];

/** A thing and how much of it. */
export const blindAmount: readonly JudgedQuery[] = [
  measured('15 kg ziemniakow', ads('vegetables', 'ziemniaki|pyry', amount('weightG', 15000)), {
    may: ads('vegetables', 'ziemniaki|pyry'),
  }),
  measured('litr miodu', ads('honey', undefined, amount('volumeMl', 1000)), { may: ads('honey') }),
  measured('skrzynka jabłek 15 kg', ads('fruit', 'jablka', amount('weightG', 15000)), { may: ads('fruit', 'jablka') }),
  measured('tona śruty', ads('farm_feed', 'sruta', amount('weightG', 1000000)), { may: ads('farm_feed') }),
  measured('dwa kilo truskawek', ads('fruit', 'truskawki', amount('weightG', 2000)), {
    may: ads('fruit berry_bushes preserves', 'trusk|dzem tr'),
  }),
  measured('sok 3l karton', ads('juices_syrups', undefined, amount('volumeMl', 3000)), { may: ads('juices_syrups') }),
  measured('kapusta kiszona 5 kg', ads('pickles', 'kapusta', amount('weightG', 5000)), {
    may: ads('pickles', 'kapusta'),
  }),
];
