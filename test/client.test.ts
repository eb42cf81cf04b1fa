import { execFileSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, inject, test } from 'vitest';
import { openConversation } from '#contract/conversations.ts';
import { stateStatus } from '#contract/seller-status/seller-status.ts';
import { signedHeaders } from '#server/programs/signature.ts';
import type * as Client from '../clients/ts/src/index.ts';
import { CLIENT_FILE, clientSource } from '../scripts/make-client.ts';
import { aListing } from './factories.ts';
import { anAccessToken } from './program-factories.ts';
import { aMessage, aTalker } from './talk-factories.ts';
import { testApp } from './test-app.ts';

const BASKETS = 201;
const app = testApp({ RATE_LIMIT: '0' });
let client: typeof Client;
let url: string;

beforeAll(async () => {
  // As `npm install` of the folder builds it.
  const folder = await mkdtemp(join(inject('runFolder'), 'client-'));
  const compiler = join(process.cwd(), 'node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [compiler, '-p', 'clients/ts', '--outDir', folder], { stdio: 'pipe' });
  await mkdir(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  client = await import(/* @vite-ignore */ pathToFileURL(join(folder, 'index.js')).href);
  await app.app.fastify.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(app.app.fastify.server.address() as AddressInfo).port}`;
});

test('the calls of the client are those of the contract', () => {
  expect(readFileSync(CLIENT_FILE, 'utf8'), 'run: node scripts/make-client.ts').toBe(clientSource());
});

test("a program reads and changes its user's listings over HTTP", async () => {
  const person = await aTalker(app, 'Halina Wrona');
  const listingId = await aListing(app, 'ad', { seller_id: person.id, title: 'Miód gryczany' });
  const { secret } = await anAccessToken(app, person.id);
  const jarmark = client.createJarmark({ url, token: secret });
  expect((await jarmark.call('tokens.current')).account).toEqual({ id: person.id, name: 'Halina Wrona' });
  const { items } = await jarmark.call('selling.list', { query: { kind: 'ad', q: 'gryczany' } });
  expect(items.map(({ id }) => id)).toEqual([listingId]);
  const { data } = await jarmark.call('selling.act', { body: { ids: [listingId], action: 'pause' } });
  expect(data.done.map(({ hidden }) => hidden)).toEqual(['paused']);
  expect((await jarmark.call('numbers.listing', { params: { id: listingId } })).totals.contacts).toBe(0);
});

test('a program reads messages and answers them', async () => {
  const [seller, buyer] = [await aTalker(app), await aTalker(app)];
  const { data } = await buyer.api.call(openConversation, { body: { userId: seller.id } });
  await aMessage(buyer, data.id);
  const { secret } = await anAccessToken(app, seller.id, ['messages:read', 'messages:write']);
  const jarmark = client.createJarmark({ url, token: secret });
  const params = { id: data.id };
  expect((await jarmark.call('messages.list', { params })).items).toHaveLength(1);
  const body = { clientId: 'odpowiedz-1', content: 'Tak, jeszcze jest.' };
  const first = await jarmark.call('messages.send', { params, body });
  const again = await jarmark.call('messages.send', { params, body });
  expect(again.data.id).toBe(first.data.id);
});

test('the same key creates one listing, whatever the number of calls', async () => {
  const person = await aTalker(app);
  await person.api.call(stateStatus, { body: { sellsAs: 'private' } });
  const id = await aListing(app, 'ad', { seller_id: person.id, category_id: BASKETS, title: 'Koszyk z wikliny' });
  const { secret } = await anAccessToken(app, person.id);
  const jarmark = client.createJarmark({ url, token: secret });
  const copy = () => jarmark.call('selling.duplicate', { params: { id } }, { idempotencyKey: 'kopia-na-wiosne' });
  expect((await copy()).data.id).toBe((await copy()).data.id);
});

test('a refusal is an error with its code, and messages in the language asked for', async () => {
  const { id } = await aTalker(app);
  const { secret } = await anAccessToken(app, id, ['messages:read']);
  const jarmark = client.createJarmark({ url, token: secret, language: 'en' });
  const failure = await jarmark.call('selling.list', { query: { kind: 'ad' } }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(client.JarmarkError);
  expect(failure).toMatchObject({
    code: 'scopeMissing',
    status: 403,
    message: 'This token lacks the permission needed.',
  });
});

test('a call that may succeed later is retried with the same key, and no other call is', async () => {
  const tries: { status: number; key: string | null }[] = [];
  const answering = (statuses: number[]) =>
    client.createJarmark({
      url,
      fetch: async (_, init) => {
        const status = statuses[tries.length] ?? 200;
        tries.push({ status, key: new Headers(init?.headers).get('idempotency-key') });
        const body = status === 200 ? { success: true, data: {} } : { code: 'tooManyRequests', data: 'x', errors: {} };
        return Response.json(body, { status, headers: { 'retry-after': '0.01' } });
      },
    });
  await answering([429, 503]).call('selling.duplicate', { params: { id: 1 } });
  expect(tries.map(({ status }) => status)).toEqual([429, 503, 200]);
  expect(new Set(tries.map(({ key }) => key)).size).toBe(1);
  tries.length = 0;
  await expect(answering([403]).call('tokens.current')).rejects.toMatchObject({ status: 403 });
  expect(tries).toHaveLength(1);
});

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const BODY = JSON.stringify({ id: crypto.randomUUID(), kind: 'ping', time: new Date().toISOString(), data: {} });

test('the client accepts what the server signs, with either secret of a rotation', async () => {
  const now = { id: 'a', timestampS: Math.floor(Date.now() / 1_000), body: BODY };
  const other = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;
  const headers = signedHeaders(now, [other, SECRET]);
  expect(await client.verifyWebhook(BODY, headers, SECRET)).toMatchObject({ kind: 'ping' });
  expect(await client.verifyWebhook(BODY, new Headers(headers), other)).toMatchObject({ kind: 'ping' });
});

test('the client rejects deliveries that were altered, are old, or have another sender', async () => {
  const now = Math.floor(Date.now() / 1_000);
  const signed = (timestampS: number) => signedHeaders({ id: 'a', timestampS, body: BODY }, [SECRET]);
  const refused = (body: string, headers: Record<string, string>, secret = SECRET) =>
    expect(client.verifyWebhook(body, headers, secret)).rejects.toBeInstanceOf(client.WebhookError);
  await refused(`${BODY} `, signed(now));
  await refused(BODY, signed(now - 600));
  await refused(BODY, { ...signed(now), 'webhook-timestamp': String(now - 1) });
  await refused(BODY, { ...signed(now), 'webhook-id': 'b' });
  await refused(BODY, signed(now), `whsec_${createHmac('sha256', 'x').update('y').digest('base64')}`);
  await refused(BODY, {});
});
