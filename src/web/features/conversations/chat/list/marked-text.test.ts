import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '#test/any-text.ts';
import { fromFirstMatch, hasMatch, markedParts } from './marked-text.ts';

const marked = (text: string, query: string) =>
  markedParts(text, query)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['Miód lipowy z Podkarpacia', 'miod', '[Miód] lipowy z Podkarpacia'],
  ['Żółty ser i łosoś', 'zolty LOSOS', '[Żółty] ser i [łosoś]'],
  ['jajka, jajko, jaja', 'jaj', '[jaj]ka, [jaj]ko, [jaj]a'],
  ['👩‍🌾 serek 🧀 od gospodyni', 'serek', '👩‍🌾 [serek] 🧀 od gospodyni'],
  ['aaaa', 'aa', '[aaaa]'],
  ['Nic tu nie ma', 'twaróg', 'Nic tu nie ma'],
  ['50 % zniżki (.*)', '.*', '50 % zniżki ([.*])'],
])('in "%s" the words "%s" are marked', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
});

test('marking loses no text, and matches alternate with the rest', () => {
  fc.assert(
    fc.property(anyText(), anyText({ maxLength: 4 }), (text, query) => {
      const parts = markedParts(text, query);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      for (const [at, part] of parts.entries()) expect(part.isMatch).not.toBe(parts[at + 1]?.isMatch);
      expect(hasMatch(text, query)).toBe(parts.some((part) => part.isMatch));
    }),
  );
});

test('nothing is marked without a query', () => {
  expect(markedParts('Kozi ser', '  ')).toEqual([{ text: 'Kozi ser', isMatch: false }]);
  expect(hasMatch('Kozi ser', ' ')).toBe(false);
});

test('a text is cut before a late match, at the beginning of a word', () => {
  const text = 'Dzień dobry, chciałabym zapytać, czy ten kozi ser jest jeszcze dostępny?';
  expect(fromFirstMatch(text, 'dostępny')).toBe('…kozi ser jest jeszcze dostępny?');
  expect(fromFirstMatch(text, 'dzień')).toBe(text);
  expect(fromFirstMatch(text, 'oscypek')).toBe(text);
});
