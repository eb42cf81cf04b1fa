import type { JudgedQuery } from '../judged-query.ts';
import { ads, facilities, ofClass } from '../judging.ts';

const q = ofClass('foreign');

/** Ukrainian in its own letters and in Latin ones, English, German, Spanish and Italian. */
export const freshForeign: readonly JudgedQuery[] = [
  q('домашній мед', ads('honey'), { may: ads('bee_products') }),
  q('яйця курячі', ads('eggs', undefined, { without: 'wydmuszka|przepiorcze|jaja gesie|kacze|jajo strus' }), {
    may: ads('eggs'),
  }),
  q('сало', [ads('cured_meats', 'slonina'), ads('fresh_meat', 'sloninka')], {
    may: ads('cured_meats ready_meals fresh_meat'),
  }),
  q('робота на збір яблук', ads('seasonal_harvest', '.*jablek'), {
    may: ads('seasonal_harvest'),
    forbidden: ads('fruit'),
  }),
  q('робота з житлом', ads('jobs', undefined, { text: '.*(zakwaterow|nocleg|mieszkani|pokoj|spanie)' })),
  q('цуценята', ads('dogs', 'owczarki|polski|border|golden retr|jamnik szorst|gonczy'), { may: ads('dogs') }),
  q('дрова колоті', ads('wood_hay', 'drewno|brzoza|drzewo'), { may: ads('wood_hay') }),
  q('помідори розсада', ads('vegetable_seedlings', 'rozsada pomidora'), {
    may: ads('vegetable_seedlings seeds_bulbs vegetables'),
  }),
  q('kovbasa domashnia', [ads('cured_meats', 'kielbasa'), ads('fresh_meat', 'kielbasa')], { may: ads('cured_meats') }),
  q('robota na fermi', ads('farm_work animal_care')),
  q('kartoplia', ads('vegetables', 'ziemniaki|pyry'), { may: ads('vegetables') }),
  q('khlib domashnii', ads('bread', 'chleb|bochenek|razowiec'), { may: ads('bread') }),
  q('farm stay with horse riding', facilities('horse_riding'), { may: facilities('animals') }),
  q('puppies for sale', ads('dogs', 'owczarki|polski|border|golden retr|jamnik szorst|gonczy'), { may: ads('dogs') }),
  q('wool blanket', ads('weaving', 'koc|narzuta|kilim'), { best: ads('weaving', 'koc'), may: ads('weaving') }),
  q('strawberry jam', ads('preserves', '.*trusk'), { kind: 'ad', may: ads('preserves juices_syrups') }),
  q('brennholz buche', ads('wood_hay', 'drewno bukowe'), { may: ads('wood_hay') }),
  q('ferienhaus am see mit hund', facilities('holiday_cottage lake allowed_pets'), {
    may: facilities('lake allowed_pets'),
  }),
  q('räucherfisch', ads('fish', undefined, { tags: 'smoked' })),
  q('gänsebraten gans', ads('poultry', 'ges\\b|gesie'), { may: ads('poultry ducks_geese') }),
  q('imker honig', ads('honey'), { may: ads('bee_products') }),
  q('queso de oveja', ads('cheese', 'bundz|ser goralski|bryndza|ser owczy'), { may: ads('cheese') }),
  q('casa rural con perro', facilities('allowed_pets')),
  q('miel cruda', ads('honey'), { may: ads('bee_products') }),
  q('olio di lino', ads('oils', 'olej lniany'), { may: [ads('oils'), ads('horse_feed', 'olej')] }),
  q('agriturismo sul lago', facilities('lake')),
  q('salsiccia affumicata', [ads('cured_meats', 'kielbasa|kabanosy'), ads('fresh_meat', 'kielbasa')], {
    may: ads('cured_meats'),
  }),
];
