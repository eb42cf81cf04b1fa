import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { USUAL_MARKET } from '#contract/settings/market.ts';
import { LOCALE_IDS } from '#i18n/locales.ts';
import { anOrder } from '#test/payment-stages.ts';
import { testApp } from '#test/test-app.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import type { CheckoutOrder, PaymentEvent } from '../provider.ts';
import { serveWebhooks } from '../webhooks.ts';
import { WAIT_S } from './decide.ts';
import { createSandboxProvider } from './provider.ts';
import { serveSandboxPages } from './routes.ts';

const app = testApp();
const publicUrl = 'https://jarmark.test';

type Told = { ref: string; eventId: string };
type Deliver = (job: Told) => Promise<void>;

let site: FastifyInstance;
let queued: (Told & { afterS: number })[];
let taken: PaymentEvent[];
let deliver: Deliver;
let provider: ReturnType<typeof createSandboxProvider>;

let market: { -readonly [Key in keyof typeof USUAL_MARKET]: (typeof USUAL_MARKET)[Key] };
beforeEach(async () => {
  market = { ...USUAL_MARKET };
  [queued, taken] = [[], []];
  const jobs = {
    queue: async (_tx: unknown, _name: string, told: Told) => queued.push({ ...told, afterS: 0 }),
    queueLater: async (_tx: unknown, _name: string, [job]: [{ payload: Told }], afterS: number) =>
      queued.push({ ...job.payload, afterS }),
    work: (_name: string, worker: Deliver) => {
      deliver = worker;
    },
  } as unknown as Jobs;
  const { db } = app.client;
  provider = createSandboxProvider({ db, jobs, publicUrl });
  site = Fastify();
  await site.register(formbody);
  serveSandboxPages(site, { config: { publicUrl, mode: 'test', market }, db, jobs });
  serveWebhooks(site, {
    providers: new Map([['sandbox', provider]]),
    take: async (events) => void taken.push(...events),
    limits: { take: async () => async () => {} } as never,
  });
});

async function started(fields: Partial<CheckoutOrder> = {}) {
  const order = await anOrder(app, fields);
  const { ref, url } = await provider.startCheckout(order);
  return { ref, url, path: new URL(url).pathname, order };
}

function decide(path: string, decision: string) {
  return site.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `decision=${decision}`,
  });
}

/** Runs due jobs; delayed ones stay. */
async function tellAll(): Promise<void> {
  for (const { ref, eventId } of queued.splice(0).filter(({ afterS }) => afterS === 0)) await deliver({ ref, eventId });
}

test('a buyer who pays returns to the shop, which gets a signed webhook', async () => {
  const { path, ref, order } = await started();
  const answer = await decide(path, 'approve');
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe(`/payment/${order.purchaseId}`);
  await tellAll();
  expect(taken).toMatchObject([{ kind: 'paid', ref, purchaseId: order.purchaseId, amountMinor: 1_900 }]);
});

test('a declined payment is reported, may still be approved, and that is reported too', async () => {
  const { path } = await started();
  await decide(path, 'decline');
  await tellAll();
  expect((await site.inject(path)).payload).toContain('data-state="declined"');
  await decide(path, 'approve');
  await tellAll();
  expect(taken.map(({ kind }) => kind)).toEqual(['declined', 'paid']);
});

test('pressing the button twice, or concurrently, counts once', async () => {
  const { path } = await started();
  const answers = await Promise.all(['approve', 'approve', 'decline'].map((decision) => decide(path, decision)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303]);
  await tellAll();
  expect(taken.filter(({ kind }) => kind === 'paid')).toHaveLength(1);
});

test('a late confirmation is reported later, and not known before', async () => {
  const { path, ref, order } = await started();
  queued.length = 0;
  await decide(path, 'wait');
  expect(queued).toEqual([{ ref, eventId: `${ref}-paid`, afterS: WAIT_S }]);
  await deliver({ ref, eventId: `${ref}-paid` });
  const payment = { ref, purchaseId: order.purchaseId, amountMinor: order.amountMinor };
  expect([taken, await provider.fetchEvents(payment)]).toEqual([[], []]);
  expect((await site.inject(path)).payload).toContain('data-state="waiting"');
  await sql`update sandbox_payment set paid_at = now() where ref = ${ref}`.execute(app.client.db);
  await deliver({ ref, eventId: `${ref}-paid` });
  expect(taken).toMatchObject([{ kind: 'paid', ref }]);
});

test('a payment is reported as expired in time unless it was paid', async () => {
  const [late, paid] = [await started(), await started()];
  const expiries = queued.filter(({ eventId }) => eventId.endsWith('-expired'));
  expect(expiries.map(({ afterS }) => afterS > 890 && afterS <= 902)).toEqual([true, true]);
  await decide(paid.path, 'approve');
  for (const { ref, eventId } of expiries) await deliver({ ref, eventId });
  expect(taken).toEqual([]);
  await sql`update sandbox_payment set expires_at = now() - interval '1 second'`.execute(app.client.db);
  for (const { ref, eventId } of expiries) await deliver({ ref, eventId });
  expect(taken).toMatchObject([{ kind: 'expired', ref: late.ref }]);
  expect((await site.inject(late.path)).payload).toContain('data-state="expired"');
});

test('a payment cancelled by the shop can neither be paid nor declined', async () => {
  const { path, ref, order } = await started();
  await provider.cancelCheckout({ ref, purchaseId: order.purchaseId, amountMinor: order.amountMinor });
  for (const decision of ['approve', 'wait', 'decline']) {
    expect((await decide(path, decision)).headers.location).toBe(path);
  }
  await tellAll();
  expect(taken.map(({ kind }) => kind)).toEqual(['expired']);
  expect((await site.inject(path)).payload).toContain('data-state="cancelled"');
});

test.each(['', 'decision=steal', 'decision=approve&decision=decline', '%00=%ff'])(
  'a form with %j decides nothing',
  async (payload) => {
    const { path } = await started();
    queued.length = 0;
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await site.inject({ method: 'POST', url: path, headers, payload });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, path]);
    expect(queued).toEqual([]);
  },
);

test('a webhook that is not accepted is retried', async () => {
  const { path, ref } = await started();
  await decide(path, 'approve');
  const closed = Fastify();
  serveWebhooks(closed, {
    providers: new Map([['sandbox', provider]]),
    take: () => Promise.reject(new Error('the database is away')),
    limits: { take: async () => async () => {} } as never,
  });
  let worker: Deliver = async () => {};
  const jobs = { work: (_name: string, given: Deliver) => (worker = given) } as unknown as Jobs;
  serveSandboxPages(closed, { config: { publicUrl, mode: 'test', market: USUAL_MARKET }, db: app.client.db, jobs });
  await expect(worker({ ref, eventId: `${ref}-paid` })).rejects.toThrow('503');
});

test.each(LOCALE_IDS)('the page is in the buyer’s language (%s) and has no script of its own', async (locale) => {
  const { path } = await started({ locale });
  const { payload, headers } = await site.inject(path);
  expect(payload).toContain(`<html lang="${locale}">`);
  expect(payload).not.toMatch(/sandbox\.\w|\{\w+\}|undefined|<script>|style="/);
  expect(headers['content-security-policy']).toContain("script-src 'self';");
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
  const other = locale === 'de' ? 'it' : 'de';
  expect((await site.inject(`${path}?lang=${other}`)).payload).toContain(`<html lang="${other}">`);
});

test('the page has the market’s own name and logo', async () => {
  const { path } = await started();
  expect((await site.inject(path)).payload.match(/Jarmark/g)).toHaveLength(3);
  market.name = 'Targ <Łemko>';
  market.logo = 'a'.repeat(32);
  const { payload } = await site.inject(path);
  expect(payload.match(/Targ &lt;Łemko&gt;/g)).toHaveLength(3);
  expect(payload).not.toMatch(/Jarmark|favicon/);
  expect(payload).toContain(`src="/logo/${'a'.repeat(32)}-128.webp"`);
});

test('sellers’ texts are escaped on the page', async () => {
  const { path } = await started({ title: `<img src=x onerror=alert(1)> "'&` });
  const { payload } = await site.inject(path);
  expect(payload).toContain('&lt;img src=x onerror=alert(1)&gt; &quot;&#39;&amp;');
  expect(payload).not.toContain('<img src=x');
});

test('all links of the page work', async () => {
  const { payload } = await site.inject((await started()).path);
  const links = [...payload.matchAll(/(?:href|src)="(\/sandbox\/[\w.-]+\?v=\w+)"/g)].map(([, link]) => link as string);
  expect(links).toHaveLength(2);
  for (const link of links) expect((await site.inject(link)).statusCode).toBe(200);
});

test('the page of an unknown payment says so', async () => {
  const { statusCode, payload } = await site.inject({
    url: '/sandbox/payments/sbx_no',
    headers: { 'accept-language': 'it' },
  });
  expect([statusCode, payload.includes('<html lang="it">')]).toEqual([404, true]);
  expect((await decide('/sandbox/payments/sbx_no', 'approve')).statusCode).toBe(404);
});

test('a return address on another host is used unchanged', async () => {
  const returnUrl = 'https://jarmark.test.example/payment/1';
  const { path } = await started({ returnUrl });
  expect((await decide(path, 'approve')).headers.location).toBe(returnUrl);
});
