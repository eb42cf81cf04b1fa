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
  offer: null,
  removed: null,
  ...change,
});

test('lines are joined into one', () => {
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
] as const)('files without a text are named (%#)', (files, icon, text) => {
  expect(excerptOf(saying({ files: [...files] }), t)).toEqual({ icon, text, isSaid: true });
});

test("a text with a picture stays, with the picture's icon", () => {
  expect(excerptOf(saying({ content: 'Tak wygląda', files: [picture] }), t)).toEqual({
    icon: 'image',
    text: 'Tak wygląda',
    isSaid: false,
  });
});

test('a removed message says who removed it', () => {
  const texts = (['byModerator', 'withAccount'] as const).map(
    (removed) => excerptOf(saying({ removed, files: [picture] }), t).text,
  );
  expect(new Set(texts).size).toBe(2);
});
