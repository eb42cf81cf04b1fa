import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { getListing } from '#contract/listings/listings.ts';
import { getCase, getDeskCounts } from '#contract/moderation/cases.ts';
import { decideAppeal, decideCase, liftDecision, listAppeals } from '#contract/moderation/deciding.ts';
import { appealDecision, getDecision, listDecisions } from '#contract/moderation/decisions.ts';
import type { ModerationAction } from '#contract/moderation/house-rules.ts';
import type { HouseRule } from '#contract/moderation/rule-grounds.ts';
import { aListing, anAccount, aPerson, aSession, type LoggedIn } from '#test/factories.ts';
import { testApp } from '#test/test-app.ts';
import { aCase, aModerator, queuedMails } from '#test/trust-factories.ts';

const app = testApp();
type Desk = Awaited<ReturnType<typeof aModerator>>;
const TEXT = 'Na zdjęciu jest ten sam ser, tylko w innym opakowaniu.';
const ANSWER = 'Sprawdziliśmy zdjęcia jeszcze raz, dziękujemy za cierpliwość.';

/** Creates a seller's listing with a decision about it. */
async function decided(
  desk: Desk,
  seller: LoggedIn,
  action: Exclude<ModerationAction, 'suspendAccount'> = 'remove',
  reporterId?: number,
): Promise<{ listingId: number; caseId: number; decisionId: number; reportId: number }> {
  const listingId = await aListing(app, 'ad', { seller_id: seller.id, title: 'Ser podpuszczkowy' });
  const { id, version, reportIds } = await aCase(app, 'listing', listingId, {
    reports: [reporterId === undefined ? {} : { reporterId }],
  });
  const said = { rule: 'misleading' as HouseRule, explanation: 'Zdjęcie pokazuje inny ser niż opis.' };
  const body = action === 'dismiss' ? { version, action } : { version, action, ...said };
  const { data } = await desk.api.call(decideCase, { params: { id }, body });
  return { listingId, caseId: id, decisionId: data.decision?.id ?? 0, reportId: reportIds[0] ?? 0 };
}

const answer = (desk: Desk, id: number, outcome: 'granted' | 'rejected') =>
  desk.api.call(decideAppeal, { params: { id }, body: { outcome, answer: ANSWER } });
const isOpen = (id: number) =>
  app
    .api()
    .call(getListing.ad, { params: { id } })
    .then(
      () => true,
      () => false,
    );

/** An appeal by the reporter, as the link in their receipt creates it. */
async function reporterAppeals(decisionId: number, reportId: number): Promise<number> {
  const row = await app.client.db
    .insertInto('appeal')
    .values({ decision_id: decisionId, report_id: reportId, body: TEXT, locale: 'pl' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

test('the person concerned reads the reasons, appeals once, and gets the removed listing back', async () => {
  const [first, second] = [await aModerator(app), await aModerator(app)];
  const seller = await aPerson(app);
  const { listingId, decisionId } = await decided(first, seller);
  expect(await isOpen(listingId)).toBe(false);
  const [told] = await seller.api.call(listDecisions);
  expect(told).toMatchObject({
    id: decisionId,
    reference: `D-${decisionId}`,
    target: { type: 'listing', id: listingId, title: 'Ser podpuszczkowy', excerpt: 'Prosto z pasieki pod lasem.' },
    action: 'remove',
    rule: 'misleading',
    automatedDetection: false,
    mayAppeal: true,
    appeal: null,
  });
  expect(JSON.stringify(told)).not.toContain('Moderatorka');
  const call = { params: { id: decisionId }, body: { text: TEXT }, idempotencyKey: 'odwolanie-1' };
  const sent = await Promise.all([seller.api.call(appealDecision, call), seller.api.call(appealDecision, call)]);
  expect(sent[1]?.data).toMatchObject({ mayAppeal: false, appeal: { state: 'open', text: TEXT, answer: null } });
  const again = seller.api.call(appealDecision, { params: { id: decisionId }, body: { text: `${TEXT}!` } });
  await expect(again).rejects.toMatchObject({ code: 'appealNotPossible' });
  expect(await second.api.call(getDeskCounts)).toMatchObject({ appeals: 1 });

  const [line] = (await first.api.call(listAppeals, { query: {} })).items;
  expect(line).toMatchObject({ by: 'owner', text: TEXT, ownDecision: true, decision: { id: decisionId } });
  const appealId = line?.id ?? 0;
  await expect(answer(first, appealId, 'granted')).rejects.toMatchObject({ code: 'otherModeratorNeeded' });
  expect((await answer(second, appealId, 'granted')).data).toMatchObject({ outcome: 'granted', ownDecision: false });
  await expect(answer(second, appealId, 'rejected')).rejects.toMatchObject({ code: 'conflict' });
  expect(await isOpen(listingId)).toBe(true);
  expect(await seller.api.call(getDecision, { params: { id: decisionId } })).toMatchObject({
    liftedAt: expect.any(String),
    appeal: { state: 'granted', answer: ANSWER },
  });
  const mails = (await queuedMails(app)).map(({ kind }) => kind);
  expect(mails.filter((kind) => kind === 'appealDecided')).toHaveLength(1);
  expect(mails).not.toContain('decisionLifted');
  expect((await second.api.call(listAppeals, { query: { state: 'decided' } })).items).toMatchObject([
    { id: appealId, decidedBy: { id: second.id }, answer: ANSWER },
  ]);
});

test('a rejected appeal leaves everything as it is', async () => {
  const [first, second] = [await aModerator(app), await aModerator(app)];
  const seller = await aPerson(app);
  const { listingId, decisionId } = await decided(first, seller, 'hide');
  await seller.api.call(appealDecision, { params: { id: decisionId }, body: { text: TEXT } });
  const [line] = (await second.api.call(listAppeals, { query: {} })).items;
  await answer(second, line?.id ?? 0, 'rejected');
  expect(await isOpen(listingId)).toBe(false);
  expect(await seller.api.call(getDecision, { params: { id: decisionId } })).toMatchObject({
    liftedAt: null,
    mayAppeal: false,
    appeal: { state: 'rejected' },
  });
});

test('when two moderators answer an appeal at once, one gets a conflict', async () => {
  const desks = [await aModerator(app), await aModerator(app), await aModerator(app)] as const;
  const seller = await aPerson(app);
  const { decisionId } = await decided(desks[0], seller);
  await seller.api.call(appealDecision, { params: { id: decisionId }, body: { text: TEXT } });
  const id = (await desks[1].api.call(listAppeals, { query: {} })).items[0]?.id ?? 0;
  const outcomes = await Promise.allSettled([answer(desks[1], id, 'granted'), answer(desks[2], id, 'rejected')]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect((await queuedMails(app)).filter(({ kind }) => kind === 'appealDecided')).toHaveLength(1);
});

test('decisions are visible only to the person concerned, and can be appealed only in time and unless lifted', async () => {
  const desk = await aModerator(app);
  const [seller, stranger] = [await aPerson(app), await aPerson(app)];
  const { decisionId } = await decided(desk, seller);
  const dismissed = await decided(desk, seller, 'dismiss');
  const params = { params: { id: decisionId } };
  await expect(stranger.api.call(getDecision, params)).rejects.toMatchObject({ code: 'notFound' });
  await expect(stranger.api.call(appealDecision, { ...params, body: { text: TEXT } })).rejects.toMatchObject({
    code: 'notFound',
  });
  const dismissal = seller.api.call(getDecision, { params: { id: dismissed.decisionId } });
  await expect(dismissal).rejects.toMatchObject({ code: 'notFound' });
  await sql`update decision set decided_at = now() - interval '184 days'`.execute(app.client.db);
  const late = seller.api.call(appealDecision, { ...params, body: { text: TEXT } });
  await expect(late).rejects.toMatchObject({ code: 'appealNotPossible' });
  const other = await decided(desk, seller, 'hide');
  await desk.api.call(liftDecision, { params: { id: other.decisionId } });
  const needless = seller.api.call(appealDecision, { params: { id: other.decisionId }, body: { text: TEXT } });
  await expect(needless).rejects.toMatchObject({ code: 'appealNotPossible' });
});

test('a permanently suspended account can still read the reasons and appeal', async () => {
  const [first, second] = [await aModerator(app), await aModerator(app)];
  const seller = await aPerson(app);
  const { id, version } = await aCase(app, 'account', seller.id);
  const body = {
    version,
    action: 'suspendAccount',
    rule: 'scam',
    days: null,
    explanation: 'Trzy osoby zapłaciły za nic.',
  } as const;
  await first.api.call(decideCase, { params: { id }, body });
  const [told] = await seller.api.call(listDecisions);
  expect(told).toMatchObject({ action: 'suspendAccount', suspendedUntil: null, liftedAt: null, mayAppeal: true });
  await seller.api.call(appealDecision, { params: { id: told?.id ?? 0 }, body: { text: TEXT } });
  const [line] = (await second.api.call(listAppeals, { query: {} })).items;
  await answer(second, line?.id ?? 0, 'granted');
  const { suspended_until: until } = await app.client.db
    .selectFrom('account')
    .select('suspended_until')
    .where('id', '=', seller.id)
    .executeTakeFirstOrThrow();
  expect(until).toBeNull();
});

test("a reporter's granted appeal reopens the case, and every reporter gets a second answer", async () => {
  const [first, second] = [await aModerator(app), await aModerator(app)];
  const seller = await aPerson(app);
  const { caseId, decisionId, reportId, listingId } = await decided(first, seller, 'dismiss');
  const appealId = await reporterAppeals(decisionId, reportId);
  const [line] = (await second.api.call(listAppeals, { query: {} })).items;
  expect(line).toMatchObject({ id: appealId, by: 'reporter', name: expect.stringContaining('Osoba') });
  await answer(second, appealId, 'granted');
  const again = await second.api.call(getCase, { params: { id: caseId } });
  expect(again).toMatchObject({ decidedAt: null, takenBy: null, action: null, decision: { id: decisionId } });
  const body = { version: again.version, action: 'hide', rule: 'misleading', explanation: ANSWER } as const;
  await second.api.call(decideCase, { params: { id: caseId }, body });
  expect(await isOpen(listingId)).toBe(false);
  const answers = (await queuedMails(app)).filter(({ kind }) => kind === 'reportDecided');
  expect(answers.map(({ details }) => details.reportId)).toEqual([reportId, reportId]);
});

test("a reporter's granted appeal moves the report to an already open case", async () => {
  const [first, second] = [await aModerator(app), await aModerator(app)];
  const seller = await aPerson(app);
  const { decisionId, reportId, listingId, caseId } = await decided(first, seller, 'dismiss');
  await sql`update moderation_case set severity = 3 where id = ${caseId}`.execute(app.client.db);
  const open = await aCase(app, 'listing', listingId);
  await answer(second, await reporterAppeals(decisionId, reportId), 'granted');
  const joined = await second.api.call(getCase, { params: { id: open.id } });
  expect(joined).toMatchObject({ severity: 3, version: open.version + 1, reportCount: 2 });
  expect((await second.api.call(getCase, { params: { id: caseId } })).decidedAt).not.toBeNull();
});

test('an appeal cannot be answered by the appellant or the person concerned', async () => {
  const [first, reporter] = [await aModerator(app), await aModerator(app)];
  const seller = await aPerson(app);
  const { decisionId, reportId } = await decided(first, seller, 'dismiss', reporter.id);
  const appealId = await reporterAppeals(decisionId, reportId);
  await expect(answer(reporter, appealId, 'granted')).rejects.toMatchObject({ code: 'otherModeratorNeeded' });
  const owner = await anAccount(app);
  await app.client.db.updateTable('account').set({ role: 'moderator' }).where('id', '=', owner).execute();
  await app.client.db.updateTable('decision').set({ account_id: owner }).where('id', '=', decisionId).execute();
  const token = await aSession(app, owner, { isStrong: true });
  await expect(answer({ id: owner, token, api: app.as(token) }, appealId, 'granted')).rejects.toMatchObject({
    code: 'otherModeratorNeeded',
  });
});
