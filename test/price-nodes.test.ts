import { expect, test } from 'vitest';
import type { DatabaseClient } from '#server/platform/db/client.ts';
import { aListing, anAccount, aSession } from './factories.ts';
import { anOrder } from './money-factories.ts';
import { openSharedDatabase } from './open-test-database.ts';
import { processStage } from './process-stage.ts';
import { type SiteProcess, untilReady } from './site-process.ts';
import type { TestApp } from './test-app.ts';

// Each process holds its own price list, so two nodes need two processes, and these a database server.
const server = process.env.TEST_DATABASE_URL;
const { aFolder, start } = processStage();
const PLACES = ['list', 'home'];
const [OLD, NEW] = [19, 29.99];
const NEW_LIST = {
  basic: { price: NEW, days: 30, vatPercent: 23, places: PLACES },
  extended: { price: 39, days: 14, vatPercent: 23, places: PLACES },
  shopLink: { price: 25, days: 14, vatPercent: 23 },
};

/** A seller with ads, and an admin. */
async function aMarket(client: DatabaseClient, adCount: number) {
  const site = { client, settle: () => Promise.resolve() } as unknown as TestApp;
  const [seller, admin] = [await anAccount(site), await anAccount(site)];
  await client.db.updateTable('account').set({ role: 'admin' }).where('id', '=', admin).execute();
  const listingIds: number[] = [];
  for (let n = 0; n < adCount; n += 1) listingIds.push(await aListing(site, 'ad', { seller_id: seller }));
  return { seller: await aSession(site, seller), admin: await aSession(site, admin, { isStrong: true }), listingIds };
}

interface Started {
  readonly transaction: { readonly id: number };
  readonly redirectUrl: string;
}
interface Answer {
  readonly status: number;
  readonly body: { readonly data: Started; readonly errors: Record<string, string[]>; readonly amount: number };
}

async function ask({ origin }: SiteProcess, token: string, path: string, body?: object): Promise<Answer> {
  const answer = await fetch(`${origin}/api${path}`, {
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  });
  return { status: answer.status, body: await answer.json() };
}

/** Pays on a node's page of the sandbox, wherever the payment was started. */
async function pay({ origin }: SiteProcess, { redirectUrl }: Started): Promise<void> {
  const answer = await fetch(origin + new URL(redirectUrl).pathname, {
    method: 'POST',
    body: new URLSearchParams({ decision: 'approve' }),
    redirect: 'manual',
  });
  expect(answer.status).toBe(303);
}

test.runIf(server)(
  'checkouts that run during a change of prices keep theirs, and new ones pay the new price on both nodes',
  async () => {
    const client = await openSharedDatabase(server as string, 3);
    const { url } = client;
    try {
      const { seller, admin, listingIds } = await aMarket(client, 5);
      const nodes = await Promise.all([1, 2].map(() => start({ DATA_DIR: aFolder(), DATABASE_URL: url })));
      await Promise.all(nodes.map(untilReady));
      const [one, other] = nodes as [SiteProcess, SiteProcess];
      const begin = (node: SiteProcess, ad: number, expected: number) =>
        ask(node, seller, '/transactions', anOrder({ listingId: listingIds[ad] as number, plan: 'basic' }, expected));
      const quote = (node: SiteProcess) =>
        ask(node, seller, `/transactions/quote?listingId=${listingIds[4]}&plan=basic`);

      const running = [await begin(one, 0, OLD), await begin(other, 1, OLD)];
      expect(running.map(({ status }) => status)).toEqual([200, 200]);
      // A visitor of the other node, who must never see the old price again after the new one.
      const quoted: number[] = [];
      let isOver = false;
      const visits = (async () => {
        while (!isOver) quoted.push((await quote(other)).body.amount);
      })();
      const change = await ask(one, admin, '/admin/prices', { last: 0, holdsFrom: null, prices: NEW_LIST });
      expect(change.status, JSON.stringify(change.body)).toBe(200);
      for (const node of nodes) {
        await expect.poll(async () => (await quote(node)).body.amount).toBe(NEW);
        // An order from a form with the old price is refused with the new price, and nothing is charged.
        expect(await begin(node, 2, OLD)).toMatchObject({ status: 409, body: { errors: { expected: [String(NEW)] } } });
      }
      isOver = true;
      await visits;
      expect([...new Set(quoted)]).toEqual(quoted.includes(OLD) ? [OLD, NEW] : [NEW]);
      expect(quoted).toEqual(quoted.toSorted((a, b) => a - b));

      const later = [await begin(one, 2, NEW), await begin(other, 3, NEW)];
      expect(later.map(({ status }) => status)).toEqual([200, 200]);
      const all = [...running, ...later].map(({ body }) => body.data);
      // Each payment is completed on the other node than it was started on.
      for (const [at, started] of all.entries()) await pay(nodes[(at + 1) % 2] as SiteProcess, started);
      for (const [at, { transaction }] of all.entries()) {
        const read = () => ask(one, seller, `/transactions/${transaction.id}`);
        await expect.poll(async () => (await read()).body, { timeout: 20_000 }).toMatchObject({ status: 'success' });
        const [amount, days] = at < 2 ? [OLD, 14] : [NEW, 30];
        expect((await read()).body).toMatchObject({ amount, listPrice: amount, days });
      }
      const invoices = await client.db.selectFrom('invoice').select(['gross_minor']).orderBy('purchase_id').execute();
      expect(invoices.map(({ gross_minor: minor }) => minor)).toEqual([1900, 1900, 2999, 2999]);
    } finally {
      await client.close();
    }
  },
);
