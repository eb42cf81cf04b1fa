import type { JudgedQuery, Rule } from '../judged-query.ts';
import { ads, events, facilities, ofClass } from '../judging.ts';

const q = ofClass('nothing');
const elsewhere = ofClass('nothing', ['place']);
/** Where any ad would be a wrong thing. */
const ANY: Rule = { kind: 'ad' };

/** What nobody offers: full matches stay empty, and a substitute may only stand under a heading of its own. */
export const nothing: readonly JudgedQuery[] = [
  q('iphone 13', [], { forbidden: ANY }),
  q('laptop', [], { forbidden: ANY }),
  q('opony zimowe', [], { forbidden: ANY }),
  q('mieszkanie na sprzedaż Warszawa', [], { forbidden: ANY }),
  q('kurs angielskiego', [], { forbidden: ANY }),
  q('banany', [], { forbidden: ads('crafts services jobs animals') }),
  q('awokado', [], { forbidden: ads('crafts services jobs animals') }),
  q('ananas', [], { forbidden: ads('crafts services jobs animals') }),
  q('krewetki', [], { forbidden: ads('crafts services jobs') }),
  q('łosoś norweski', [], { may: ads('fish'), forbidden: ads('cats dogs') }),
  q('struś żywy', [], { may: ads('eggs', '.*strus'), forbidden: ads('cosmetics services') }),
  q('żółw wodny', [], { forbidden: ads('food crafts jobs') }),
  q('papuga falista', [], { forbidden: ads('food crafts jobs') }),
  q('kawa ziarnista', [], { forbidden: ads('cosmetics jobs animals') }),
  q('kakao', [], { forbidden: ads('animals jobs services') }),
  q('wódka', [], { forbidden: ANY }),
  q('papierosy', [], { forbidden: ANY }),
  q('lody', [], { forbidden: ads('animals jobs services') }),
  q('pizza', [], { forbidden: ads('animals jobs services crafts') }),
  q('rower górski', [], { forbidden: ANY }),
  q('traktor ursus c330 na sprzedaż', [], { forbidden: ads('food cosmetics plants animals') }),
  q('krzesło biurowe', [], { forbidden: ANY }),
  q('sukienka wieczorowa', [], { forbidden: ads('food animals plants') }),
  q('perfumy', [], { forbidden: ads('food animals jobs') }),
  q('storczyk', [], { may: ads('potted_plants'), forbidden: ads('food animals jobs') }),
  q('kaktus', [], { may: ads('potted_plants'), forbidden: ads('food animals jobs') }),
  q('programista', [], { forbidden: ANY }),
  q('fryzjer', [], { forbidden: ads('food animals plants') }),
  q('hydraulik', [], { forbidden: ANY }),
  q('asdfghjkl', [], { forbidden: ANY }),
  q('xzqw', [], { forbidden: ANY }),
  elsewhere('miod nowy sacz', [], { may: ads('honey bee_products'), forbidden: ads('horses_ponies crafts') }),
  elsewhere('miód w nowym sączu', [], { may: ads('honey bee_products'), forbidden: ads('horses_ponies crafts') }),
  elsewhere('ser kozi koło Zakopanego', [], { may: ads('cheese'), forbidden: ads('goats soaps') }),
  elsewhere('miód Bieszczady', [], { may: ads('honey bee_products'), forbidden: ads('horses_ponies jobs services') }),
  elsewhere('karp w okolicach Krakowa', [], { may: ads('fish fish_fry') }),
  elsewhere('jajka warszawa', [], { may: ads('eggs'), forbidden: ads('holiday_decorations') }),
  elsewhere('choinka Rzeszów', [], { may: ads('christmas_trees conifers') }),
  elsewhere('Gdańsk pierogi', [], { may: ads('ready_meals') }),
  elsewhere('Jura agroturystyka', [], { kind: 'agritourism', may: facilities() }),
  elsewhere('noclegi Szczecin', [], { kind: 'agritourism', may: facilities() }),
  elsewhere('dożynki Łódź', [], { kind: 'event', may: events() }),
  elsewhere('praca Rzeszów', [], { may: ads('jobs') }),
  elsewhere('swojski miód lipowy do 40 zł koło Krakowa', [], {
    may: ads('honey', undefined, { priceToMinor: 4000 }),
    forbidden: { kind: 'ad', priceFromMinor: 4001 },
    chips: ['place', 'price'],
  }),
  q('coś za darmo', [], { chips: ['price'], forbidden: { kind: 'ad', priceFromMinor: 1 } }),
  q('oddam za darmo psa', [], { chips: ['price'], forbidden: ads('jobs services food') }),
  q('miód za darmo', [], { chips: ['price'], forbidden: { kind: 'ad', priceFromMinor: 1 } }),
  q('kawior do 5 zł', [], { chips: ['price'], forbidden: { kind: 'ad', priceFromMinor: 501 } }),
];
