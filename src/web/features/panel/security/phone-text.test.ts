import { expect, test } from 'vitest';
import { parsePhone } from '#contract/phone.ts';
import { phoneText } from './phone-text.ts';

test.each([
  ['+48501502503', '501 502 503'],
  ['+380441234567', '+380441234567'],
])('%s is shown as %s, and read back the same', (stored, shown) => {
  expect(phoneText(stored)).toBe(shown);
  expect(parsePhone(shown)).toBe(stored);
});

test('what is no number is shown as it is', () => {
  expect(phoneText('12')).toBe('12');
});
