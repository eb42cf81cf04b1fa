import fc from 'fast-check';
import { expect, test } from 'vitest';
import { momentKey, momentText } from './moment-text.ts';

const NOW = Date.parse('2026-11-21T12:00:00+01:00');
const at = (text: string) => Date.parse(text);

test.each([
  ['2026-11-21T11:59:40+01:00', 'teraz'],
  ['2026-11-21T11:35:00+01:00', '25 minut temu'],
  ['2026-11-21T09:00:00+01:00', '3 godziny temu'],
  ['2026-11-20T08:00:00+01:00', 'wczoraj'],
  ['2026-11-15T13:00:00+01:00', '6 dni temu'],
  ['2026-11-14T23:59:00+01:00', '14 listopada'],
  ['2025-12-24T18:00:00+01:00', '24\u00a0grudnia 2025'],
  ['2026-11-22T20:00:00+01:00', 'jutro'],
  ['2027-01-02T10:00:00+01:00', '2\u00a0stycznia 2027'],
])('%s is "%s" in Polish', (moment, text) => {
  expect(momentText('pl', at(moment), NOW)).toBe(text);
});

test('English has English dates, the other languages their own words in Polish order', () => {
  const moment = at('2025-12-24T18:00:00+01:00');
  expect(momentText('en', moment, NOW)).toBe('24\u00a0December 2025');
  expect(momentText('de', moment, NOW)).toContain('Dezember');
  expect(momentText('uk', at('2026-11-20T08:00:00+01:00'), NOW)).toBe('учора');
});

test('with the same key a moment has the same text', () => {
  const fewDaysMs = 8 * 24 * 3_600_000;
  const moment = fc.integer({ min: NOW - fewDaysMs, max: NOW + fewDaysMs });
  const laterMs = fc.oneof(fc.integer({ min: 0, max: 90_000 }), fc.integer({ min: 0, max: 2 * 24 * 3_600_000 }));
  fc.assert(
    fc.property(moment, laterMs, (momentMs, ms) => {
      fc.pre(momentKey(momentMs, NOW) === momentKey(momentMs, NOW + ms));
      return momentText('pl', momentMs, NOW) === momentText('pl', momentMs, NOW + ms);
    }),
    { numRuns: 2_000 },
  );
});
