import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { ApiError } from '#contract/errors.ts';
import { toApiError } from '../../platform/errors.ts';
import type { Limits } from '../../platform/limits/service.ts';
import { type PaymentEvent, type PaymentProvider, ProviderFailed, type Webhook, WebhookRefused } from './provider.ts';
import { serveWebhooks } from './webhooks.ts';

const EVENT: PaymentEvent = {
  provider: 'stripe',
  eventId: 'cs_1-paid',
  kind: 'paid',
  ref: 'cs_1',
  purchaseId: 1,
  amountMinor: 1_900,
  currency: 'PLN',
};

interface Site {
  readonly post: (body: Buffer | string, options?: { type?: string; to?: string }) => Promise<{ statusCode: number }>;
  readonly read: Webhook[];
  readonly taken: PaymentEvent[][];
  /** How many refused webhooks were counted against their address. */
  readonly counted: () => number;
}

/** A server with only the webhooks of one provider, which reads them as configured. */
async function aSite(
  readWebhook: () => Promise<PaymentEvent[]>,
  take?: () => Promise<void>,
  maxTries = 100,
): Promise<Site> {
  const fastify = Fastify();
  const [read, taken]: [Webhook[], PaymentEvent[][]] = [[], []];
  let counted = 0;
  const limits = {
    take: async () => {
      counted += 1;
      if (counted > maxTries) throw new ApiError('tooManyRequests');
      return async () => {
        counted -= 1;
      };
    },
  } as unknown as Limits;
  const provider = {
    readWebhook: (webhook: Webhook) => {
      read.push(webhook);
      return readWebhook();
    },
  } as unknown as PaymentProvider;
  serveWebhooks(fastify, {
    providers: new Map([['stripe', provider]]),
    limits,
    take: async (events) => {
      await take?.();
      taken.push([...events]);
    },
  });
  fastify.setErrorHandler((error, _request, reply) => reply.status(toApiError(error).status).send());
  return {
    post: (payload, { type = 'application/json', to = 'stripe' } = {}) =>
      fastify.inject({ method: 'POST', url: `/webhooks/payments/${to}`, headers: { 'content-type': type }, payload }),
    read,
    taken,
    counted: () => counted,
  };
}

test('the provider gets the exact bytes, whatever the content type', async () => {
  const site = await aSite(async () => [EVENT]);
  const odd = Buffer.from('{ "a" :  1.0,\r\n"ż":"\\u017c" }');
  for (const type of ['application/json', 'application/x-www-form-urlencoded', 'text/plain', 'x/y; charset=utf-8']) {
    expect((await site.post(odd, { type })).statusCode).toBe(200);
  }
  expect(site.read.map(({ rawBody }) => rawBody.equals(odd))).toEqual([true, true, true, true]);
  expect(site.taken).toEqual([[EVENT], [EVENT], [EVENT], [EVENT]]);
});

test('a webhook that is not the provider’s gets 400, is not passed on, and counts against its address', async () => {
  const site = await aSite(() => Promise.reject(new WebhookRefused('no signature')), undefined, 2);
  expect((await site.post('{}')).statusCode).toBe(400);
  expect((await site.post('{}')).statusCode).toBe(400);
  expect((await site.post('{}')).statusCode).toBe(429);
  expect(site.taken).toEqual([]);
});

test('a valid webhook is accepted from an address whose limit strangers have used up', async () => {
  let isTrue = false;
  const read = async () => (isTrue ? [EVENT] : Promise.reject(new WebhookRefused('no signature')));
  const site = await aSite(read, undefined, 1);
  expect((await site.post('{}')).statusCode).toBe(400);
  expect((await site.post('{}')).statusCode).toBe(429);
  isTrue = true;
  expect((await site.post('{}')).statusCode).toBe(200);
  expect(site.taken).toEqual([[EVENT]]);
});

test('valid webhooks are not rate-limited', async () => {
  const site = await aSite(async () => [EVENT], undefined, 1);
  for (let tries = 0; tries < 5; tries += 1) expect((await site.post('{}')).statusCode).toBe(200);
  expect(site.counted()).toBe(0);
});

test.each([
  ['the provider is unavailable', () => Promise.reject(new ProviderFailed('down')), undefined],
  ['the event cannot be stored', async () => [EVENT], () => Promise.reject(new Error('the database is away'))],
])('where %s the response is 503, so that the provider retries, and it does not count', async (_when, read, take) => {
  const site = await aSite(read, take);
  expect((await site.post('{}')).statusCode).toBe(503);
  expect(site.taken).toEqual([]);
  expect(site.counted()).toBe(0);
});

test('a webhook without events gets 200 and is not passed on', async () => {
  const site = await aSite(async () => []);
  expect((await site.post('{}')).statusCode).toBe(200);
  expect(site.taken).toEqual([]);
});

test('a provider that is unknown or not configured has no endpoint', async () => {
  const site = await aSite(async () => [EVENT]);
  expect((await site.post('{}', { to: 'przelewy24' })).statusCode).toBe(404);
  expect((await site.post('{}', { to: 'constructor' })).statusCode).toBe(404);
});

test('a body that is too large is refused before it is read', async () => {
  const site = await aSite(async () => [EVENT]);
  expect((await site.post(Buffer.alloc(300 * 1024, 'a'))).statusCode).toBe(413);
  expect(site.read).toEqual([]);
});
