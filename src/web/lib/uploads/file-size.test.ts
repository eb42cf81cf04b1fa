import { expect, test } from 'vitest';
import { fileSizeText } from './file-size.ts';

test.each([
  [1, '1 kB'],
  [340 * 1024, '340 kB'],
  [1024 * 1024 - 1, '1 MB'],
  [1.24 * 1024 * 1024, '1,2 MB'],
  [10 * 1024 * 1024, '10 MB'],
])('%i bytes are %s', (sizeBytes, text) => {
  expect(fileSizeText('pl', sizeBytes)).toBe(text.replace(' ', '\u00a0'));
});

test('Ukrainian has its own unit symbols', () => {
  expect(fileSizeText('uk', 2 * 1024 * 1024)).toBe('2\u00a0МБ');
});
