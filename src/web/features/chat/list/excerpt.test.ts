import { expect, test } from 'vitest';
import type { Message, MessageFile } from '#contract/conversations.ts';
import { getTranslator } from '#i18n/translator.ts';
import { excerptOf } from './excerpt.ts';

const t = getTranslator('pl');
const picture: MessageFile = { id: 1, kind: 'picture', name: 'ul.webp', sizeBytes: 9, width: 4, height: 3 };
const pdf: MessageFile = { id: 2, kind: 'pdf', name: 'cennik.pdf', sizeBytes: 9, width: null, height: null };
const saying = (change: Partial<Message>): Message => ({
  id: 1,
  number: 1,
  clientId: 'abcdefgh',
  sender_id: 7,
  content: '',
  created_at: '2026-11-21T12:00:00.000Z',
  conversation: { id: 1 },
  files: [],
  warnings: [],
  removed: null,
  ...change,
});

test('words of several lines become one', () => {
  const content = 'Dzień dobry!\n\n  Czy jest jeszcze\tmiód? ';
  expect(excerptOf(saying({ content }), t)).toEqual({
    icon: null,
    text: 'Dzień dobry! Czy jest jeszcze miód?',
    isSaid: false,
  });
});

test.each([
  [[picture], 'image', 'Zdjęcie'],
  [[picture, picture], 'image', '2 zdjęcia'],
  [Array(5).fill(picture), 'image', '5 zdjęć'],
  [[pdf], 'file-text', 'Dokument'],
  [[pdf, pdf], 'file-text', '2 dokumenty'],
  [[picture, pdf], 'file-text', '2 pliki'],
] as const)('files without words are named (%#)', (files, icon, text) => {
  expect(excerptOf(saying({ files: [...files] }), t)).toEqual({ icon, text, isSaid: true });
});

test('words that come with a picture stay, with its icon', () => {
  expect(excerptOf(saying({ content: 'Tak wygląda', files: [picture] }), t)).toEqual({
    icon: 'image',
    text: 'Tak wygląda',
    isSaid: false,
  });
});

test('what was removed says by whom', () => {
  const texts = (['byModerator', 'withAccount'] as const).map(
    (removed) => excerptOf(saying({ removed, files: [picture] }), t).text,
  );
  expect(new Set(texts).size).toBe(2);
});
