import fc from 'fast-check';
import { expect, test } from 'vitest';
import { largerForms, plainForms, smallerForms, smallNominatives, surelyLargerForms } from './diminutives.ts';

test.each([
  ['marchewka', 'marchew'],
  ['marcheweczka', 'marchew'],
  ['cielaczek', 'cielak'],
  ['kołderka', 'kołdra'],
  ['kołdereczka', 'kołdra'],
  ['chlebek', 'chleb'],
  ['miodzik', 'miód'],
  ['konik', 'koń'],
  ['kózka', 'koza'],
  ['rączka', 'ręka'],
  ['owieczka', 'owca'],
  ['pierożek', 'pieróg'],
  ['kwiatuszek', 'kwiat'],
  ['jajeczko', 'jajo'],
  ['różyczka', 'róża'],
  ['nóżka', 'noga'],
  ['stolik', 'stół'],
  ['kocisko', 'kot'],
  ['prosiątko', 'prosię'],
])('"%s" is a small or a huge "%s"', (small, larger) => {
  expect(largerForms(small)).toContain(larger);
});

test.each([
  ['chleb', 'chlebek'],
  ['miód', 'miodek'],
  ['miód', 'miodzik'],
  ['owca', 'owieczka'],
  ['kołdra', 'kołderka'],
  ['koń', 'konik'],
  ['kwiat', 'kwiatuszek'],
  ['jajo', 'jajko'],
])('a small "%s" may be called "%s"', (larger, small) => {
  expect(smallerForms(larger)).toContain(small);
});

test.each([
  ['marcheweczki', 'marcheweczka'],
  ['marcheweczek', 'marcheweczka'],
  ['kabanosików', 'kabanosik'],
  ['chlebuszkiem', 'chlebuszek'],
  ['jabłuszeczka', 'jabłuszeczko'],
])('"%s" may be a case of "%s"', (word, nominative) => {
  expect(smallNominatives(word)).toContain(nominative);
});

test.each([
  ['świeżutki', 'świeży'],
  ['malutki', 'mały'],
  ['cieplutki', 'ciepły'],
])('"%s" is a diminutive of "%s"', (fond, plain) => {
  expect(plainForms(fond)).toContain(plain);
});

test.each(['butelka', 'piłka', 'ognisko'])('"%s" is not surely a diminutive', (word) => {
  expect(surelyLargerForms(word)).toEqual([]);
});

test('every smaller form has the original word among its larger forms', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zóąęłńśźż]{3,10}$/), (word) => {
      for (const small of smallerForms(word)) expect(largerForms(small)).toContain(word);
    }),
  );
});
