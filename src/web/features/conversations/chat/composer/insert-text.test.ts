import { expect, test } from 'vitest';
import { insertText } from './insert-text.ts';

test('inserted text replaces the selection and the caret follows it', () => {
  expect(insertText({ text: 'Dzień dobry', from: 5, to: 5 }, ' 🙂')).toEqual({ text: 'Dzień 🙂 dobry', caret: 8 });
  expect(insertText({ text: 'abc', from: 0, to: 3 }, 'x')).toEqual({ text: 'x', caret: 1 });
  expect(insertText({ text: '', from: 0, to: 0 }, '🍯')).toEqual({ text: '🍯', caret: 2 });
});
