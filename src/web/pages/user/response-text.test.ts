import { expect, test } from 'vitest';
import { getTranslator } from '#i18n/translator.ts';
import { responseText } from './response-text.ts';

const pl = getTranslator('pl');

test.each([
  [1, 'Zwykle odpowiada w ciągu kwadransa'],
  [15, 'Zwykle odpowiada w ciągu kwadransa'],
  [16, 'Zwykle odpowiada w ciągu godziny'],
  [60, 'Zwykle odpowiada w ciągu godziny'],
  [61, 'Zwykle odpowiada w ciągu 2 godzin'],
  [720, 'Zwykle odpowiada w ciągu 12 godzin'],
  [721, 'Zwykle odpowiada w ciągu doby'],
  [1440, 'Zwykle odpowiada w ciągu doby'],
  [1441, 'Zwykle odpowiada w ciągu 2 dni'],
  [30_000, 'Zwykle odpowiada w ciągu 21 dni'],
])('a median of %i minutes reads: %s', (minutes, said) => {
  expect(responseText(minutes, pl)).toBe(said);
});

test.each([
  ['uk', 'Зазвичай відповідає протягом 21 дня'],
  ['en', 'Usually replies within 21 days'],
  ['de', 'Antwortet meist innerhalb von 21 Tagen'],
  ['es', 'Suele responder en 21 días'],
  ['it', 'Di solito risponde entro 21 giorni'],
] as const)('in %s', (locale, said) => {
  expect(responseText(30_000, getTranslator(locale))).toBe(said);
});
