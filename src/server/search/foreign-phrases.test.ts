import { beforeAll, expect, test } from 'vitest';
import { askAmong, type TitledAd } from '#test/search/ads-asked.ts';
import { findName } from './understanding/gazetteer.ts';

let find: (words: string) => string[];

const ADS: readonly TitledAd[] = [
  ['Ser kozi dojrzewający', 103],
  ['Mleko kozie', 104],
  ['Mleko krowie', 104],
  ['Chleb żytni', 110],
  ['Mąka żytnia', 119],
  ['Świece z wosku pszczelego', 306],
  ['Wosk pszczeli w blokach', 102],
  ['Jajka od kur z wolnego wybiegu', 105],
  ['Kury nioski odchowane', 501],
  ['Powidła śliwkowe', 112],
  ['Dżem truskawkowy', 112],
  ['Maliny deserowe', 116],
  ['Śliwki węgierki', 116],
  ['Miód wielokwiatowy', 101],
  ['Miód lipowy', 101],
  ['Anioł z lipowego drewna', 202],
  ['Serweta haftowana', 204],
  ['Bombki szydełkowe', 215],
  ['Pisanki batikowe', 215],
  ['Odkłady pszczele pięcioramkowe', 511],
  ['Piesek szuka rodziny', 512],
];

beforeAll(async () => {
  find = await askAmong(ADS);
});

test.each([
  ['cheese from goat milk', 'Ser kozi dojrzewający'],
  ['Käse aus Ziegenmilch', 'Ser kozi dojrzewający'],
  ['bread from rye flour', 'Chleb żytni'],
  ['Brot aus Roggenmehl', 'Chleb żytni'],
  ['candles made of beeswax', 'Świece z wosku pszczelego'],
  ['Eier von glücklichen Hühnern', 'Jajka od kur z wolnego wybiegu'],
  ['eggs from happy hens', 'Jajka od kur z wolnego wybiegu'],
  ['miel de flores', 'Miód wielokwiatowy'],
])('what a thing is of stands after the preposition: "%s" begins with %s', (words, title) => {
  expect(find(words)[0]).toBe(title);
});

test.each(['raspberry jam', 'Himbeermarmelade', 'malina dżem', 'dżem malina'])(
  'a fruit beside a jam says what the jam is of, so plum jam is no "%s"',
  (words) => {
    expect(find(words)).toEqual([]);
  },
);

test('the fruit that a jam is of is found', () => {
  expect(find('plum jam')).toEqual(['Powidła śliwkowe']);
});

test.each([
  ['christmas gift made of wood', 'Anioł z lipowego drewna'],
  ['Weihnachtsgeschenk aus Holz', 'Anioł z lipowego drewna'],
  ['prezent świąteczny z drewna', 'Anioł z lipowego drewna'],
  ['regalo de navidad de madera', 'Anioł z lipowego drewna'],
])('a Christmas present is no Christmas ornament: "%s"', (words, title) => {
  expect(find(words)[0]).toBe(title);
});

test.each(['huevos de pascua pintados', 'uova di pasqua', 'великодні яйця'])('"%s" are painted eggs', (words) => {
  expect(find(words)[0]).toBe('Pisanki batikowe');
});

test.each(['beehive with bees', 'Bienenvolk', 'вулик з бджолами', 'założyć pasiekę'])(
  'a family of bees is not a family for a dog: "%s"',
  (words) => {
    expect(find(words)).toEqual(['Odkłady pszczele pięcioramkowe']);
  },
);

test.each([
  ['krakau', 'Kraków'],
  ['cracovia', 'Kraków'],
  ['варшаві', 'Warszawa'],
  ['breslau', 'Wrocław'],
  ['перемишля', 'Przemyśl'],
  ['hirschberg', 'Jelenia Góra'],
])('"%s" is %s', (word, town) => {
  expect(findName([word], () => false)?.named).toMatchObject({ kind: 'town', place: { name: town } });
});

test.each([
  'where can I buy real honey directly from your bees',
  'ich würde sehr gern Honig kaufen',
  'quisiera miel por favor',
  'я хочу знайти мед будь ласка',
])('words of asking exclude nothing: "%s"', (words) => {
  expect(find(words)).toEqual(expect.arrayContaining(['Miód wielokwiatowy', 'Miód lipowy']));
});
