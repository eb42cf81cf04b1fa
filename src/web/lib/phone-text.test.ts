import { expect, test } from 'vitest';
import { parsePhone } from '#contract/accounts/phone.ts';
import { phoneHref, phoneText } from './phone-text.ts';

test.each([
  ['+48501502503', '501 502 503'],
  ['+48184421122', '18 442 11 22'],
  ['+48221234567', '22 123 45 67'],
  ['+48612345678', '61 234 56 78'],
  ['+48601234567', '601 234 567'],
  ['+48800100100', '800 100 100'],
  ['+420601123456', '+420 601 123 456'],
  ['+380441234567', '+380 441 234 567'],
  ['+4930901820', '+49 309 018 20'],
  ['+421257881111', '+421 257 881 111'],
  ['+37052123456', '+370 521 234 56'],
])('%s is shown as %s, and parsed back', (stored, shown) => {
  expect(phoneText(stored)).toBe(shown);
  expect(parsePhone(shown)).toBe(stored);
});

test('an invalid number is shown unchanged', () => {
  expect(phoneText('12')).toBe('12');
  expect(phoneHref('+48 18 443 56 00')).toBe('tel:+48184435600');
});
