import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { aListing } from '#test/factories.ts';
import { testApp } from '#test/test-app.ts';
import { callPath, failureOf, fetchClient } from './api-client.ts';
import { isApiError } from './errors.ts';
import { getListing, listListings } from './listings/listings.ts';

const app = testApp();

test("the fetch client returns a parsed response and throws the server's refusal", async () => {
  const id = await aListing(app, 'ad', { title: 'Miód lipowy' });
  await app.app.fastify.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.app.fastify.server.address() as AddressInfo;
  const client = fetchClient(`http://127.0.0.1:${port}/api`, () => ({ 'accept-language': 'it' }));
  expect((await client.call(getListing.ad, { params: { id } })).title).toBe('Miód lipowy');
  const error = await client.call(listListings.ad, { query: { price_from: '-1' } } as never).catch((thrown) => thrown);
  expect(isApiError(error)).toBe(true);
  expect(error).toMatchObject({ status: 400, fieldErrors: { price_from: ['Inserisci un numero maggiore di zero.'] } });
});

test('path parameters are escaped, and empty query parameters omitted', () => {
  expect(callPath(getListing.ad, { params: { id: '1/2' } })).toBe('/ads/1%2F2');
  expect(callPath(listListings.ad, { query: { q: 'miód & ser', page: undefined, town: '' } })).toBe(
    '/ads?q=mi%C3%B3d+%26+ser',
  );
});

test('an unrecognised failure response becomes an ApiError by its status', () => {
  expect([failureOf(502, '<html>').code, failureOf(404, null).code]).toEqual(['unavailable', 'badRequest']);
});
