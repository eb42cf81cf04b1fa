import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { readProxies } from '../platform/proxies.ts';
import { isOwnOrigin } from './origins.ts';

const site = { publicUrl: 'https://jarmark.example', trustProxy: null, anyPort: false };
const from = (origin: string | undefined, more: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  ({
    headers: { host: 'localhost:3000', ...(origin === undefined ? {} : { origin }), ...more },
    socket: { remoteAddress },
  }) as unknown as IncomingMessage;

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
])('a connection from a page at %s is accepted: %s', (origin, isTaken) => {
  expect(isOwnOrigin(from(origin), site)).toBe(isTaken);
});

test('the forwarded host counts only when the connection comes from a trusted proxy', () => {
  const headers = { 'x-forwarded-host': 'evil.example, targ.example' };
  const request = (remoteAddress?: string) => from('https://targ.example', headers, remoteAddress);
  expect(isOwnOrigin(request(), site)).toBe(false);
  expect(isOwnOrigin(request(), { ...site, trustProxy: readProxies('1') })).toBe(true);
  const networks = { ...site, trustProxy: readProxies('10.0.0.0/8') };
  expect([isOwnOrigin(request('10.1.2.3'), networks), isOwnOrigin(request('192.0.2.7'), networks)]).toEqual([
    true,
    false,
  ]);
});

test('the sockets-only port accepts pages of the same host on any port', () => {
  const door = { ...site, anyPort: true };
  expect(isOwnOrigin(from('https://jarmark.example:8443'), door)).toBe(true);
  expect(isOwnOrigin(from('http://localhost:5000'), door)).toBe(true);
  expect(isOwnOrigin(from('https://evil.example'), door)).toBe(false);
});
