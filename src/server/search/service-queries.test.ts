import { expect, test } from 'vitest';
import { askAmong } from '#test/search/ads-asked.ts';

const BEES = [
  ['Pakiety pszczół', 511],
  ['Zdejmowanie rojów', 809],
] as const;
const TREES = [
  ['Grusza, drzewko w donicy', 404],
  ['Drewno bukowe do kominka', 812],
  ['Wiązania linowe drzew', 805],
  ['Przegląd drzew po wichurze', 805],
] as const;
const HORSES = [
  ['Kuc szetlandzki', 509],
  ['Werkowanie kopyt koni', 810],
] as const;
const TRANSPORT = [
  ['Przewóz bel słomy', 808],
  ['Transport zwierząt gospodarskich', 808],
] as const;
const FIELDS = [
  ['Rozsiew nawozu i wapna', 801],
  ['Rozrzutnik obornika na dobę', 807],
] as const;
const FENCES = [
  ['Ogrodzenie ze sztachet', 811],
  ['Pastuch elektryczny na stałe', 811],
] as const;
const PLANTS = [
  ['Rozsada pomidora malinowego', 408],
  ['Sadzonki malin', 405],
] as const;
const LIMES = [
  ['Lipa, kwiat suszony', 115],
  ['Prześwietlanie koron lip i dębów', 805],
] as const;
const MECHANICS = [
  ['Koszenie zbóż kombajnem', 802],
  ['Mechanik maszyn rolniczych', 704],
] as const;
const DRIVERS = [
  ['Kapusta z beczki', 114],
  ['Kierowca ciągnika z beczką asenizacyjną', 704],
] as const;

test.each([
  ['pszczoły wleciały do komina', 'Zdejmowanie rojów', BEES],
  ['drzewo kominkowe', 'Drewno bukowe do kominka', TREES],
  ['stary dąb pęka', 'Wiązania linowe drzew', TREES],
  ['polamane drzewa', 'Przegląd drzew po wichurze', TREES],
  ['kopyta kucyka', 'Werkowanie kopyt koni', HORSES],
  ['mój koń ma za długie kopyta', 'Werkowanie kopyt koni', HORSES],
  ['stare lipy przyciąć', 'Prześwietlanie koron lip i dębów', LIMES],
  ['naprawa kombajnu w polu', 'Mechanik maszyn rolniczych', MECHANICS],
  ['piante di lamponi', 'Sadzonki malin', PLANTS],
  ['przewóz krowy', 'Transport zwierząt gospodarskich', TRANSPORT],
  ['rozrzucanie gnoju', 'Rozrzutnik obornika na dobę', FIELDS],
  ['ogrodzenie na prąd', 'Pastuch elektryczny na stałe', FENCES],
  ['beczka asenizacyjna kierowca', 'Kierowca ciągnika z beczką asenizacyjną', DRIVERS],
] as const)('"%s" finds "%s" first', async (words, first, ads) => {
  expect((await askAmong(ads))(words)[0]).toBe(first);
});

test.each(['żarówka led', 'dom na sprzedaż', 'działka budowlana'])('nobody offers "%s"', async (words) => {
  const ask = await askAmong([
    ['Torba ze skóry', 211],
    ['Domek dla kota', 607],
    ['Glebogryzarka na działkę', 807],
  ]);
  expect(ask(words)).toEqual([]);
});

test('a query with only a price finds everything up to it', async () => {
  const ask = await askAmong([
    ['Krem do rąk', 302, { priceMinor: 4500 }],
    ['Mydło lawendowe', 301, { priceMinor: 1200 }],
  ]);
  expect(ask('coś do 15 zł')).toEqual(['Mydło lawendowe']);
});
