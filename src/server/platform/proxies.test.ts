import type { IncomingMessage } from 'node:http';
import fc from 'fast-check';
import Fastify, { type FastifyRequest } from 'fastify';
import { io } from 'socket.io-client';
import { expect, onTestFinished, test } from 'vitest';
import { testApp } from '#test/test-app.ts';
import { readConfig } from '../config.ts';
import { callerAddress, readProxies } from './proxies.ts';

const CONNECTION = '10.0.0.1';

function seenAs(setting: string, forwardedFor: string | undefined, remoteAddress = CONNECTION): string {
  const headers = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor };
  return callerAddress({ headers, socket: { remoteAddress } } as unknown as IncomingMessage, readProxies(setting));
}

test.each([
  ['0', '203.0.113.9', CONNECTION],
  ['false', '203.0.113.9', CONNECTION],
  ['1', undefined, CONNECTION],
  ['1', '203.0.113.9', '203.0.113.9'],
  // A forged header value comes before what the proxy appends.
  ['1', '1.1.1.1, 203.0.113.9', '203.0.113.9'],
  ['1', '1.1.1.1, 127.0.0.1,203.0.113.9', '203.0.113.9'],
  ['2', '1.1.1.1, 203.0.113.9, 192.0.2.1', '203.0.113.9'],
  ['2', '203.0.113.9', '203.0.113.9'],
  ['10.0.0.0/8', '1.1.1.1, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
  ['10.0.0.0/8', '10.0.0.2, 203.0.113.9', '203.0.113.9'],
  ['192.0.2.0/24, fd00::/8', '203.0.113.9', CONNECTION],
])('with TRUST_PROXY=%s and X-Forwarded-For: %s a request comes from %s', (setting, header, address) => {
  expect(seenAs(setting, header)).toBe(address);
});

test('an address equals its IPv4-mapped IPv6 form', () => {
  expect(seenAs('10.0.0.0/8', '203.0.113.9', '::ffff:10.0.0.1')).toBe('203.0.113.9');
  expect(seenAs('fd00::/8', '2001:db8::7', 'fd12::1')).toBe('2001:db8::7');
});

test.each([
  'true',
  'yes',
  '-1',
  '1.5',
  '21',
  '10.0.0.0/99',
  '10.0.0.256',
  '10.0.0.0/8,,',
  '0.0.0.0/0',
  '::/0',
  '10.0.0.1 10.0.0.2',
])('TRUST_PROXY=%s is refused with the invalid part', (value) => {
  expect(() => readConfig({ TRUST_PROXY: value })).toThrow(/^TRUST_PROXY: ".*"/);
});

test('requests and sockets see the same address, whatever the header contains', async () => {
  const entry = fc.constantFrom('203.0.113.9', '10.0.0.2', '2001:db8::7', 'unknown', '', ' ', '1.2.3.4:80', '<script>');
  const setting = fc.constantFrom('0', '1', '2', '3', '10.0.0.0/8', '10.0.0.2');
  const servers = new Map<string, ReturnType<typeof Fastify>>();
  const serverOf = (value: string) => {
    const server = servers.get(value) ?? Fastify({ trustProxy: readProxies(value) ?? false });
    if (!servers.has(value)) server.get('/', async ({ ip }: FastifyRequest) => ({ ip }));
    servers.set(value, server);
    return server;
  };
  await fc.assert(
    fc.asyncProperty(setting, fc.array(entry, { maxLength: 5 }), async (value, entries) => {
      const header = entries.join(',');
      const headers = { 'x-forwarded-for': header };
      const answer = await serverOf(value).inject({ url: '/', headers, remoteAddress: CONNECTION });
      expect(seenAs(value, header)).toBe(answer.json().ip);
    }),
    { numRuns: 200 },
  );
});

/** The number of unauthenticated sockets allowed per address. */
const PLACES = 60;
const proxied = testApp({ TRUST_PROXY: '1' });

test('a limit applies to one visitor behind a proxy, whatever they write into the header', async () => {
  const send = (forged: string, visitor = '203.0.113.9') =>
    proxied.app.fastify.inject({
      method: 'POST',
      url: '/api/contact',
      payload: {},
      headers: { 'x-forwarded-for': `${forged}${visitor}` },
    });
  const statuses = [];
  for (let time = 0; time < 6; time += 1) statuses.push((await send(`198.51.100.${time}, `)).statusCode);
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  expect((await send('', '203.0.113.10')).statusCode).toBe(400);
});

test('the socket limit applies to one visitor, whatever they write into the header', async () => {
  await proxied.app.fastify.listen({ port: 0, host: '127.0.0.1' });
  const { port } = proxied.app.fastify.server.address() as { port: number };
  const open = (forwardedFor: string) => {
    const socket = io(`http://127.0.0.1:${port}`, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      extraHeaders: { 'x-forwarded-for': forwardedFor },
    });
    onTestFinished(() => void socket.close());
    return new Promise<boolean>((resolve) => {
      socket.on('connect', () => resolve(true));
      socket.on('connect_error', () => resolve(false));
    });
  };
  const forged = Array.from({ length: PLACES }, (_, time) => open(`198.51.100.${time}, 203.0.113.20`));
  expect(new Set(await Promise.all(forged))).toEqual(new Set([true]));
  expect(await open('198.51.100.200, 203.0.113.20')).toBe(false);
  expect(await open('198.51.100.1, 203.0.113.21')).toBe(true);
});
