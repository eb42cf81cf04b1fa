import { expect, test } from 'vitest';
import { boldened, continued, listed, type Replacement } from './text-marks.ts';

/** `[` and `]` mark the selection. */
function run(act: (selected: { text: string; start: number; end: number }) => Replacement | null, marked: string) {
  const start = marked.indexOf('[');
  const end = marked.indexOf(']') - 1;
  const text = marked.replace(/[[\]]/g, '');
  const done = act({ text, start, end });
  if (!done) return null;
  const after = text.slice(0, done.from) + done.put + text.slice(done.to);
  return `${after.slice(0, done.start)}[${after.slice(done.start, done.end)}]${after.slice(done.end)}`;
}

test('text becomes bold and plain again', () => {
  expect(run(boldened, 'a [b c ]d')).toBe('a **[b c]** d');
  expect(run(boldened, 'a **[b]** d')).toBe('a [b] d');
  expect(run(boldened, 'a []')).toBe('a **[]**');
  expect(run(boldened, '[a\nb]')).toBe('**[a**\n**b]**');
});

test('lines become list items and lines again', () => {
  expect(run(listed, 'x\na[]b')).toBe('x\n- ab[]');
  expect(run(listed, 'a[\n\n]b')).toBe('- a\n\n- b[]');
  expect(run(listed, '- a[\n- ]b')).toBe('a\nb[]');
  expect(run(listed, '[]')).toBe('- []');
});

test('Enter continues a list, and ends it after an empty item', () => {
  expect(run(continued, '- a[]')).toBe('- a\n- []');
  expect(run(continued, '- a\n- []')).toBe('- a\n[]');
  expect(run(continued, 'a[]')).toBeNull();
});
