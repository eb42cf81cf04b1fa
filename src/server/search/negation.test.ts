import { expect, test } from 'vitest';
import { markNegations } from './negation.ts';
import { loadStemmer } from './stemmer.ts';
import { tokensOf } from './text.ts';

const SIGNS = { no: '', yes: '-', perhaps: '?', filler: '~' };

test.each([
  ['chleb bez glutenu', 'chleb -glutenu'],
  ['bez dodatku cukru i soli', '~dodatku -cukru i ?soli'],
  ['bez sztucznych barwników', '-sztucznych -barwników'],
  ['bez konserwantów, barwników oraz glutenu', '-konserwantów ?barwników oraz ?glutenu'],
  ['bez cukru, z miodem', '-cukru z miodem'],
  ['bez cukru i miód', '-cukru i miód'],
  ['bez cukru. Jajka', '-cukru jajka'],
  ['bez soi i bez GMO', '-soi i -gmo'],
  ['bez laktoza', '-laktoza'],
  ['miod bez miesa', 'miod -miesa'],
  ['bez', 'bez'],
  ['czarny bez', 'czarny bez'],
  ['bez czarny', 'bez czarny'],
  ['czarny bez owoce', 'czarny bez owoce'],
  ['chleb czarny bez drożdży', 'chleb czarny -drożdży'],
  ['bez lilak', 'bez lilak'],
  ['bez – krzew', 'bez krzew'],
  ['bez 2 sztuk', 'bez 2 sztuk'],
  ['bez bez', 'bez bez'],
  ['nie mamy sauny', 'nie mamy -sauny'],
  ['sauny nie mamy', '-sauny nie mamy'],
  ['nie ma u nas telewizorów', 'nie ma u nas -telewizorów'],
  ['nie ma lepszego miodu', 'nie ma lepszego miodu'],
  ['w lesie nie ma zasięgu', 'w lesie nie ma -zasięgu'],
])('reads %j as %j', async (text, marked) => {
  const tokens = markNegations(tokensOf(text), await loadStemmer());
  expect(tokens.map(({ word, negation }) => SIGNS[negation] + word).join(' ')).toBe(marked);
});

test('the negated word gets the gap before the preposition', async () => {
  const tokens = markNegations(tokensOf('powidła, bez cukru'), await loadStemmer());
  expect(tokens.map(({ gap }) => gap)).toEqual(['break', 'comma']);
});
