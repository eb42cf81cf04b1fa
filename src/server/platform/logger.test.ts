import { expect, test } from 'vitest';
import { redactText } from './logger.ts';

test.each([
  ['mail to jan.kowalski@wies.example.pl failed', 'mail to [e-mail] failed'],
  ['call 601 234 567 now', 'call [phone] now'],
  ['call +48601234567', 'call [phone]'],
  ['Authorization: Bearer abcdefgh12345678', 'Authorization: Bearer [token]'],
  ['/api/mails/stop/Abc_def-0123456789xyz failed', '/api/mails/stop/[token] failed'],
  ['/stopMails/Abc_def-0123456789xyz?lang=pl', '/stopMails/[token]?lang=pl'],
  ['/api/notices/Abc_def-0123456789xyz/appeal', '/api/notices/[token]/appeal'],
  ['/api/push/subscription?endpoint=https%3A%2F%2Fp.example%2Fabc', '/api/push/subscription?endpoint=[token]'],
  ['/verify?token=0123456789abcdef', '/verify?token=[token]'],
])('%s is logged as %s', (text, expected) => {
  expect(redactText(text)).toBe(expected);
});

test('ids and prices are not redacted', () => {
  expect(redactText('/ad/123456 costs 1234,50 and took 12.5 ms')).toBe('/ad/123456 costs 1234,50 and took 12.5 ms');
});
