import { expect, test } from 'vitest';
import { inUkrainianLetters, withoutElisions, withoutLatinCase, withUmlauts } from './foreign-spelling.ts';

test.each([
  ["cera d'api", 'cera   api'],
  ["all’uncinetto l'olio", '    uncinetto   olio'],
  ["дерев'яний dog's", "дерев'яний dog's"],
])('Italian elisions become spaces: %s', (text, without) => {
  expect(withoutElisions(text)).toBe(without);
});

test.each([
  ['kuerbiskernoel', 'kürbiskernöl'],
  ['haeuser', 'häuser'],
  ['neue', 'neue'],
  ['quelle', 'quelle'],
])('"ae", "oe" and "ue" are umlauts: %s', (typed, spelled) => {
  expect(withUmlauts(typed)).toBe(spelled);
});

test.each([
  ['сушёные', 'сушені'],
  ['копчёная', 'копчена'],
  ['рыба', 'риба'],
])('Russian words are written in Ukrainian letters: %s', (russian, ukrainian) => {
  expect(inUkrainianLetters(russian)).toBe(ukrainian);
});

test('a case ending in Latin letters is removed if enough is left', () => {
  expect(withoutLatinCase('ovcarkami')).toBe('ovcark');
  expect(withoutLatinCase('sotami')).toBeUndefined();
  expect(withoutLatinCase('moloko')).toBeUndefined();
});
