import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold, tokenize, tokensOf } from './text.ts';

test.each([
  ['Miód lipowy, 500g!', ['miód', 'lipowy', '500', 'g']],
  ['2,50 zł i 3.0 kg', ['2.5', 'zł', 'i', '3', 'kg']],
  ['12.05.2026', ['12.05', '2026']],
  ['1 000 szt.', ['1', '000', 'szt']],
  ['farmer’s М’ясо', ['farmers', 'мясо']],
  ['so\u00adczysty z\u0323o\u0301lty', ['soczysty', 'ẓólty']],
  ['ﬁlet ½ m²', ['filet', '1', '2', 'm', '2']],
  ['<b>🐝</b> — ', ['b', 'b']],
  ['', []],
])('reads %j as %j', (text, tokens) => {
  expect(tokenize(text)).toEqual(tokens);
});

test('truncates very long words to 40 characters', () => {
  expect(tokenize('a'.repeat(5_000))).toEqual(['a'.repeat(40)]);
});

test.each([
  ['zażółć gęślą jaźń', 'zazolc gesla jazn'],
  ['straße', 'strasse'],
  ['œuf', 'oeuf'],
  ['ґанок', 'ганок'],
  ['plain', 'plain'],
])('folds %j to %j', (word, folded) => {
  expect(fold(word)).toBe(folded);
});

test('tokenising its own output gives the same words', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      const words = tokenize(text);
      expect(tokenize(words.join(' '))).toEqual(words);
    }),
  );
});

test.each([
  ['Miód, wosk i kit', 'break comma none none'],
  ['Miód – wosk - kit; ul', 'break break break break'],
  ['Zielono-biały „ser” (kozi)', 'break none none break'],
  ['Sok 0,5 l/szt.\nul', 'break none none break break'],
])('gives the separators between the words of %j', (text, gaps) => {
  expect(tokensOf(text).map(({ gap }) => gap)).toEqual(gaps.split(' '));
  expect(tokensOf(text).map(({ word }) => word)).toEqual(tokenize(text));
});
