import { expect, test } from 'vitest';
import { paragraphsOf, webAddress, withTiedLetters } from './detail-texts.ts';

test('an empty line parts paragraphs, a single break parts lines', () => {
  expect(paragraphsOf('One\nand on\r\n\r\n\nTwo\n')).toEqual([['One', 'and on'], ['Two']]);
  expect(paragraphsOf(' \n ')).toEqual([]);
});

test('a lone letter is tied to the word after it', () => {
  expect(withTiedLetters('Miód z lip i z łąk, o tak')).toBe('Miód z\u00a0lip i\u00a0z\u00a0łąk, o\u00a0tak');
  expect(withTiedLetters('Sok 1 l, dwa')).toBe('Sok 1 l, dwa');
});

test('only addresses of the web are links', () => {
  expect(webAddress('https://example.pl/a')?.host).toBe('example.pl');
  for (const value of ['javascript:alert(1)', 'data:text/html,x', 'example', '', null, 5])
    expect(webAddress(value)).toBeNull();
});
