import type { JudgedQuery } from '../judged-query.ts';
import { ads, facilities, ofClass } from '../judging.ts';

const q = ofClass('foreign');

const ukrainian = [
  q('робота збирати полуницю', ads('seasonal_harvest', '.*truskawek'), { may: ads('seasonal_harvest') }),
  q('доярка', [ads('farm_work', 'dojenie|pracownik/'), ads('animal_care', 'osoba do koz')], {
    may: ads('farm_work animal_care'),
  }),
  q('козячий сир', [ads('cheese', 'rolada kozia|kostki|ser kozi'), ads('dairy', 'twarozek kozi')], {
    may: ads('cheese dairy'),
  }),
  q('вареники з картоплею', ads('ready_meals', 'pierogi ruskie'), { may: ads('ready_meals', '.*pierogi') }),
];

const english = [
  q('fresh goat cheese', [ads('cheese', 'rolada kozia'), ads('dairy', 'twarozek kozi')], {
    may: [ads('cheese', '.*kozi'), ads('dairy', '.*kozi')],
  }),
  q('handmade wooden toys', ads('wooden_toys'), { may: ads('wood_carving') }),
  q('amber necklace', ads('jewellery', 'sznur bursz|wisior'), { may: ads('jewellery', '.*bursztyn|pierscionek') }),
];

const german = [
  q('Reiterferien', facilities('horse_riding')),
  q('Brennholz', ads('wood_hay', 'drewno|brzoza|brykiet|drzewo|walki'), { may: ads('machine_rental', 'luparka') }),
  q('Bauernhof mit Tieren für Kinder', facilities('animals'), { best: facilities('animals playground') }),
];

const spanishAndItalian = [
  q('jabón natural', ads('soaps'), { may: ads('hair_care', '.*kostce') }),
  q('queso de oveja ahumado', ads('cheese', 'ser owczy|ser goralski'), {
    may: ads('cheese', '.*wedzon|bundz|bryndza'),
  }),
  q('formaggio di pecora', ads('cheese', 'bundz|bryndza|ser owczy|ser goralski'), { may: ads('cheese') }),
  q('agriturismo con sauna', facilities('sauna')),
];

export const unseenForeign: readonly JudgedQuery[] = [...ukrainian, ...english, ...german, ...spanishAndItalian];
