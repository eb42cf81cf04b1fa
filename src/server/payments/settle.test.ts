import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { share } from '#test/effort.ts';
import { aPurchase, BUYER } from '#test/money-factories.ts';
import { expectedOutcome, type Schedule, type Step, schedules, takenSteps } from '#test/payment-schedules.ts';
import { testApp } from '#test/test-app.ts';
import { extendShopLink, findShop, shortenShopLink } from '../accounts/shop-link.ts';
import { NEWS_DESCRIPTORS } from '../compose/news.ts';
import { readConfig } from '../config.ts';
import { createIssuing } from '../invoices/issuing.ts';
import { createPublishNews } from '../notifications/centre/publish.ts';
import { createQueuePushes } from '../notifications/push/queue.ts';
import type { Tx } from '../platform/db/client.ts';
import { createPaidPlans } from '../selling/paid-plans.ts';
import { createGivingBack } from './giving-back.ts';
import type { Invoices } from './ports.ts';
import type { PaymentEvent } from './providers/provider.ts';
import { isSigned, signatureOf } from './providers/sandbox/signature.ts';
import { createSettling, type Settling } from './settle.ts';

const app = testApp();
const NOW = new Date('2026-11-15T10:00:00Z');
const RUNS_UNTIL = new Date('2026-11-20T10:00:00Z');
const AT_ONCE = 100;
const SCHEDULES = share(5_000);
const SECRET = 'what only the two sides know';

/** The production settling, with its own plans, shop links and invoices. */
function theSettling(): Settling {
  const { jobs } = app.app;
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: app.dataDir, DEMO: '0' });
  const issuing = createIssuing({ config, jobs, ksef: { enqueue: async () => {} } });
  const sold = { plans: createPaidPlans({ jobs }), shop: { findShop, extendShopLink, shortenShopLink } };
  const invoices: Pick<Invoices, 'issue' | 'correct'> = {
    issue: (tx, purchase, now = new Date()) => issuing.issue(tx, purchase, now),
    correct: (tx, what, now = new Date()) => issuing.correct(tx, what, now),
  };
  const publishNews = createPublishNews({
    jobs,
    queuePushes: createQueuePushes({ jobs }),
    descriptors: NEWS_DESCRIPTORS,
  });
  const givingBack = createGivingBack({ jobs, ...sold, invoices, publishNews });
  return createSettling({ db: app.client.db, jobs, ...sold, invoices, givingBack, publishNews });
}

/** Runs an action in a transaction that is rolled back. */
async function undone(act: (tx: Tx) => Promise<void>): Promise<void> {
  const enough = new Error('enough');
  const transaction = app.client.db.transaction().execute(async (tx) => {
    await act(tx);
    throw enough;
  });
  await transaction.catch((error: unknown) => {
    if (error !== enough) throw error;
  });
}

/** Inserts account, listing and purchase for each schedule, one statement per table; returns the purchase ids. */
async function layOut(tx: Tx, all: readonly Schedule[]): Promise<number[]> {
  const { rows: accounts } = await sql<{ id: number }>`
    insert into account (name, email, deleted_at, shop_url, shop_link_until)
    select 'Osoba', 'osoba' || n || '@example.pl', case when state = 'left' then now() end, 'https://sklep.example.pl',
      case when state = 'running' and sold = 'basic' then ${RUNS_UNTIL}::timestamptz end
    from unnest(${all.map(({ state }) => state)}::text[], ${all.map(({ sold }) => sold)}::text[])
      with ordinality as s(state, sold, n) order by n returning id`.execute(tx);
  const { rows: listings } = await sql<{ id: number }>`
    insert into listing (kind, seller_id, title, description, category_id, status, place_id, town, voivodeship, details,
      visible_until, suspended_at, suspend_reason, deleted_at)
    select 'ad', a, 'Miód lipowy', 'Prosto z pasieki.', 101,
      case state when 'basic' then 'basic' when 'running' then case sold when 'highlighted' then sold else 'promoted' end
        when 'higher' then 'highlighted' else 'neverActivated' end,
      1, 'Łowicz', 'łódzkie', '{}', case when state in ('basic', 'running', 'higher') then ${RUNS_UNTIL}::timestamptz end,
      case when state = 'removed' then now() end, case when state = 'removed' then 'removed' end,
      case when state in ('deleted', 'removed') then now() end
    from unnest(${accounts.map(({ id }) => id)}::bigint[], ${all.map(({ state }) => state)}::text[],
      ${all.map(({ sold }) => sold)}::text[]) with ordinality as s(a, state, sold, n) order by n returning id`.execute(
    tx,
  );
  const { rows } = await sql<{ id: number }>`
    insert into purchase (account_id, target_type, listing_id, title, variant, list_price_minor, amount_minor, provider,
      provider_ref, buyer, locale, expires_at)
    select a, case sold when 'basic' then 'shopPromotion' else 'ad' end, case when sold <> 'basic' then l end, 'Miód lipowy',
      sold, 1900, 1900, 'sandbox', case when knows then 'ref-' || a end, ${JSON.stringify(BUYER)}::jsonb, 'pl',
      ${NOW}::timestamptz + interval '15 minutes'
    from unnest(${accounts.map(({ id }) => id)}::bigint[], ${listings.map(({ id }) => id)}::bigint[],
      ${all.map(({ sold }) => sold)}::text[], ${all.map(({ knowsReference }) => knowsReference)}::boolean[])
      with ordinality as s(a, l, sold, knows, n) order by n returning id`.execute(tx);
  // The provider's reference derives from the purchase id.
  await sql`update purchase set provider_ref = 'ref-' || id where provider_ref is not null`.execute(tx);
  return rows.map(({ id }) => id);
}

/** The provider's event for a word; null for steps on our side. */
function eventOf(word: Step['word'], id: number, otherId: number): PaymentEvent | null {
  if (word === 'timeOver' || word === 'checkoutStored') return null;
  const event: PaymentEvent = {
    provider: 'sandbox',
    eventId: `${id}-${word}`,
    kind: word === 'declined' || word === 'expired' ? word : word === 'unaskedRefund' ? 'refunded' : 'paid',
    ref: `ref-${id}`,
    purchaseId: id,
    amountMinor: 1900,
    currency: 'PLN',
  };
  switch (word) {
    case 'wrongAmount':
      return { ...event, amountMinor: 190 };
    case 'wrongCurrency':
      return { ...event, currency: 'EUR' };
    case 'otherReference':
      return { ...event, ref: `ref-${id}-other` };
    case 'otherPurchase':
      return { ...event, purchaseId: otherId };
    default:
      return event;
  }
}

/** Sends a word as a signed webhook; settles it if the signature is valid. */
async function say(tx: Tx, settling: Settling, word: Step['word'], event: PaymentEvent): Promise<void> {
  const body = Buffer.from(JSON.stringify(event));
  const nowS = Math.floor(Date.now() / 1_000);
  const signature = signatureOf(word === 'forged' ? 'guessed' : SECRET, word === 'stale' ? nowS - 3_600 : nowS, body);
  const arrived = word === 'tampered' ? Buffer.from(JSON.stringify({ ...event, amountMinor: 1 })) : body;
  const isTaken = isSigned(SECRET, signature, arrived, nowS);
  expect(isTaken).toBe(word !== 'forged' && word !== 'stale' && word !== 'tampered');
  if (isTaken) await settling.settle(tx, JSON.parse(arrived.toString('utf8')), NOW);
}

async function takeStep(
  tx: Tx,
  settling: Settling,
  { word, dies }: Step,
  { id, otherId }: { id: number; otherId: number },
): Promise<void> {
  const isLost = dies === 'beforeCommit';
  if (isLost) await sql`savepoint step`.execute(tx);
  const event = eventOf(word, id, otherId);
  if (event) await say(tx, settling, word, event);
  else if (word === 'timeOver') {
    await sql`update purchase set status = 'timeout' where id = ${id} and status = 'pending'`.execute(tx);
  } else await sql`update purchase set provider_ref = ${`ref-${id}`} where id = ${id}`.execute(tx);
  if (isLost) await sql`rollback to savepoint step`.execute(tx);
}

interface Found {
  id: number;
  status: string;
  invoices: number;
  activated_at: Date | null;
  active_until: Date | null;
  until: Date | null;
  has_mismatch: boolean;
  events: number;
}

async function whatCame(tx: Tx, ids: readonly number[]): Promise<Map<number, Found>> {
  const { rows } = await sql<Found>`
    select p.id, p.status, (select count(*)::int from invoice i where i.purchase_id = p.id) as invoices, p.activated_at,
      p.active_until, case when p.listing_id is null then a.shop_link_until else l.visible_until end as until,
      p.mismatch is not null as has_mismatch,
      (select count(*)::int from payment_event e where e.purchase_id = p.id) as events
    from purchase p join account a on a.id = p.account_id left join listing l on l.id = p.listing_id
    where p.id = any(${ids}::bigint[])`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The end of the running time before the first event; reveals double activation. */
function untilBefore({ state, sold }: Schedule): Date | null {
  if (state === 'running' || state === 'higher') return RUNS_UNTIL;
  return state === 'basic' && sold !== 'basic' ? RUNS_UNTIL : null;
}

test(`each of ${SCHEDULES} random schedules ends in exactly one activation and one invoice, or in none`, async () => {
  const settling = theSettling();
  const property = fc.asyncProperty(fc.array(schedules, { minLength: AT_ONCE, maxLength: AT_ONCE }), (all) =>
    undone(async (tx) => {
      const ids = await layOut(tx, [...all, { sold: 'basic', state: 'waiting', knowsReference: true, steps: [] }]);
      const otherId = ids.at(-1) ?? 0;
      // Interleave the schedules, so that events of different payments alternate.
      const queues = all.map((schedule, index) => ({ id: ids[index] ?? 0, steps: takenSteps(schedule) }));
      for (let turn = 0; queues.some(({ steps }) => turn < steps.length); turn += 1) {
        for (const { id, steps } of queues) {
          const step = steps[turn];
          if (step) await takeStep(tx, settling, step, { id, otherId });
        }
      }
      const found = await whatCame(tx, ids);
      all.forEach((schedule, index) => {
        const { status, invoices, activeUntilMs, hasMismatch, events } = expectedOutcome(
          schedule,
          NOW.getTime(),
          RUNS_UNTIL.getTime(),
        );
        expect(found.get(ids[index] ?? 0), JSON.stringify(schedule)).toEqual({
          id: ids[index],
          status,
          invoices,
          activated_at: activeUntilMs === null ? null : NOW,
          active_until: activeUntilMs === null ? null : new Date(activeUntilMs),
          until: activeUntilMs === null ? untilBefore(schedule) : new Date(activeUntilMs),
          has_mismatch: hasMismatch,
          events,
        });
      });
      expect(found.get(otherId)).toMatchObject({ status: 'pending', invoices: 0, has_mismatch: false });
      const { rows } = await sql<{ count: number; last: number }>`
        select count(*)::int as count, coalesce(max(number), 0)::int as last from invoice`.execute(tx);
      expect(rows[0]?.last, 'numbers without a gap').toBe(rows[0]?.count);
    }),
  );
  await fc.assert(property, { numRuns: SCHEDULES / AT_ONCE, endOnFailure: true });
}, 600_000);

test('concurrent events on several connections count once, and invoice numbers have no gap', async () => {
  const settling = theSettling();
  const ids: number[] = [];
  for (let count = 0; count < 8; count += 1)
    ids.push(await aPurchase(app, { amount_minor: 1900, list_price_minor: 1900 }));
  // For half of them the provider's reference is not stored yet.
  await sql`update purchase set provider_ref = case when id % 2 = 0 then 'ref-' || id end`.execute(app.client.db);
  const words = ['paid', 'declined', 'paidAgain', 'paid', 'expired', 'paid'] as const;
  const all = ids.flatMap((id) => words.map((word) => eventOf(word, id, 0)));
  await Promise.all(all.map((event) => event && settling.takeEvents([event])));
  const found = await app.client.db.transaction().execute((tx) => whatCame(tx, ids));
  for (const id of ids) {
    const { status, invoices, active_until: until, until: shown, events } = found.get(id) ?? {};
    expect([status, invoices, events]).toEqual(['success', 1, 4]);
    expect(until).toEqual(shown);
  }
  const { rows } = await sql<{ number: number }>`select number from invoice order by number`.execute(app.client.db);
  expect(rows.map(({ number }) => number)).toEqual(ids.map((_, index) => index + 1));
});
