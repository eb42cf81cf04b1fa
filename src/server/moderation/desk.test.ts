import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { getListing } from '#contract/listings/listings.ts';
import { listAudit } from '#contract/moderation/audit.ts';
import { getCase, getDeskCounts, listCases, takeCase } from '#contract/moderation/cases.ts';
import { decideCase, liftDecision } from '#contract/moderation/deciding.ts';
import { updateListing } from '#contract/selling/selling.ts';
import { aComment, aListing, anAccount, aPerson } from '#test/factories.ts';
import { testApp } from '#test/test-app.ts';
import { aCase, aModerator, queuedMails } from '#test/trust-factories.ts';

const app = testApp();
const EXPLANATION = 'Zdjęcia pokazują inny produkt niż opis.';
const hide = (version: number) => ({ version, action: 'hide', rule: 'misleading', explanation: EXPLANATION }) as const;
const dismiss = (version: number) => ({ version, action: 'dismiss' }) as const;
const isOpen = (id: number) =>
  app
    .api()
    .call(getListing.ad, { params: { id } })
    .then(
      () => true,
      () => false,
    );

test('cases are sorted by severity, then by age, and can be filtered', async () => {
  const [desk, other] = [await aModerator(app), await aModerator(app)];
  const [one, two, three] = [await aListing(app, 'ad'), await aListing(app, 'ad'), await aListing(app, 'ad')];
  const mild = await aCase(app, 'listing', one, { severity: 1 });
  const severe = await aCase(app, 'listing', two, { severity: 3 });
  const severeLater = await aCase(app, 'listing', three, { severity: 3, reports: [] });
  const profile = await aCase(app, 'account', desk.id, { severity: 2, reports: [{}, { email: 'zofia@example.pl' }] });
  const ids = async (query: object) => (await desk.api.call(listCases, { query })).items.map(({ id }) => id);
  expect(await ids({})).toEqual([severe.id, severeLater.id, profile.id, mild.id]);
  expect(await ids({ type: 'account' })).toEqual([profile.id]);
  expect(await ids({ source: 'flags' })).toEqual([severeLater.id]);
  expect(await ids({ source: 'reports' })).toEqual([severe.id, profile.id, mild.id]);
  await desk.api.call(takeCase, { params: { id: mild.id }, body: { taken: true } });
  await other.api.call(takeCase, { params: { id: severe.id }, body: { taken: true } });
  expect(await ids({ mine: 'true' })).toEqual([mild.id]);
  expect(await desk.api.call(getDeskCounts)).toEqual({ open: 4, severe: 2, mine: 1, appeals: 0 });
  await desk.api.call(decideCase, { params: { id: mild.id }, body: dismiss(mild.version) });
  expect(await ids({ state: 'decided' })).toEqual([mild.id]);
  const { items, total } = await desk.api.call(listCases, { query: {} });
  expect(total).toBe(3);
  expect(items.find(({ id }) => id === profile.id)).toMatchObject({ reportCount: 2, reasons: ['scam'], flags: [] });
});

test('a case shows its target then and now, and the history of both people', async () => {
  const desk = await aModerator(app);
  const seller = await aPerson(app);
  const [first, second] = [
    await aListing(app, 'ad', { seller_id: seller.id }),
    await aListing(app, 'ad', { seller_id: seller.id, title: 'Miód lipowy' }),
  ];
  const reporterId = await anAccount(app, { name: 'Wrażliwa Zofia' });
  const earlier = await aCase(app, 'listing', first, { reports: [{ reporterId }] });
  await desk.api.call(decideCase, { params: { id: earlier.id }, body: dismiss(earlier.version) });
  const { id } = await aCase(app, 'listing', second, { reports: [{ reporterId }, { email: 'Gosc@example.pl' }] });
  const form = {
    title: 'Miód spadziowy',
    description: 'Prosto z pasieki.',
    town: 'Łowicz',
    category: 101,
    price: '40',
  };
  const codes = { foodRegistration: 'SB 06993804' };
  const body = { version: 1, form: { ...form, details: {}, codes } };
  await seller.api.call(updateListing.ad, { params: { id: second }, body });
  const found = await desk.api.call(getCase, { params: { id } });
  expect(found.snapshot).toMatchObject({ title: 'Miód lipowy', gone: false });
  expect(found.now).toMatchObject({ title: 'Miód spadziowy', path: `/ad/${second}` });
  expect(found).toMatchObject({ changedSince: true, isOwnMatter: false, decision: null, decidedAt: null });
  expect(found.actions).toEqual(['dismiss', 'askChange', 'hide', 'remove', 'suspendAccount']);
  expect(found.reports.map(({ reporter }) => reporter)).toEqual([
    expect.objectContaining({ name: 'Wrażliwa Zofia', email: null, sentBefore: 1, dismissedBefore: 1 }),
    expect.objectContaining({ person: null, email: 'Gosc@example.pl', sentBefore: 0, dismissedBefore: 0 }),
  ]);
  expect(found.history).toMatchObject({ listings: 2, openCases: 0, reportsReceived: 3, suspended: false });
  expect(found.history.decisions).toMatchObject([
    { caseId: earlier.id, action: 'dismiss', decidedBy: { id: desk.id } },
  ]);
});

test('taking a case is logged once, a colleague can take over, and only the holder can release it', async () => {
  const [one, two] = [await aModerator(app), await aModerator(app)];
  const { id } = await aCase(app, 'listing', await aListing(app, 'ad'));
  const take = (who: typeof one, taken: boolean) => who.api.call(takeCase, { params: { id }, body: { taken } });
  const before = (await one.api.call(listAudit, { query: {} })).total;
  await take(one, true);
  expect((await take(one, true)).data.takenBy?.id).toBe(one.id);
  await expect(take(two, false)).rejects.toMatchObject({ code: 'conflict' });
  expect((await take(two, true)).data.takenBy?.id).toBe(two.id);
  expect((await take(two, false)).data).toMatchObject({ takenBy: null, takenAt: null });
  const { items, total } = await one.api.call(listAudit, { query: {} });
  expect(total - before).toBe(3);
  expect(items.slice(0, 3).map(({ action, actor }) => [action, actor?.id])).toEqual([
    ['case.release', two.id],
    ['case.take', two.id],
    ['case.take', one.id],
  ]);
});

test('a decision takes effect at once, notifies everybody concerned, and can be lifted', async () => {
  const desk = await aModerator(app);
  const seller = await anAccount(app);
  const listing = await aListing(app, 'ad', { seller_id: seller });
  const reported = await aCase(app, 'listing', listing, { reports: [{}, { email: 'gosc@example.pl' }] });
  const { data } = await desk.api.call(decideCase, { params: { id: reported.id }, body: hide(reported.version) });
  expect(data).toMatchObject({ action: 'hide', takenBy: { id: desk.id }, now: { hidden: true, gone: false } });
  expect(data.actions).toEqual(['dismiss', 'askChange', 'remove', 'suspendAccount']);
  expect(await isOpen(listing)).toBe(false);
  const decisionId = data.decision?.id ?? 0;
  expect(data.decision).toMatchObject({ rule: 'misleading', explanation: EXPLANATION, suspendedUntil: null });
  const mails = await queuedMails(app);
  expect(mails.filter(({ kind }) => kind === 'decisionMade')).toEqual([
    expect.objectContaining({ accountId: seller, details: { decisionId } }),
  ]);
  const answered = mails.filter(({ kind }) => kind === 'reportDecided').map(({ details }) => details.reportId);
  expect(answered.sort()).toEqual(reported.reportIds);
  const lifted = await desk.api.call(liftDecision, { params: { id: decisionId } });
  expect(lifted.data.liftedAt).not.toBeNull();
  expect(await isOpen(listing)).toBe(true);
  await expect(desk.api.call(liftDecision, { params: { id: decisionId } })).rejects.toMatchObject({
    code: 'actionNotPossible',
  });
  expect((await queuedMails(app)).filter(({ kind }) => kind === 'decisionLifted')).toHaveLength(1);
});

test('an outdated or second decision is a conflict, and a retry counts once', async () => {
  const desk = await aModerator(app);
  const listing = await aListing(app, 'ad');
  const { id, version } = await aCase(app, 'listing', listing);
  await aCase(app, 'listing', listing, { severity: 3 });
  const stale = desk.api.call(decideCase, { params: { id }, body: hide(version) });
  await expect(stale).rejects.toMatchObject({ code: 'conflict' });
  const now = await desk.api.call(getCase, { params: { id } });
  expect(now).toMatchObject({ severity: 3, reportCount: 2, version: version + 1 });
  const call = { params: { id }, body: hide(now.version), idempotencyKey: 'decyzja-12345' };
  const answers = await Promise.all(Array.from({ length: 5 }, () => desk.api.call(decideCase, call)));
  expect(new Set(answers.map(({ data }) => data.decision?.id)).size).toBe(1);
  const again = desk.api.call(decideCase, { params: { id }, body: dismiss(now.version) });
  await expect(again).rejects.toMatchObject({ code: 'conflict' });
  expect((await queuedMails(app)).filter(({ kind }) => kind === 'decisionMade')).toHaveLength(1);
});

test('moderators cannot decide cases about themselves or their own reports', async () => {
  const [desk, admin] = [await aModerator(app), await aModerator(app, 'admin')];
  const mine = await aCase(app, 'listing', await aListing(app, 'ad', { seller_id: desk.id }));
  const reported = await aCase(app, 'listing', await aListing(app, 'ad'), { reports: [{ reporterId: desk.id }] });
  for (const { id, version } of [mine, reported]) {
    expect(await desk.api.call(getCase, { params: { id } })).toMatchObject({ isOwnMatter: true });
    const body = { ...hide(version) };
    await expect(desk.api.call(decideCase, { params: { id }, body })).rejects.toMatchObject({ code: 'ownMatter' });
    const { data } = await admin.api.call(decideCase, { params: { id }, body });
    if (id !== mine.id) continue;
    const lifting = desk.api.call(liftDecision, { params: { id: data.decision?.id ?? 0 } });
    await expect(lifting).rejects.toMatchObject({ code: 'ownMatter' });
  }
});

test('a decision needs a rule, an explanation and, for a suspension, its length', async () => {
  const desk = await aModerator(app);
  const { id, version } = await aCase(app, 'account', await anAccount(app));
  const send = (body: object) => desk.api.call(decideCase, { params: { id }, body: { version, ...body } as never });
  await expect(send({ action: 'hide' })).rejects.toMatchObject({
    code: 'validationFailed',
    fieldErrors: { rule: [expect.any(String)], explanation: [expect.any(String)] },
  });
  const said = { rule: 'scam', explanation: EXPLANATION };
  const noDays = send({ action: 'suspendAccount', ...said });
  await expect(noDays).rejects.toMatchObject({ fieldErrors: { days: [expect.any(String)] } });
  // A profile cannot be hidden or removed on its own.
  await expect(send({ action: 'hide', ...said })).rejects.toMatchObject({ code: 'actionNotPossible' });
  await expect(send({ action: 'remove', ...said })).rejects.toMatchObject({ code: 'actionNotPossible' });
});

test('a hidden or removed comment does not count, and can be restored', async () => {
  const desk = await aModerator(app);
  const listing = await aListing(app, 'ad');
  await aComment(app, listing, 5);
  await aComment(app, listing, 1, 'Nie polecam nikomu.');
  const comment = await app.client.db
    .selectFrom('comment')
    .select('id')
    .where('rating', '=', 1)
    .executeTakeFirstOrThrow();
  const mean = async () => {
    const { avg_rating, avg_rating_count } = await app.api().call(getListing.ad, { params: { id: listing } });
    return [avg_rating, avg_rating_count];
  };
  expect(await mean()).toEqual([3, 2]);
  for (const action of ['hide', 'remove'] as const) {
    const { id, version } = await aCase(app, 'comment', comment.id);
    const body = { version, action, rule: 'fakeReviews', explanation: EXPLANATION } as const;
    const { data } = await desk.api.call(decideCase, { params: { id }, body });
    expect(await mean()).toEqual([5, 1]);
    await desk.api.call(liftDecision, { params: { id: data.decision?.id ?? 0 } });
    expect(await mean()).toEqual([3, 2]);
  }
});

test('the stronger of two decisions about a target holds, whatever order they are lifted in', async () => {
  const desk = await aModerator(app);
  const listing = await aListing(app, 'ad');
  const decide = async (action: 'hide' | 'remove') => {
    const { id, version } = await aCase(app, 'listing', listing);
    const body = { version, action, rule: 'scam', explanation: EXPLANATION } as const;
    return (await desk.api.call(decideCase, { params: { id }, body })).data.decision?.id ?? 0;
  };
  const lift = (id: number) => desk.api.call(liftDecision, { params: { id } });
  const state = () =>
    app.client.db
      .selectFrom('listing')
      .select(['suspend_reason', 'deleted_at'])
      .where('id', '=', listing)
      .executeTakeFirstOrThrow();
  const [hidden, removed] = [await decide('hide'), await decide('remove')];
  expect(await state()).toMatchObject({ suspend_reason: 'removed', deleted_at: expect.any(Date) });
  await lift(removed);
  expect(await state()).toEqual({ suspend_reason: 'listing', deleted_at: null });
  expect(await isOpen(listing)).toBe(false);
  const again = await decide('remove');
  await lift(hidden);
  expect(await state()).toMatchObject({ suspend_reason: 'removed' });
  await lift(again);
  expect(await isOpen(listing)).toBe(true);
});

test('a row of the queue shows the first picture as reported; a target without pictures has none', async () => {
  const desk = await aModerator(app);
  const pictured = await aCase(app, 'listing', await aListing(app, 'ad'));
  const plain = await aCase(app, 'listing', await aListing(app, 'ad'));
  const look = { width: 480, height: 360, widths: [480], averageColor: '#aa7722', thumbhash: '', alt: 'Słoik' };
  const picture = (id: string) => ({ id, ...look });
  const pictures = JSON.stringify([picture('a'.repeat(32)), picture('b'.repeat(32))]);
  await sql`
    update moderation_case set snapshot = jsonb_set(snapshot, '{pictures}', ${pictures}::jsonb)
    where id = ${pictured.id}`.execute(app.client.db);
  const { items } = await desk.api.call(listCases, { query: {} });
  const shown = (caseId: number) => items.find((line) => line.id === caseId)?.target.picture;
  expect(shown(pictured.id)).toEqual(picture('a'.repeat(32)));
  expect(shown(plain.id)).toBeNull();
});
