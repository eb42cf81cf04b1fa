import { expect, test } from 'vitest';
import { addressOf, isOwnOrigin } from './origins.ts';

const site = { publicUrl: 'https://jarmark.example', trustProxy: false, anyPort: false };
const from = (origin: string | undefined, more: Record<string, string> = {}) => ({
  host: 'localhost:3000',
  ...(origin === undefined ? {} : { origin }),
  ...more,
});

test.each<[string | undefined, boolean]>([
  [undefined, true],
  ['https://jarmark.example', true],
  ['http://localhost:3000', true],
  ['http://localhost:3001', false],
  ['https://jarmark.example:8443', false],
  ['https://evil.example', false],
  ['https://jarmark.example.evil.example', false],
  ['null', false],
  ['', false],
  ['file://', false],
  ['chrome-extension://jarmark.example', false],
])('a connection whose page is at %s is taken: %s', (origin, isTaken) => {
  expect(isOwnOrigin(from(origin), site)).toBe(isTaken);
});

test('the host that a proxy names counts behind a proxy alone', () => {
  const headers = from('https://targ.example', { 'x-forwarded-host': 'evil.example, targ.example' });
  expect(isOwnOrigin(headers, site)).toBe(false);
  expect(isOwnOrigin(headers, { ...site, trustProxy: true })).toBe(true);
});

test('on the port of sockets a page of the same host may come from any port', () => {
  const door = { ...site, anyPort: true };
  expect(isOwnOrigin(from('https://jarmark.example:8443'), door)).toBe(true);
  expect(isOwnOrigin(from('http://localhost:5000'), door)).toBe(true);
  expect(isOwnOrigin(from('https://evil.example'), door)).toBe(false);
});

test('an address is the one of the connection, or the first that a trusted proxy names', () => {
  const request = { headers: { 'x-forwarded-for': '10.0.0.7, 10.0.0.1' }, socket: { remoteAddress: '127.0.0.1' } };
  expect(addressOf(request, false)).toBe('127.0.0.1');
  expect(addressOf(request, true)).toBe('10.0.0.7');
});
