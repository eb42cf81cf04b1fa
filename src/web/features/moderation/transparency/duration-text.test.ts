import { expect, test } from 'vitest';
import { durationText } from './duration-text.ts';

test.each([
  ['pl', 1, '1 godzina'],
  ['pl', 5, '5 godzin'],
  ['pl', 48, '48 godzin'],
  ['pl', 70, '3 dni'],
  ['de', 22, '22 Stunden'],
  ['uk', 72, '3 дні'],
  ['en', 1, '1 hour'],
] as const)('%s formats %i hours as %s', (locale, hours, text) => {
  expect(durationText(locale, hours).replaceAll('\u00a0', ' ')).toBe(text);
});
