import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { getCurrentUser, getProfile } from '#contract/accounts/accounts.ts';
import { listListings } from '#contract/listings/listings.ts';
import { listAudit } from '#contract/moderation/audit.ts';
import { getCase } from '#contract/moderation/cases.ts';
import { decideCase, liftDecision } from '#contract/moderation/deciding.ts';
import { listDecisions } from '#contract/moderation/decisions.ts';
import { actOnListings, choosePlan, getOwnListing, renewByLink, setHoliday } from '#contract/selling/selling.ts';
import { aListing, anAccount, aPerson, aSession, manyListings } from '#test/factories.ts';
import { testApp } from '#test/test-app.ts';
import { aCase, aModerator, passTime, queuedMails } from '#test/trust-factories.ts';

const app = testApp();
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
type Desk = Awaited<ReturnType<typeof aModerator>>;

/** Suspends the owner of a listing. @returns the decision's id */
async function suspend(desk: Desk, listingId: number, days: 1 | 7 | 30 | null): Promise<number> {
  const { id, version } = await aCase(app, 'listing', listingId);
  const body = {
    version,
    action: 'suspendAccount',
    rule: 'scam',
    days,
    explanation: 'Trzy osoby zapłaciły za nic.',
  } as const;
  return (await desk.api.call(decideCase, { params: { id }, body })).data.decision?.id ?? 0;
}

async function shownListings(): Promise<number[]> {
  await app.settle();
  const { items } = await app.api().call(listListings.ad, { query: {} });
  return items.map(({ id }) => id).sort((a, b) => a - b);
}

/** Ends a suspension, and lets time pass for the suspended listings. */
async function passSuspension(accountId: number, listingIds: readonly number[], ms: number): Promise<void> {
  for (const table of ['account', 'decision'] as const) {
    const column = table === 'account' ? 'id' : 'account_id';
    await sql`
      update ${sql.table(table)} set suspended_until = suspended_until - ${ms} * interval '1 millisecond'
      where ${sql.ref(column)} = ${accountId}`.execute(app.client.db);
  }
  for (const id of listingIds) await passTime(app, id, ms);
}

const runEnd = () => app.client.db.transaction().execute((tx) => app.app.jobs.queue(tx, 'suspensions.end', {}));
async function untilFree(accountId: number): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const row = await app.client.db
      .selectFrom('account')
      .select('suspended_until')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    if (row.suspended_until === null) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the account was not freed');
}

test('a suspended account is hidden and cannot write, and gets everything back with its remaining time', async () => {
  const desk = await aModerator(app);
  const seller = await aPerson(app);
  const [first, second, others] = await manyListings(app, [
    { kind: 'ad', seller_id: seller.id, visible_until: inDays(5) },
    { kind: 'ad', seller_id: seller.id, visible_until: inDays(9) },
    { kind: 'ad' },
  ]);
  const own = [first ?? 0, second ?? 0];
  const decisionId = await suspend(desk, own[0] ?? 0, 7);
  expect(await shownListings()).toEqual([others]);
  expect(await seller.api.call(getCurrentUser)).toMatchObject({ suspended: true });
  await expect(app.api().call(getProfile, { params: { id: seller.id } })).rejects.toMatchObject({ code: 'notFound' });
  await expect(
    seller.api.call(choosePlan, { params: { id: own[0] ?? 0 }, body: { plan: 'free' } }),
  ).rejects.toMatchObject({ code: 'accountSuspended' });
  const [told] = await seller.api.call(listDecisions);
  expect(told).toMatchObject({ id: decisionId, action: 'suspendAccount', mayAppeal: true, liftedAt: null });
  expect(Date.parse(told?.suspendedUntil ?? '') - Date.now()).toBeGreaterThan(6.99 * DAY_MS);
  await passSuspension(seller.id, own, 3 * DAY_MS);
  expect(await seller.api.call(getOwnListing, { params: { id: own[0] ?? 0 } })).toMatchObject({
    hidden: 'suspended',
    status: 'basic',
    daysLeft: 5,
  });
  await desk.api.call(liftDecision, { params: { id: decisionId } });
  expect(await shownListings()).toEqual([...own, others]);
  expect(await seller.api.call(getCurrentUser)).toMatchObject({ suspended: false });
  expect(await app.api().call(getProfile, { params: { id: seller.id } })).toMatchObject({ id: seller.id });
  expect(await seller.api.call(getOwnListing, { params: { id: own[0] ?? 0 } })).toMatchObject({ daysLeft: 5 });
});

test('a suspension ends by itself exactly once, even after days of downtime', async () => {
  const desk = await aModerator(app);
  const seller = await aPerson(app);
  const listing = await aListing(app, 'ad', { seller_id: seller.id, visible_until: inDays(5) });
  const decisionId = await suspend(desk, listing, 1);
  const before = (await desk.api.call(listAudit, { query: {} })).total;
  await passSuspension(seller.id, [listing], 4 * DAY_MS);
  // The account may write again immediately; its hidden listings return with the job.
  expect(await seller.api.call(getCurrentUser)).toMatchObject({ suspended: false });
  expect(await shownListings()).toEqual([]);
  await Promise.all([runEnd(), runEnd(), runEnd()]);
  await untilFree(seller.id);
  await runEnd();
  expect(await shownListings()).toEqual([listing]);
  expect(await seller.api.call(getOwnListing, { params: { id: listing } })).toMatchObject({ daysLeft: 5 });
  const lifted = (await queuedMails(app)).filter(({ kind }) => kind === 'decisionLifted');
  expect(lifted).toMatchObject([{ accountId: seller.id, details: { decisionId } }]);
  const { items, total } = await desk.api.call(listAudit, { query: {} });
  expect(total - before).toBe(1);
  expect(items[0]).toMatchObject({ action: 'suspension.end', actor: null, content: { account: seller.id } });
  const [told] = await seller.api.call(listDecisions);
  expect(told?.liftedAt).toBe(told?.suspendedUntil);
  await expect(desk.api.call(liftDecision, { params: { id: decisionId } })).rejects.toMatchObject({
    code: 'actionNotPossible',
  });
});

test('the later end of two suspensions counts, and lifting one leaves the other', async () => {
  const desk = await aModerator(app);
  const seller = await aPerson(app);
  const listing = await aListing(app, 'ad', { seller_id: seller.id });
  const [forGood, week] = [await suspend(desk, listing, null), await suspend(desk, listing, 7)];
  const history = async () => {
    const { id } = await aCase(app, 'listing', listing);
    return (await desk.api.call(getCase, { params: { id } })).history;
  };
  expect(await history()).toMatchObject({ suspended: true, suspendedUntil: null });
  await desk.api.call(liftDecision, { params: { id: forGood } });
  const { suspendedUntil } = await history();
  expect(Date.parse(suspendedUntil ?? '') - Date.now()).toBeGreaterThan(6.99 * DAY_MS);
  expect(await shownListings()).toEqual([]);
  await desk.api.call(liftDecision, { params: { id: week } });
  expect(await history()).toMatchObject({ suspended: false });
  expect(await shownListings()).toEqual([listing]);
});

test("a hidden listing stays hidden after its account's suspension ends, and the other way round", async () => {
  const desk = await aModerator(app);
  const seller = await aPerson(app);
  const listing = await aListing(app, 'ad', { seller_id: seller.id });
  const { id, version } = await aCase(app, 'listing', listing);
  const body = {
    version,
    action: 'hide',
    rule: 'misleading',
    explanation: 'Opis mówi o czym innym niż zdjęcia.',
  } as const;
  const hidden = (await desk.api.call(decideCase, { params: { id }, body })).data.decision?.id ?? 0;
  const first = await suspend(desk, listing, 7);
  await desk.api.call(liftDecision, { params: { id: first } });
  expect(await shownListings()).toEqual([]);
  const second = await suspend(desk, listing, 7);
  await desk.api.call(liftDecision, { params: { id: hidden } });
  expect(await shownListings()).toEqual([]);
  await desk.api.call(liftDecision, { params: { id: second } });
  expect(await shownListings()).toEqual([listing]);
});

test('neither the end of a holiday nor a link from a mail shows a suspended listing', async () => {
  const desk = await aModerator(app);
  const seller = await aPerson(app);
  const [shown, expired] = [
    await aListing(app, 'ad', { seller_id: seller.id, visible_until: inDays(5) }),
    await aListing(app, 'ad', { seller_id: seller.id, visible_until: inDays(-0.001) }),
  ];
  await app.client.db.transaction().execute((tx) => app.app.jobs.queue(tx, 'listings.expire', {}));
  const token = /\/renew\/([\w-]+)/.exec((await app.mails(2))[1]?.text ?? '')?.[1] ?? '';
  const decisionId = await suspend(desk, shown, 7);
  await expect(app.api().call(renewByLink, { body: { token } })).rejects.toMatchObject({ code: 'linkInvalid' });
  await seller.api.call(setHoliday, { body: { on: true } });
  await passSuspension(seller.id, [shown, expired], 2 * DAY_MS);
  await seller.api.call(setHoliday, { body: { on: false } });
  expect(await shownListings()).toEqual([]);
  await seller.api.call(setHoliday, { body: { on: true } });
  await desk.api.call(liftDecision, { params: { id: decisionId } });
  expect(await shownListings()).toEqual([]);
  await seller.api.call(setHoliday, { body: { on: false } });
  expect(await shownListings()).toEqual([shown]);
  expect(await seller.api.call(getOwnListing, { params: { id: shown } })).toMatchObject({ daysLeft: 5 });
});

test('staff can be suspended only by an admin, and nobody can suspend themselves', async () => {
  const [desk, admin] = [await aModerator(app), await aModerator(app, 'admin')];
  const colleague = await anAccount(app);
  await app.client.db.updateTable('account').set({ role: 'moderator' }).where('id', '=', colleague).execute();
  const { id, version } = await aCase(app, 'listing', await aListing(app, 'ad', { seller_id: colleague }));
  const body = {
    version,
    action: 'suspendAccount',
    rule: 'scam',
    days: 1,
    explanation: 'Trzy osoby zapłaciły za nic.',
  } as const;
  expect((await desk.api.call(getCase, { params: { id } })).actions).not.toContain('suspendAccount');
  await expect(desk.api.call(decideCase, { params: { id }, body })).rejects.toMatchObject({
    code: 'actionNotPossible',
  });
  await admin.api.call(decideCase, { params: { id }, body });
  const token = await aSession(app, colleague, { isStrong: true });
  await expect(app.as(token).call(getCase, { params: { id } })).rejects.toMatchObject({ code: 'accountSuspended' });
  const own = await aCase(app, 'account', admin.id);
  expect((await admin.api.call(getCase, { params: { id: own.id } })).actions).not.toContain('suspendAccount');
});

test('a seller can continue where they were after a suspension', async () => {
  const desk = await aModerator(app);
  const seller = await aPerson(app);
  const listing = await aListing(app, 'ad', { seller_id: seller.id, visible_until: inDays(5) });
  const decisionId = await suspend(desk, listing, 30);
  const pause = { body: { ids: [listing], action: 'pause' as const } };
  await expect(seller.api.call(actOnListings, pause)).rejects.toMatchObject({ code: 'accountSuspended' });
  await desk.api.call(liftDecision, { params: { id: decisionId } });
  expect((await seller.api.call(actOnListings, pause)).data.done).toMatchObject([{ hidden: 'paused', daysLeft: 5 }]);
});
