import { expect, test } from 'vitest';
import { withTiedLetters } from './tied-letters.ts';

test('a one-letter word is joined to the next word', () => {
  expect(withTiedLetters('Miód z lip i z łąk, o tak')).toBe('Miód z\u00a0lip i\u00a0z\u00a0łąk, o\u00a0tak');
  expect(withTiedLetters('Sok 1 l, dwa')).toBe('Sok 1 l, dwa');
});
