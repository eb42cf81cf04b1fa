import { expect, test } from 'vitest';
import { readMessages } from '#i18n/catalog.ts';
import { LOCALE_IDS } from '#i18n/locales.ts';
import { isEmojiOnly } from '../thread/emoji-only.ts';
import { EMOJI_GROUPS, findEmoji } from './emoji.ts';

const all = EMOJI_GROUPS.flatMap(({ emoji }) => emoji);

test('every emoji is a single grapheme and listed once', () => {
  for (const { sign } of all) expect(isEmojiOnly(sign), sign).toBe(true);
  expect(new Set(all.map(({ sign }) => sign)).size).toBe(all.length);
});

test.each(LOCALE_IDS)('every emoji has a unique name in %s', (locale) => {
  const messages = readMessages(locale);
  const names = all.map(({ name }) => messages[`chat.compose.emoji.${name}`]);
  expect(names).not.toContain(undefined);
  expect(new Set(names).size).toBe(all.length);
});

test('an emoji is found by prefixes of its names, ignoring diacritics and case', () => {
  const messages = readMessages('pl');
  const found = (query: string) =>
    findEmoji(query, (name) => messages[`chat.compose.emoji.${name}`] ?? '').map(({ sign }) => sign);
  expect(found('miod')).toEqual(['🍯']);
  expect(found('SLO')).toEqual(['🫙', '🌻']);
  expect(found('kciuk g')).toEqual(['👍']);
  expect(found('xyz')).toEqual([]);
});
