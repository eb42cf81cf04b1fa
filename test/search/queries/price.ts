import type { JudgedQuery } from '../judged-query.ts';
import { ads, between, CHEAPEST_FIRST, ofClass, upTo } from '../judging.ts';

const q = ofClass('price', ['price']);
const tooDear = (zloty: number) => ({ kind: 'ad', priceFromMinor: zloty * 100 + 1 }) as const;
const tooCheap = (zloty: number) => ({ kind: 'ad', priceToMinor: zloty * 100 - 1 }) as const;
const cheap = { order: CHEAPEST_FIRST, chips: [] } as const;

/** Limits in words; "tanie" only orders. */
export const price: readonly JudgedQuery[] = [
  q('miód do 50 zł', ads('honey', undefined, upTo(50)), {
    may: ads('bee_products', undefined, upTo(50)),
    forbidden: tooDear(50),
  }),
  q('miod do 40zl', ads('honey', undefined, upTo(40)), {
    may: ads('bee_products', undefined, upTo(40)),
    forbidden: tooDear(40),
  }),
  q('miód od 30 do 70 zł', ads('honey', undefined, between(30, 70)), {
    may: ads('bee_products', undefined, between(30, 70)),
    forbidden: [tooDear(70), tooCheap(30)],
  }),
  q('ser poniżej 60 zł', ads('cheese', undefined, { priceToMinor: 5999 }), {
    may: ads('dairy', undefined, upTo(60)),
    forbidden: { kind: 'ad', priceFromMinor: 6000 },
  }),
  q('tani miód', ads('honey'), { ...cheap, may: ads('bee_products') }),
  q('tanie jajka', ads('eggs'), { ...cheap, forbidden: ads('holiday_decorations') }),
  q('najtańsze siano', ads('wood_hay', 'siano'), { ...cheap, may: ads('rodent_food horse_feed', 'sian') }),
  q('tanie drewno opałowe', ads('wood_hay', 'brzoza|drewno|brykiet'), { ...cheap, may: ads('wood_hay') }),
  q('niedrogie mydło', ads('soaps'), cheap),
  q('oleje do 25 zł', ads('oils', undefined, upTo(25)), {
    forbidden: tooDear(25),
    may: ads('face_oils', undefined, upTo(25)),
  }),
  q('wędliny do 30 złotych', ads('cured_meats', undefined, upTo(30)), { forbidden: tooDear(30) }),
  q('prezent rękodzieło do 100 zł', ads('crafts', undefined, upTo(100)), { forbidden: tooDear(100) }),
  q('koszyk poniżej 120 zł', ads('wicker', 'kosz', { priceToMinor: 11999 }), {
    forbidden: { kind: 'ad', priceFromMinor: 12000 },
    may: ads('wicker', undefined, upTo(120)),
  }),
  q('kubek do 100 zl', ads('pottery', 'kubek', upTo(100)), {
    forbidden: tooDear(100),
    may: ads('pottery glass_painting', undefined, upTo(100)),
  }),
  q('kolczyki od 50 do 100', ads('jewellery', '.*kolczyki', between(50, 100)), {
    forbidden: [tooDear(100), tooCheap(50)],
    may: ads('jewellery', undefined, between(50, 100)),
  }),
  q('biżuteria powyżej 200 zł', ads('jewellery', undefined, { priceFromMinor: 20001 }), {
    may: ads('jewellery', undefined, { priceFromMinor: 20000 }),
    forbidden: { kind: 'ad', priceToMinor: 19999 },
  }),
  q('krem do twarzy do 80 zł', ads('creams', 'krem nagiet', upTo(80)), {
    forbidden: tooDear(80),
    may: ads('creams face_oils hydrolats', undefined, upTo(80)),
  }),
  q('soki do 20 zł', ads('juices_syrups', 'sok|oskol', upTo(20)), {
    forbidden: tooDear(20),
    may: ads('juices_syrups', undefined, upTo(20)),
  }),
  q('kury do 50 zł sztuka', ads('laying_hens', undefined, upTo(50)), {
    forbidden: tooDear(50),
    may: ads('poultry', '.*kura', upTo(50)),
  }),
  q('szczeniak do 3500 zł', ads('dogs', '.*szczen|.*suczki|.*piesek', upTo(3500)), {
    may: ads('dogs', undefined, upTo(3500)),
    forbidden: tooDear(3500),
  }),
  q('pies poniżej 200 zł', ads('dogs', undefined, upTo(200)), {
    forbidden: tooDear(200),
    may: ads('dog_food tack_leads', undefined, upTo(200)),
  }),
  q('kot do 150 zł', ads('cats', undefined, upTo(150)), {
    forbidden: tooDear(150),
    may: ads('cat_food', undefined, upTo(150)),
  }),
  q('koń do 8000', ads('horses_ponies', undefined, upTo(8000)), { forbidden: tooDear(8000) }),
  q('kozy od 400 do 1000 zł', ads('goats', undefined, between(400, 1000)), {
    forbidden: [tooDear(1000), tooCheap(400)],
  }),
  q('choinka do 150 zł', ads('christmas_trees', undefined, upTo(150)), {
    forbidden: tooDear(150),
    may: ads('conifers', undefined, upTo(150)),
  }),
  q('karma dla psa max 50 zł', ads('dog_food', undefined, upTo(50)), { forbidden: tooDear(50) }),
  q('wycinka drzew do 300 zł', ads('tree_care', 'wycinka', upTo(300)), {
    forbidden: tooDear(300),
    may: ads('tree_care', undefined, upTo(300)),
  }),
  q('buda dla psa do 1200', ads('beds_houses', 'buda', upTo(1200)), {
    forbidden: tooDear(1200),
    may: ads('beds_houses', undefined, upTo(1200)),
  }),
  q('dżem 10-20 zł', ads('preserves', 'dzem|konfit|marmol|powid|mus', between(10, 20)), {
    forbidden: [tooDear(20), tooCheap(10)],
    may: ads('preserves', undefined, between(10, 20)),
  }),
  q('grzyby suszone do 35zł', ads('mushrooms_forest', 'borow|podgrz', upTo(35)), {
    forbidden: tooDear(35),
    may: ads('mushrooms_forest', undefined, upTo(35)),
  }),
];
