import { expect, test } from 'vitest';
import { startFakeServer } from '#test/fake-server.ts';
import { isPublicAddress, publicLookup } from './public-address.ts';
import { retryDelayS } from './retries.ts';
import { sendToWebhook } from './webhook-request.ts';
import { webhookUrlProblem } from './webhook-url.ts';

test.each([
  ['https://sklep.example/jarmark?klucz=1', null],
  ['https://sklep.example:8443/jarmark', null],
  ['http://sklep.example/jarmark', 'validation.webhookHttps'],
  ['https://sklep.example:22/', 'validation.webhookUrl'],
  ['https://jan:haslo@sklep.example/', 'validation.webhookUrl'],
  ['https://localhost/', 'validation.webhookPrivate'],
  ['https://drukarka/', 'validation.webhookPrivate'],
  ['https://baza.internal/', 'validation.webhookPrivate'],
  ['https://baza.internal./', 'validation.webhookPrivate'],
  ['https://127.0.0.1/', 'validation.webhookPrivate'],
  ['https://2130706433/', 'validation.webhookPrivate'],
  ['https://0x7f.1/', 'validation.webhookPrivate'],
  ['https://93.184.215.14/', 'validation.webhookPrivate'],
  ['https://[::1]/', 'validation.webhookPrivate'],
  ['https://[::ffff:10.0.0.1]/', 'validation.webhookPrivate'],
])('the address %s: %s', (url, problem) => {
  expect(webhookUrlProblem(url, false)).toBe(problem);
});

test('loopback addresses are accepted if configured, also without https', () => {
  expect(webhookUrlProblem('http://127.0.0.1:4000/', true)).toBeNull();
  expect(webhookUrlProblem('http://localhost:4000/', true)).toBeNull();
  expect(webhookUrlProblem('http://10.0.0.1:4000/', true)).toBe('validation.webhookHttps');
});

test.each([
  ['93.184.215.14', true],
  ['2606:4700::1111', true],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['127.0.0.1', false],
  ['169.254.169.254', false],
  ['172.31.255.255', false],
  ['192.168.1.1', false],
  ['198.18.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['2001:db8::1', false],
  ['fc00::1', false],
  ['fe80::1', false],
  ['ff02::1', false],
  ['nothing', false],
])('%s is of the public internet: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

test('a name that resolves to this machine is refused', async () => {
  const result = await new Promise((resolve) => {
    publicLookup(false)('localhost', { all: true }, (error) => resolve(error?.name));
  });
  expect(result).toBe('PrivateAddressError');
});

test('nothing is sent to a private address, even if one is stored', async () => {
  let calls = 0;
  const server = await startFakeServer(() => {
    calls += 1;
    return { status: 200, json: null };
  });
  const { port } = new URL(server.url);
  for (const url of [server.url, `http://localhost:${port}/`, `http://[::1]:${port}/`]) {
    const result = await sendToWebhook({ url, headers: {}, body: '{}', allowsLoopback: false });
    expect(result).toMatchObject({ status: null, problem: 'private' });
  }
  expect(calls).toBe(0);
  await server.close();
});

test('a closed port, an unknown name and a malformed response are distinguished', async () => {
  const send = (url: string) => sendToWebhook({ url, headers: {}, body: '{}', allowsLoopback: true });
  expect(await send('http://127.0.0.1:9/')).toMatchObject({ problem: 'connection' });
  const server = await startFakeServer(() => ({ status: 200, json: null }));
  expect(await send(server.url.replace('http:', 'https:'))).toMatchObject({
    problem: expect.stringMatching(/broken|certificate/),
  });
  await server.close();
});

test('attempts are spread over a day with growing pauses', () => {
  const delays: number[] = [];
  for (let failed = 1; ; failed += 1) {
    const delay = retryDelayS(failed);
    if (delay === null) break;
    delays.push(delay);
  }
  expect(delays.every((delay, index) => index === 0 || delay >= (delays[index - 1] ?? 0))).toBe(true);
  const hours = delays.reduce((sum, delay) => sum + delay, 0) / 3_600;
  expect(hours).toBeGreaterThan(23);
  expect(hours).toBeLessThan(25);
});
