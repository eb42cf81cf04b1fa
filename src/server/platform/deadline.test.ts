import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { getListing } from '#contract/listings/listings.ts';
import { aListing, anAccount, aSession } from '#test/factories.ts';
import { testApp } from '#test/test-app.ts';
import type { WebSource } from './web-host.ts';

/** Blocks the rendering of the page. */
let rendering = Promise.withResolvers<void>();
let listingId = 0;
/** The outcome of the call that the page makes after the wait. */
let lateCall: Promise<unknown> = Promise.resolve();

const web: WebSource = {
  handle: async (_request, { api, failure }) => {
    if (failure) return new Response(`sorry: ${failure}`, { status: 503, headers: { 'content-type': 'text/html' } });
    await rendering.promise;
    lateCall = api.call(getListing.ad, { params: { id: listingId } });
    await lateCall;
    return new Response('here', { headers: { 'content-type': 'text/html' } });
  },
  clientDir: null,
  messages: {},
  cache: true,
};

// All calls here are meant to time out, so the deadline can be short on any machine.
const app = testApp({ REQUEST_DEADLINE_MS: '100' }, web);

test('a request that takes too long gets 503, and writes nothing afterwards', async () => {
  const accountId = await anAccount(app, { name: 'Halina' });
  const token = await aSession(app, accountId);
  const { db } = app.client;
  const holding = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const holder = db.transaction().execute(async (tx) => {
    await sql`select 1 from account where id = ${accountId} for update`.execute(tx);
    holding.resolve();
    await held.promise;
  });
  await holding.promise;
  const answer = await app.app.fastify.inject({
    method: 'PATCH',
    url: '/api/user/me/profile',
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'de' },
    payload: { name: 'Pasieka' },
  });
  held.resolve();
  await holder;
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  expect(answer.json()).toMatchObject({ success: false, code: 'timeout', errors: {} });
  // This lock is granted after the timed-out request has released the row.
  const { rows } = await sql`select name from account where id = ${accountId} for update`.execute(db);
  expect(rows).toEqual([{ name: 'Halina' }]);
});

test('a page that takes too long gets the site’s error page, and sends no more queries', async () => {
  rendering = Promise.withResolvers<void>();
  listingId = await aListing(app, 'ad');
  const answer = await app.app.fastify.inject({ url: '/slow', headers: { accept: 'text/html' } });
  expect([answer.statusCode, answer.headers['retry-after'], answer.body]).toEqual([503, '5', 'sorry: timeout']);
  rendering.resolve();
  await new Promise(setImmediate);
  await expect(lateCall).rejects.toMatchObject({ code: 'timeout' });
});
