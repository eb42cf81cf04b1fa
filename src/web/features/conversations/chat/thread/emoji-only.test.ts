import { expect, test } from 'vitest';
import { isEmojiOnly } from './emoji-only.ts';

test.each(['🍯', '👍👍', '❤️ 🙂 🐝', '👨‍👩‍👧‍👦', '🇵🇱', '👍🏽', '1️⃣'])('%s is shown large', (text) => {
  expect(isEmojiOnly(text)).toBe(true);
});

test.each(['', '   ', 'ok 👍', '🙂🙂🙂🙂', '123', '#', '©', '👍.', 'a'.repeat(200)])('%j is shown as text', (text) => {
  expect(isEmojiOnly(text)).toBe(false);
});
