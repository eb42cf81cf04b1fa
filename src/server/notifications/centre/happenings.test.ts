import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { decideCase, liftDecision } from '#contract/moderation/deciding.ts';
import { listNews } from '#contract/notifications/notifications.ts';
import { refundPayment } from '#contract/payments/desk.ts';
import { createSavedSearch } from '#contract/saved-searches/saved-searches.ts';
import { aListing, aPerson } from '#test/factories.ts';
import { retryNow, untilDone } from '#test/job-queue.ts';
import { aPaidPlan } from '#test/money-factories.ts';
import { testApp } from '#test/test-app.ts';
import { aCase, aModerator, queuedMails } from '#test/trust-factories.ts';

const app = testApp();

async function linesOf(api: ReturnType<typeof app.as>) {
  const { items } = await api.call(listNews);
  return items.map(({ kind, title, text, path, count }) => ({ kind, title, text, path, count }));
}

test('a payment and its refund are one line, without mails beyond those of the payment', async () => {
  const { seller, purchaseId } = await aPaidPlan(app);
  const path = '/userpanel?section=transactions';
  expect(await linesOf(seller.api)).toEqual([
    { kind: 'payment', title: expect.any(String), text: 'Płatność dotarła: 19,00\u00a0zł', path, count: 1 },
  ]);
  const admin = await aModerator(app, 'admin');
  await admin.api.call(refundPayment, { params: { id: purchaseId }, body: { amount: 19, reason: 'goodwill' } });
  expect(await linesOf(seller.api)).toEqual([
    { kind: 'payment', title: expect.any(String), text: 'Zwracamy pieniądze: 19,00\u00a0zł', path, count: 2 },
  ]);
  await untilDone(app, ['account.mail']);
  expect((await queuedMails(app)).map(({ kind }) => kind)).not.toContain('newsArrived');
});

test('a decision and its end are notified to the person concerned and the reporter', async () => {
  const seller = await aPerson(app);
  const reporter = await aPerson(app);
  const desk = await aModerator(app);
  const listingId = await aListing(app, 'ad', { title: 'Miód lipowy', seller_id: seller.id });
  const { id, version } = await aCase(app, 'listing', listingId, { reports: [{ reporterId: reporter.id }] });
  const explanation = 'Zdjęcia pokazują inny produkt niż opis.';
  const body = { version, action: 'hide', rule: 'misleading', explanation } as const;
  const { data } = await desk.api.call(decideCase, { params: { id }, body });
  const decisionId = data.decision?.id ?? 0;
  const about = { kind: 'moderation', title: 'Miód lipowy', path: `/decision/${decisionId}` };
  expect(await linesOf(seller.api)).toEqual([{ ...about, text: 'Jest decyzja moderacji', count: 1 }]);
  expect(await linesOf(reporter.api)).toMatchObject([{ kind: 'report', title: 'Miód lipowy', path: null, count: 1 }]);
  await desk.api.call(liftDecision, { params: { id: decisionId } });
  expect(await linesOf(seller.api)).toEqual([{ ...about, text: 'Moderacja cofnęła swoją decyzję', count: 2 }]);
});

test('the coming end and the end of a listing are notified once each', async () => {
  const seller = await aPerson(app);
  const listingId = await aListing(app, 'ad', { title: 'Ser kozi', seller_id: seller.id });
  const expire = async () => {
    await app.client.db.transaction().execute((tx) => app.app.jobs.queue(tx, 'listings.expire', {}));
    await untilDone(app, ['listings.expire']);
  };
  const setTime = (offset: string) =>
    sql`update listing set visible_until = now() + ${offset}::interval where id = ${listingId}`.execute(app.client.db);
  await setTime('1 day');
  await expire();
  await expire();
  const path = '/userpanel?section=ads';
  expect(await linesOf(seller.api)).toMatchObject([{ kind: 'expiry', title: 'Ser kozi', path, count: 1 }]);
  await setTime('-1 second');
  await expire();
  expect(await linesOf(seller.api)).toEqual([
    { kind: 'expiry', title: 'Ser kozi', text: 'Czas ogłoszenia minął. Możesz je odnowić', path, count: 2 },
  ]);
});

test('new matches of a saved search appear on the site, also without mail and push', async () => {
  const seeker = await aPerson(app);
  const body = { kind: 'ad', query: 'q=gryka', name: 'Gryka', channels: [] } as const;
  await seeker.api.call(createSavedSearch, { body: { ...body, channels: [] } });
  const listingId = await aListing(app, 'ad', { title: 'Miód z gryki' });
  await app.settle();
  await sql`update saved_search_due set noted_at = now() - interval '1 minute'`.execute(app.client.db);
  await app.client.db.transaction().execute((tx) => app.app.jobs.queue(tx, 'savedSearches.match', {}));
  const matchedLines = async () => {
    // A failed job, for example after a deadlock with another one, would be retried a little later.
    await retryNow(app, 'savedSearches.match');
    await untilDone(app, ['savedSearches.match', 'savedSearches.tell']);
    return linesOf(seeker.api);
  };
  await expect
    .poll(matchedLines, { timeout: 60_000 })
    .toEqual([
      { kind: 'savedSearch', title: 'Gryka', text: 'Coś nowego: Miód z gryki', path: `/ad/${listingId}`, count: 1 },
    ]);
  expect((await queuedMails(app)).filter(({ kind }) => kind === 'searchFound')).toEqual([]);
});
