import { expect, test } from 'vitest';
import type { MessageId } from '#i18n/message-id.ts';
import { inAllLocales } from '#i18n/translator.ts';
import { testApp } from '#test/test-app.ts';
import { ERROR_STATUS } from './errors.ts';
import { api } from './index.ts';
import { DELIVERY_KINDS } from './programs/webhook-kinds.ts';

const app = testApp();

test('every endpoint is mounted exactly once, and nothing else is', () => {
  const mounted = app.app.mounted.map((each) => each.endpoint.name).sort();
  expect(mounted).toEqual(api.map((each) => each.name).sort());
  expect(new Set(mounted).size).toBe(mounted.length);
});

test('every endpoint is documented with its parameters, response and errors', async () => {
  const document = (await app.app.fastify.inject('/api/openapi.json')).json();
  for (const endpoint of api) {
    const operation = document.paths[endpoint.path][endpoint.method.toLowerCase()];
    expect(operation).toMatchObject({ operationId: endpoint.name, summary: endpoint.summary });
    expect(operation.responses[200].content['application/json'].schema).toBeDefined();
    for (const code of endpoint.errors) expect(operation.responses[ERROR_STATUS[code]].description).toContain(code);
    for (const name of endpoint.path.matchAll(/\{(\w+)\}/g)) {
      expect(operation.parameters).toContainEqual(
        expect.objectContaining({ name: name[1], in: 'path', required: true }),
      );
    }
  }
});

test('the document states the credentials of each call: a session, or a token with a scope', async () => {
  const document = (await app.app.fastify.inject('/api/openapi.json')).json();
  for (const { path, method, access, scope } of api) {
    const { security } = document.paths[path][method.toLowerCase()];
    const token = scope ? [{ token: scope === 'any' ? [] : [scope] }] : [];
    expect(security).toEqual(access === 'public' ? undefined : [{ session: [] }, ...token]);
  }
  expect(Object.keys(document.components.securitySchemes)).toEqual(['session', 'token']);
  expect(Object.keys(document.webhooks)).toEqual([...DELIVERY_KINDS]);
  expect(document.info.description).toContain('webhook-signature');
});

test('the API reference page is served and requests no other origin', async () => {
  const page = await app.app.fastify.inject('/api/docs');
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
  expect(page.headers['content-security-policy']).not.toMatch(/https:|swagger\.io|upgrade/);
});

test('every error code has a message in every language', () => {
  for (const code of Object.keys(ERROR_STATUS)) {
    for (const sentence of inAllLocales(`error.${code}` as MessageId)) expect(sentence).not.toBe(`error.${code}`);
  }
});

test('an unknown path returns the failure format', async () => {
  const response = await app.app.fastify.inject({ url: '/api/nothing', headers: { 'accept-language': 'en' } });
  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({
    success: false,
    code: 'notFound',
    data: 'There is nothing here!',
    errors: {},
  });
});
