import { expect, test } from 'vitest';
import { takeAmount } from './amounts.ts';
import { takePrice } from './prices.ts';
import { TypedText } from './typed-text.ts';

/** The text without its price, and the lower and upper limit in PLN; null for an open end. */
function priced(typed: string) {
  const text = new TypedText(typed);
  const price = takePrice(text);
  const inPln = (minor: number | undefined) => (minor === undefined ? null : minor / 100);
  return [text.rest.trim().replace(/\s+/g, ' '), price && inPln(price.fromMinor), price && inPln(price.toMinor)];
}

test.each([
  ['miód do 50 zł', 'miód', null, 50],
  ['miód 40-60zł', 'miód', 40, 60],
  ['ser od 20 do 40', 'ser', 20, 40],
  ['kubki od 30 złotych', 'kubki', 30, null],
  ['koń 1 200 zł', 'koń', null, 1200],
  ['miód 12,50 zł', 'miód', null, 12.5],
  ['miód do 4 dych', 'miód', null, 40],
  ['ser za pół stówy', 'ser', null, 50],
  ['biżuteria do dwóch stów', 'biżuteria', null, 200],
  ['prezent do stówki', 'prezent', null, 100],
  ['kosz do pięćdziesięciu złotych', 'kosz', null, 50],
  ['kosz do dwudziestu pięciu zlotych', 'kosz', null, 25],
  ['koń do 5 tys', 'koń', null, 5000],
  ['koń do półtora tysiąca', 'koń', null, 1500],
  ['krowa od 5 do 8 tysięcy', 'krowa', 5000, 8000],
  ['miód tańszy niż 40', 'miód', null, 40],
  ['miód budżet 50 zł', 'miód', null, 50],
  ['krem ok. 50 zł', 'krem', 40, 60],
  ['domek do 300 za noc', 'domek', null, 300],
  ['honey around 50 zloty', 'honey', 40, 60],
])('%s: %s from %s to %s PLN', (typed, rest, from, to) => {
  expect(priced(typed)).toEqual([rest, from, to]);
});

test.each([
  'miód do 5 kg',
  'dwa koty',
  'sto gołębi',
  'praca do 15 października',
  'nocleg od 10 do 15 lipca',
  'setter irlandzki',
  'ser od kozy',
])('%s contains no price', (typed) => {
  expect(priced(typed)).toEqual([typed, undefined, undefined]);
});

test.each([
  ['2 kg ziemniaków', 'ziemniaków', 'weight', 2000],
  ['kilogram sera', 'sera', 'weight', 1000],
  ['ćwierć kilo masła', 'masła', 'weight', 250],
  ['półtora litra soku', 'soku', 'volume', 1500],
  ['litr mleka', 'mleka', 'volume', 1000],
  ['tuzin jaj', 'jaj', 'pieces', 12],
])('%s: %s of %s, %s', (typed, rest, quantity, value) => {
  const text = new TypedText(typed);
  const amount = takeAmount(text, ['weight', 'volume', 'pieces']);
  expect([text.rest.trim().replace(/\s+/g, ' '), amount?.quantity, amount?.value]).toEqual([rest, quantity, value]);
});
