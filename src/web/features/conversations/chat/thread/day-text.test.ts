import { expect, test } from 'vitest';
import type { Translate } from '#i18n/message-id.ts';
import { dayHeading } from './day-text.ts';

const say: Translate = (id) => id;
const NOW_MS = Date.parse('2026-11-21T20:00:00.000Z');

test.each([
  ['2026-11-21', 'chat.thread.today'],
  ['2026-11-22', 'chat.thread.today'],
  ['2026-11-20', 'chat.thread.yesterday'],
  ['2026-11-19', 'czwartek'],
  ['2026-11-15', 'niedziela'],
  ['2026-11-14', '14 listopada'],
  ['2025-11-21', '21\u00a0listopada 2025'],
])('the heading of %s is %s', (day, heading) => {
  expect(dayHeading('pl', say, day, NOW_MS)).toBe(heading);
});

test('after midnight in Poland the previous evening is yesterday', () => {
  expect(dayHeading('pl', say, '2026-11-21', Date.parse('2026-11-21T23:30:00.000Z'))).toBe('chat.thread.yesterday');
});
