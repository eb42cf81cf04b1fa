import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { APPEAL_DAYS, appealNotice, getNotice, sendReport } from '#contract/moderation/reports.ts';
import { aListing, anAccount, aSession } from '#test/factories.ts';
import { testApp } from '#test/test-app.ts';
import { forgetOldReports } from './retention.ts';

const app = testApp();
const VISITOR = { name: 'Bronisława Kos', email: 'bronislawa@example.pl', goodFaith: true };
const TEXT = 'Zdjęcia są z cudzej strony.';
const WHY_NOT = 'Na zdjęciu nadal widać cudzy znak.';

/** A visitor's report of a new ad, with the token from its receipt. */
async function aNotice(): Promise<{ id: number; caseId: number; listingId: number; token: string }> {
  const before = (await app.mails()).length;
  const listingId = await aListing(app, 'ad', { title: 'Ser kozi' });
  const target = { type: 'listing', id: listingId } as const;
  await app.api().call(sendReport, { body: { target, reason: 'scam', description: TEXT, ...VISITOR } });
  const mail = (await app.mails(before + 1)).at(-1);
  const row = await app.client.db
    .selectFrom('report')
    .select(['id', 'case_id'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return { id: row.id, caseId: row.case_id, listingId, token: /\/notice\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '' };
}

/** A moderator's decision, dated back by some days. */
async function decide(caseId: number, action: 'dismiss' | 'hide', daysAgo = 0): Promise<number> {
  const moderatorId = await anAccount(app);
  const at = sql<Date>`now() - ${daysAgo} * interval '1 day'`;
  await app.client.db.updateTable('moderation_case').set({ decided_at: at }).where('id', '=', caseId).execute();
  const { id } = await app.client.db
    .insertInto('decision')
    .values({
      case_id: caseId,
      account_id: moderatorId,
      action,
      rule: action === 'dismiss' ? null : 'scam',
      explanation: 'Słowa do osoby, której to dotyczy.',
      is_automated_detection: false,
      decided_by: moderatorId,
      decided_at: at,
      suspended_until: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const get = (token: string) => app.api().call(getNotice, { params: { token } });
const appeal = (token: string, text = WHY_NOT, idempotencyKey?: string) =>
  app
    .api('de')
    .call(appealNotice, { params: { token }, body: { text }, ...(idempotencyKey ? { idempotencyKey } : {}) });
const appeals = () => app.client.db.selectFrom('appeal').selectAll().execute();

test('the link in the receipt shows what was reported, and that it is undecided', async () => {
  const { id, listingId, token } = await aNotice();
  expect(await get(token)).toMatchObject({
    reference: `Z-${id}`,
    target: { type: 'listing', id: listingId, title: 'Ser kozi' },
    reason: 'scam',
    description: TEXT,
    decision: null,
    appeal: null,
  });
  await expect(appeal(token)).rejects.toMatchObject({ code: 'appealNotPossible' });
});

test('an invented link is invalid, and tokens are stored only as hashes', async () => {
  const { token } = await aNotice();
  for (const wrong of [`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, 'x'.repeat(43)]) {
    await expect(get(wrong)).rejects.toMatchObject({ code: 'linkInvalid' });
    await expect(appeal(wrong)).rejects.toMatchObject({ code: 'linkInvalid' });
  }
  const { rows } = await sql<{ text: string }>`select k::text from report_link k`.execute(app.client.db);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('a reporter sees the decision without its explanation, and can appeal once', async () => {
  const { id, caseId, token } = await aNotice();
  const decisionId = await decide(caseId, 'hide', 3);
  const { decision } = await get(token);
  expect(decision).toMatchObject({ action: 'hide', rule: 'scam', mayAppeal: true });
  const days = (Date.parse(decision?.appealUntil ?? '') - Date.parse(decision?.decidedAt ?? '')) / 86_400_000;
  expect(days).toBe(APPEAL_DAYS);
  expect(JSON.stringify(await get(token))).not.toContain('Słowa do osoby');

  const { data } = await appeal(token);
  expect(data).toMatchObject({
    decision: { mayAppeal: false },
    appeal: { state: 'open', text: WHY_NOT, answer: null },
  });
  expect(await appeals()).toMatchObject([{ decision_id: decisionId, report_id: id, body: WHY_NOT, locale: 'de' }]);
  await expect(appeal(token, 'Jeszcze coś innego dodam.')).rejects.toMatchObject({ code: 'appealNotPossible' });
});

test('a dismissal can be appealed too, and the notice shows the answer', async () => {
  const { caseId, token } = await aNotice();
  await decide(caseId, 'dismiss');
  await appeal(token);
  await sql`update appeal set outcome = 'granted', answer = 'Mieli Państwo rację.', decided_at = now()`.execute(
    app.client.db,
  );
  await sql`update moderation_case set decided_at = null`.execute(app.client.db);
  expect(await get(token)).toMatchObject({
    decision: null,
    appeal: { state: 'granted', answer: 'Mieli Państwo rację.', decidedAt: expect.any(String) },
  });
  await decide(caseId, 'hide');
  expect((await get(token)).decision).toMatchObject({ action: 'hide', mayAppeal: false });
});

test('an appeal is possible only in time', async () => {
  const { caseId, token } = await aNotice();
  await decide(caseId, 'hide', APPEAL_DAYS + 1);
  expect((await get(token)).decision?.mayAppeal).toBe(false);
  await expect(appeal(token)).rejects.toMatchObject({ code: 'appealNotPossible' });
  expect(await appeals()).toEqual([]);
});

test.each([
  ['with a key', 'appeal-key'],
  ['without a key', undefined],
])('twelve concurrent submissions %s are one appeal', async (_, key) => {
  const { caseId, token } = await aNotice();
  await decide(caseId, 'hide');
  const answers = await Promise.all(Array.from({ length: 12 }, () => appeal(token, WHY_NOT, key)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await appeals()).toHaveLength(1);
});

test('an appeal needs a text', async () => {
  const { caseId, token } = await aNotice();
  await decide(caseId, 'hide');
  const call = app.api().call(appealNotice, { params: { token }, body: { text: 'Nie!' } });
  await expect(call).rejects.toMatchObject({
    fieldErrors: { text: ['Napisz, z czym się nie zgadzasz: co najmniej 10 znaków.'] },
  });
});

test("half a year after the decision a visitor's data and link are deleted, unless an appeal is open", async () => {
  const [old, young, appealed, open] = [await aNotice(), await aNotice(), await aNotice(), await aNotice()];
  await decide(old.caseId, 'dismiss', APPEAL_DAYS + 1);
  await decide(young.caseId, 'dismiss', APPEAL_DAYS - 1);
  const decisionId = await decide(appealed.caseId, 'dismiss', APPEAL_DAYS + 1);
  await app.client.db
    .insertInto('appeal')
    .values({ decision_id: decisionId, report_id: appealed.id, body: WHY_NOT, locale: 'pl' } as never)
    .execute();
  await sql`update report_link set created_at = now() - ${APPEAL_DAYS + 2} * interval '1 day'`.execute(app.client.db);

  await forgetOldReports(app.client.db);

  const rows = await app.client.db.selectFrom('report').selectAll().orderBy('id').execute();
  const blank = { reporter_name: null, reporter_email: null, description: '', reason: 'scam', is_visitor: true };
  expect(rows.find(({ id }) => id === old.id)).toMatchObject(blank);
  for (const { id } of [young, appealed, open]) {
    expect(rows.find((row) => row.id === id)).toMatchObject({ reporter_email: VISITOR.email, description: TEXT });
  }
  await expect(get(old.token)).rejects.toMatchObject({ code: 'linkInvalid' });
  for (const { token } of [young, appealed, open]) expect((await get(token)).description).toBe(TEXT);
});

test('a member’s report is kept as long as their account', async () => {
  const memberId = await anAccount(app);
  const listingId = await aListing(app, 'ad');
  const target = { type: 'listing', id: listingId } as const;
  const api = app.as(await aSession(app, memberId));
  await api.call(sendReport, { body: { target, reason: 'scam', description: TEXT } });
  const { case_id: caseId } = await app.client.db.selectFrom('report').select('case_id').executeTakeFirstOrThrow();
  await decide(caseId, 'dismiss', APPEAL_DAYS + 1);
  await forgetOldReports(app.client.db);
  expect(await app.client.db.selectFrom('report').selectAll().execute()).toMatchObject([
    { reporter_id: memberId, description: TEXT },
  ]);
});
