import type { JudgedQuery } from '../judged-query.ts';
import { ads, events, facilities, ofClass } from '../judging.ts';

const q = ofClass('foreign');
const HONEY = ads('honey');
const POTATOES = ads('vegetables', 'ziemn|pyry');
const BREAD = ads('bread', 'chleb|bochen|razow|bulk|chalk|podplom|cebul');
const CHRISTMAS_FAIRS = events('jarmark bozo|.*jarmark gwiazd|ostatni jarmark');
const FAIRS = { may: events(undefined, { anyTag: 'fair trade_fair' }) };

const english = [
  q('honey', HONEY, { may: ads('bee_products') }),
  q('eggs', ads('eggs'), { forbidden: ads('holiday_decorations') }),
  q('free range eggs', ads('eggs', undefined, { tags: 'freerange' }), {
    may: ads('eggs', undefined, { noTags: 'cagedhens' }),
    forbidden: ads('eggs', undefined, { tags: 'cagedhens' }),
  }),
  q('goat cheese', ads('cheese', '.*kozia|.*koziego'), { may: ads('cheese') }),
  q('potatoes', POTATOES, { forbidden: ads('jobs services') }),
  q('bread', BREAD, { may: ads('bread'), forbidden: ads('jobs') }),
  q('smoked sausage', ads('cured_meats', 'kielb|kaban'), {
    best: ads('cured_meats', 'kielb'),
    may: ads('cured_meats'),
  }),
  q('apples', ads('fruit', 'jablk'), { may: ads('fruit fruit_trees juices_syrups preserves') }),
  q('dried mushrooms', ads('mushrooms_forest', 'borow|podgrz|kozaki'), { may: ads('mushrooms_forest') }),
  q('wicker basket', ads('wicker', 'kosz|.*kosz'), { may: ads('wicker') }),
  q('soap', ads('soaps')),
  q('christmas tree', ads('christmas_trees'), { may: ads('conifers') }),
  q('laying hens', ads('laying_hens'), { forbidden: ads('farm_feed') }),
  q('puppy', ads('dogs', '.*szczen|.*suczki|.*piesek'), { may: ads('dogs') }),
  q('dog food', ads('dog_food'), { forbidden: ads('cat_food dogs') }),
  q('firewood', ads('wood_hay', 'brzoza|drewno|brykiet'), { may: ads('wood_hay') }),
  q('christmas market', CHRISTMAS_FAIRS, FAIRS),
  q('guest rooms with breakfast', facilities('guest_rooms breakfast'), { may: facilities() }),
  q('farm work', ads('farm_work'), { may: ads('jobs') }),
];

const german = [
  q('Honig', HONEY, { may: ads('bee_products') }),
  q('Kartoffeln', POTATOES, { forbidden: ads('jobs services') }),
  q('Eier', ads('eggs'), { forbidden: ads('holiday_decorations') }),
  q('Käse', ads('cheese')),
  q('Ziegenkäse', ads('cheese', '.*kozia|.*koziego'), { may: ads('cheese') }),
  q('Brot', BREAD, { may: ads('bread') }),
  q('Äpfel', ads('fruit', 'jablk'), { may: ads('fruit fruit_trees') }),
  q('Leinöl', ads('oils', 'olej lnian'), { may: ads('oils horse_feed') }),
  q('Bernstein', ads('jewellery', '.*burszt')),
  q('Kerzen', ads('candles')),
  q('Seife', ads('soaps')),
  q('Pferde', ads('horses_ponies'), { may: ads('horse_feed') }),
  q('Hühner', ads('laying_hens'), { may: ads('ornamental_poultry poultry chicks') }),
  q('Weihnachtsbaum', ads('christmas_trees'), { may: ads('conifers') }),
  q('Weihnachtsmarkt', CHRISTMAS_FAIRS, FAIRS),
  q('Ferienhaus am See', facilities('holiday_cottage lake'), { may: facilities() }),
  q('Erntehelfer', ads('seasonal_harvest'), { may: ads('jobs') }),
];

const ukrainian = [
  q('мед', HONEY, { may: ads('bee_products') }),
  q('яйця', ads('eggs'), { forbidden: ads('holiday_decorations') }),
  q('картопля', POTATOES, { forbidden: ads('jobs services') }),
  q('сир козячий', ads('cheese', '.*kozia|.*koziego'), { may: ads('cheese') }),
  q('хліб', BREAD, { may: ads('bread') }),
  q('вареники', ads('ready_meals', 'pierog'), { may: ads('ready_meals') }),
  q('сало і ковбаса', ads('cured_meats', 'kielb|kaban|boczek'), { may: ads('cured_meats') }),
  q('гриби сушені', ads('mushrooms_forest', 'borow|podgrz|kozaki'), { may: ads('mushrooms_forest') }),
  q('молоко', ads('dairy', 'mleko'), { may: ads('dairy') }),
  q('мило', ads('soaps')),
  q('кошик', ads('wicker', 'kosz|.*kosz'), { may: ads('wicker') }),
  q('кури несучки', ads('laying_hens'), { forbidden: ads('farm_feed') }),
  q('цуценя', ads('dogs', '.*szczen|.*suczki|.*piesek'), { may: ads('dogs') }),
  q('сіно', ads('wood_hay', 'siano'), { may: ads('wood_hay horse_feed rodent_food') }),
  q('робота на фермі', ads('farm_work'), { may: ads('jobs') }),
  q('збір яблук робота', ads('seasonal_harvest', '.*jabl'), { may: ads('seasonal_harvest') }),
  q('тракторист', ads('machine_operators', 'operator.*ciagn|kierow'), { may: ads('machine_operators') }),
];

const spanish = [
  q('miel', HONEY, { may: ads('bee_products') }),
  q('huevos', ads('eggs'), { forbidden: ads('holiday_decorations') }),
  q('queso de cabra', ads('cheese', '.*kozia|.*koziego'), { may: ads('cheese') }),
  q('patatas', POTATOES, { forbidden: ads('jobs services') }),
  q('pan', BREAD, { may: ads('bread'), forbidden: ads('cats') }),
  q('manzanas', ads('fruit', 'jablk'), { may: ads('fruit fruit_trees') }),
  q('jabón', ads('soaps')),
  q('velas', ads('candles')),
  q('pescado ahumado', ads('fish', undefined, { tags: 'smoked' }), { may: ads('fish') }),
  q('nueces', ads('nuts_seeds', '.*orzechy'), { may: ads('nuts_seeds fruit_trees') }),
  q('caballos', ads('horses_ponies'), { may: ads('horse_feed') }),
  q('gallinas', ads('laying_hens'), { may: ads('ornamental_poultry poultry') }),
  q('leña', ads('wood_hay', 'brzoza|drewno|brykiet'), { may: ads('wood_hay') }),
  q('trabajo en el campo', ads('farm_work seasonal_harvest'), { may: ads('jobs') }),
];

const italian = [
  q('miele', HONEY, { may: ads('bee_products') }),
  q('uova', ads('eggs'), { forbidden: ads('holiday_decorations') }),
  q('formaggio', ads('cheese')),
  q('patate', POTATOES, { forbidden: ads('jobs services') }),
  q('pane', BREAD, { may: ads('bread') }),
  q('mele', ads('fruit', 'jablk'), { may: ads('fruit fruit_trees') }),
  q('funghi porcini secchi', ads('mushrooms_forest', 'borowik'), { may: ads('mushrooms_forest') }),
  q('farina', ads('flour_groats', 'maka'), { may: ads('flour_groats') }),
  q('sapone', ads('soaps')),
  q('cesto di vimini', ads('wicker', 'kosz|.*kosz'), { may: ads('wicker') }),
  q('galline', ads('laying_hens'), { may: ads('ornamental_poultry poultry') }),
  q('cavalli', ads('horses_ponies'), { may: ads('horse_feed') }),
  q('cucciolo di cane', ads('dogs', '.*szczen|.*suczki|.*piesek'), { may: ads('dogs'), forbidden: ads('cats') }),
  q('albero di natale', ads('christmas_trees'), { may: ads('conifers') }),
  q('agriturismo', facilities()),
];

/** Everyday words in the other languages of the pages. */
export const foreign: readonly JudgedQuery[] = [...english, ...german, ...ukrainian, ...spanish, ...italian];
