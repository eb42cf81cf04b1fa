import { region } from '../judged-places.ts';
import type { JudgedQuery } from '../judged-query.ts';
import { ads, events, facilities, near, ofClass, within } from '../judging.ts';

const q = ofClass('place', ['place']);

/** A thing and a town, a region or a river; right is what is there, harmless the same thing elsewhere. */
export const freshPlace: readonly JudgedQuery[] = [
  q('jajka kościan', ads('eggs', undefined, near('Kościan')), { may: ads('eggs') }),
  q('sery w bieszczadach', [ads('cheese', undefined, within(region('bieszczady')))], { may: ads('cheese dairy') }),
  q('miód zamość okolice', ads('honey', undefined, near('Zamość', 50)), { may: ads('honey bee_products') }),
  q('warzywa pińczów', ads('vegetables', undefined, near('Pińczów', 40)), { may: ads('vegetables pickles') }),
  q('świeża ryba nad morzem', ads('fish', undefined, near('Jastarnia')), { may: ads('fish'), chips: [] }),
  q('chleb koło wrześni', ads('bread', undefined, near('Września', 40)), { may: ads('bread cakes') }),
  q('noclegi zakopane i okolice', facilities('', near('Zakopane')), { may: facilities('mountains') }),
  q('pokoje nad bałtykiem', facilities('sea'), { may: facilities(), chips: [] }),
  q('agroturystyka podlasie', facilities('', { voivodeships: ['podlaskie'] }), { may: facilities() }),
  q('domki kaszuby', facilities('holiday_cottage', within(region('kaszuby'))), { may: facilities() }),
  q('nocleg giżycko', facilities('', near('Giżycko', 40)), { may: facilities('lake') }),
  q('spanie pod namiotem mazury', facilities('campsite', within(region('mazury'))), { may: facilities('campsite') }),
  q('jarmark lubelskie', events('jarmark', { voivodeships: ['lubelskie'] }), { may: events() }),
  q('co się dzieje w rudniku nad sanem', events('', near('Rudnik nad Sanem', 15)), { may: events() }),
  q('konie janów podlaski', ads('horses_ponies', undefined, near('Janów Podlaski, lubelskie')), {
    may: [ads('horses_ponies horse_feed'), events('.*koni'), facilities('horse_riding')],
    kind: 'ad',
  }),
  q('garncarz bolesławiec', ads('pottery', undefined, near('Bolesławiec, dolnośląskie')), {
    may: [ads('pottery crafts_jobs'), events('gwiazdka ceramikow')],
    kind: 'ad',
  }),
  q('drzewka owocowe grójec', ads('fruit_trees', undefined, near('Grójec, mazowieckie')), { may: ads('fruit_trees') }),
  q('drewno opałowe sanok', ads('wood_hay', 'drewno|brzoza|brykiet|walki', near('Sanok', 40)), {
    may: ads('wood_hay'),
  }),
  q('praca podlaskie', ads('jobs', undefined, { voivodeships: ['podlaskie'] }), { may: ads('jobs') }),
  q('kury węgrów', ads('laying_hens', undefined, near('Węgrów', 40)), {
    may: ads('laying_hens chicks ornamental_poultry'),
  }),
];
