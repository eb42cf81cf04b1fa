import { expect, test } from 'vitest';
import { sendContactMessage } from '#contract/contact.ts';
import { testApp } from '#test/test-app.ts';

const app = testApp();

test('every response carries the security headers', async () => {
  for (const url of ['/api/ads', '/api/nothing', '/healthz']) {
    const { headers } = await app.app.fastify.inject(url);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
    });
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['permissions-policy']).toContain('camera=()');
  }
});

test('one address may contact the operators five times in ten minutes', async () => {
  const send = () =>
    app.app.fastify.inject({ method: 'POST', url: '/api/contact', payload: {}, remoteAddress: '10.1.2.3' });
  const statuses = [];
  for (let time = 0; time < 6; time += 1) statuses.push((await send()).statusCode);
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  expect((await send()).json()).toMatchObject({
    success: false,
    code: 'tooManyRequests',
    data: expect.stringContaining('Za dużo prób'),
  });
});

test('a body that is too large, of another type or invalid JSON is refused with a reason', async () => {
  const post = (payload: string, type = 'application/json') =>
    app.app.fastify.inject({
      method: 'POST',
      url: `/api${sendContactMessage.path}`,
      payload,
      headers: { 'content-type': type },
      remoteAddress: '10.1.2.4',
    });
  expect((await post('x'.repeat(300_000))).json()).toMatchObject({ code: 'payloadTooLarge' });
  expect((await post('<a/>', 'application/xml')).json()).toMatchObject({ code: 'unsupportedMediaType' });
  expect((await post('{"name":')).json()).toMatchObject({ code: 'badRequest' });
});

test('the health check responds, and the readiness check queries the database', async () => {
  expect((await app.app.fastify.inject('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await app.app.fastify.inject('/readyz')).json()).toEqual({ status: 'ready' });
});

test('pictures are served by name only', async () => {
  for (const name of ['../../package.json', '..%2f..%2fpackage.json', 'a'.repeat(32), `${'0'.repeat(32)}-320.webp`]) {
    expect((await app.app.fastify.inject(`/media/${name}`)).statusCode).toBe(404);
  }
});
