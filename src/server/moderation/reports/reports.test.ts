import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { deleteAccount } from '#contract/accounts/settings.ts';
import { getCase } from '#contract/moderation/cases.ts';
import { REPORT_REASONS, type ReportReason, type ReportTarget, sendReport } from '#contract/moderation/reports.ts';
import type { Locale } from '#i18n/locales.ts';
import { readSnapshot } from '#server/moderation/targets.ts';
import { aComment, aListing, anAccount, aPerson, aSession } from '#test/factories.ts';
import { testApp } from '#test/test-app.ts';
import { aModerator } from '#test/trust-factories.ts';

const app = testApp();
const VISITOR = { name: 'Bronisława Kos', email: 'bronislawa@example.pl', goodFaith: true };
const TEXT = 'Zdjęcia są z cudzej strony, a numer telefonu nie istnieje.';

const reports = () => app.client.db.selectFrom('report').selectAll().orderBy('id').execute();
const cases = () => app.client.db.selectFrom('moderation_case').selectAll().orderBy('id').execute();
const mailJobs = async () => {
  const { rows } = await sql<{ data: Record<string, unknown> }>`
    select data from pgboss.job where name = 'account.mail' and data ->> 'kind' = 'reportReceived'`.execute(
    app.client.db,
  );
  return rows.map(({ data }) => data);
};

interface Fields extends Partial<typeof VISITOR> {
  reason?: ReportReason;
  type?: ReportTarget;
  website?: string;
}

function form(id: number, { reason = 'scam', type = 'listing', ...rest }: Fields = {}) {
  return { target: { type, id }, reason, description: TEXT, ...rest };
}

/** A logged-in account, created without a costly registration. */
async function aMember(locale: Locale = 'pl') {
  const id = await anAccount(app);
  return { id, api: app.as(await aSession(app, id), locale) };
}

test('a visitor with a name, an address and a good-faith statement reports; the case holds a snapshot', async () => {
  const sellerId = await anAccount(app);
  const id = await aListing(app, 'ad', { seller_id: sellerId, title: 'Ser kozi' });
  const { data } = await app.api('de').call(sendReport, { body: form(id, VISITOR) });
  const [report] = await reports();
  expect(data.reference).toBe(`Z-${report?.id}`);
  expect(report).toMatchObject({
    reason: 'scam',
    description: TEXT,
    reporter_id: null,
    reporter_name: VISITOR.name,
    reporter_email: VISITOR.email,
    is_visitor: true,
    locale: 'de',
  });
  const [opened] = await cases();
  expect(opened).toMatchObject({
    target_type: 'listing',
    target_id: id,
    account_id: sellerId,
    severity: 3,
    version: 1,
  });
  expect(readSnapshot(opened?.snapshot ?? {}).title).toBe('Ser kozi');
});

test("a visitor's missing fields are reported at each field, in their language", async () => {
  const id = await aListing(app, 'ad');
  await expect(app.api('en').call(sendReport, { body: form(id) })).rejects.toMatchObject({
    code: 'validationFailed',
    fieldErrors: {
      name: ['Enter your name.'],
      email: ['Enter your e-mail address.'],
      goodFaith: [expect.any(String)],
    },
  });
  for (const [field, value] of [
    ['name', ' '],
    ['email', 'bez-małpy'],
    ['goodFaith', false],
  ] as const) {
    const call = app.api().call(sendReport, { body: form(id, { ...VISITOR, [field]: value }) });
    await expect(call).rejects.toMatchObject({ fieldErrors: { [field]: [expect.any(String)] } });
  }
  expect([await reports(), await cases()]).toEqual([[], []]);
});

test('a member reports without a name, even if unconfirmed or suspended', async () => {
  const id = await aListing(app, 'ad');
  const unverified = await aPerson(app, { verified: false });
  const suspended = await aMember();
  await sql`update account set suspended_until = 'infinity' where id = ${suspended.id}`.execute(app.client.db);
  await unverified.api.call(sendReport, { body: form(id) });
  await suspended.api.call(sendReport, { body: form(id) });
  expect(await reports()).toMatchObject(
    [unverified.id, suspended.id].map((reporter_id) => ({
      reporter_id,
      reporter_name: null,
      reporter_email: null,
      is_visitor: false,
    })),
  );
});

test('reporting one’s own content is refused and opens no case', async () => {
  const { id: ownId, api } = await aMember();
  const listingId = await aListing(app, 'ad', { seller_id: ownId });
  const othersId = await aListing(app, 'ad');
  const [comment] = await app.client.db
    .insertInto('comment')
    .values({ listing_id: othersId, author_id: ownId, rating: 1, body: 'Niedobre.' })
    .returning('id')
    .execute();
  const own = [form(listingId), form(comment?.id ?? 0, { type: 'comment' }), form(ownId, { type: 'account' })];
  for (const body of own) await expect(api.call(sendReport, { body })).rejects.toMatchObject({ code: 'ownThing' });
  expect(await cases()).toEqual([]);
});

test('a seller may report a comment on their own listing', async () => {
  const { id: sellerId, api } = await aMember();
  const listingId = await aListing(app, 'ad', { seller_id: sellerId });
  await aComment(app, listingId, 1, 'Oszust i złodziej!');
  const comment = await app.client.db.selectFrom('comment').select(['id', 'author_id']).executeTakeFirstOrThrow();
  await api.call(sendReport, { body: form(comment.id, { type: 'comment', reason: 'inappropriateContent' }) });
  expect(await cases()).toMatchObject([{ target_type: 'comment', account_id: comment.author_id, severity: 2 }]);
});

test('missing, unpublished or unreportable targets are not found', async () => {
  const { api } = await aMember();
  const unseen = await aListing(app, 'ad', { status: 'neverActivated' });
  const gone = await aPerson(app);
  await gone.api.call(deleteAccount);
  const bodies = [
    form(4_711),
    form(unseen),
    form(4_711, { type: 'comment' }),
    form(gone.id, { type: 'account' }),
    form(1, { type: 'message' }),
  ];
  for (const body of bodies) await expect(api.call(sendReport, { body })).rejects.toMatchObject({ code: 'notFound' });
  expect(await cases()).toEqual([]);
});

test('a report by a bot gets the usual response and is discarded', async () => {
  const id = await aListing(app, 'ad');
  await app.api().call(sendReport, { body: form(id, VISITOR) });
  const { data } = await app.api().call(sendReport, { body: form(id, { website: 'https://spam.example' }) });
  expect(data.reference).toBe(`Z-${((await reports())[0]?.id ?? 0) + 1}`);
  expect([await reports(), await cases()].map(({ length }) => length)).toEqual([1, 1]);
});

test('reports by different people form one case with the highest severity', async () => {
  const id = await aListing(app, 'ad');
  for (const reason of REPORT_REASONS) await (await aMember()).api.call(sendReport, { body: form(id, { reason }) });
  expect(await reports()).toHaveLength(REPORT_REASONS.length);
  expect(await cases()).toMatchObject([{ severity: 3, version: REPORT_REASONS.length }]);
});

test('a repeated report by a member for the same reason is the same report until it is decided', async () => {
  const { api } = await aMember();
  const id = await aListing(app, 'ad');
  const first = await api.call(sendReport, { body: form(id) });
  const again = await api.call(sendReport, {
    body: { ...form(id), description: 'Jeszcze raz, innymi słowami.' },
    idempotencyKey: 'another-1',
  });
  expect(again).toEqual(first);
  expect(await mailJobs()).toHaveLength(1);
  expect(await cases()).toMatchObject([{ version: 1 }]);
  await sql`update moderation_case set decided_at = now()`.execute(app.client.db);
  expect(await api.call(sendReport, { body: form(id) })).not.toEqual(first);
  expect([(await reports()).length, (await cases()).length]).toEqual([2, 2]);
});

test.each([
  ['a visitor', async () => ({ api: app.api(), fields: VISITOR })],
  ['a member', async () => ({ api: (await aMember()).api, fields: {} })],
])('a second reason by %s is a second report on the same case, and moderators see both', async (_, whoever) => {
  const [{ api, fields }, desk] = [await whoever(), await aModerator(app)];
  const id = await aListing(app, 'ad');
  const send = (reason: ReportReason) => api.call(sendReport, { body: form(id, { ...fields, reason }) });
  const [first, second] = [await send('copyrightInfringement'), await send('scam')];
  expect(second).not.toEqual(first);
  expect([await send('copyrightInfringement'), await send('scam')]).toEqual([first, second]);
  expect(await mailJobs()).toHaveLength(2);
  const [opened, ...others] = await cases();
  expect(others).toEqual([]);
  const shown = await desk.api.call(getCase, { params: { id: opened?.id ?? 0 } });
  expect(shown.reports.map(({ reason }) => reason)).toEqual(['copyrightInfringement', 'scam']);
  expect(shown).toMatchObject({ reportCount: 2, severity: 3, version: 2 });
});

test('a visitor is identified by their e-mail address, ignoring case', async () => {
  const id = await aListing(app, 'ad');
  const first = await app.api().call(sendReport, { body: form(id, VISITOR) });
  const again = { ...VISITOR, name: 'B. Kos', email: 'BRONISLAWA@Example.pl' };
  expect(await app.api('en').call(sendReport, { body: form(id, again) })).toEqual(first);
  expect(await app.api().call(sendReport, { body: form(id, { ...VISITOR, email: 'inna@example.pl' }) })).not.toEqual(
    first,
  );
  expect(await reports()).toHaveLength(2);
  expect(await mailJobs()).toHaveLength(2);
});

test('fifty concurrent reports form one case', async () => {
  const id = await aListing(app, 'ad');
  const members = await Promise.all(Array.from({ length: 30 }, () => aMember()));
  const visitors = Array.from({ length: 20 }, (_, index) => ({ ...VISITOR, email: `osoba.${index}@poczta.example` }));
  const answers = await Promise.all([
    ...members.map(({ api }) => api.call(sendReport, { body: form(id) })),
    ...visitors.map((visitor) => app.api().call(sendReport, { body: form(id, visitor) })),
  ]);
  expect(new Set(answers.map(({ data }) => data.reference)).size).toBe(50);
  const [opened, ...others] = await cases();
  expect(others).toEqual([]);
  expect(opened?.version).toBe(50);
  expect((await reports()).map(({ case_id }) => case_id)).toEqual(Array(50).fill(opened?.id));
});

test.each([
  ['with one key', () => 'report-once'],
  ['without a key', () => undefined],
  ['each with its own key', (index: number) => `report-once-${index}`],
])('twenty concurrent reports by one person, %s, are one report, one mail and one version', async (_, keyOf) => {
  const { api } = await aMember();
  const id = await aListing(app, 'ad');
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => {
      const idempotencyKey = keyOf(index);
      return api.call(sendReport, { body: form(id), ...(idempotencyKey ? { idempotencyKey } : {}) });
    }),
  );
  expect(new Set(answers.map(({ data }) => data.reference)).size).toBe(1);
  expect(await reports()).toHaveLength(1);
  expect(await cases()).toMatchObject([{ version: 1 }]);
  expect(await mailJobs()).toHaveLength(1);
});

test('reusing an idempotency key for another report is a conflict', async () => {
  const { api } = await aMember();
  const [one, other] = [await aListing(app, 'ad'), await aListing(app, 'ad')];
  await api.call(sendReport, { body: form(one), idempotencyKey: 'report-key' });
  const call = api.call(sendReport, { body: form(other), idempotencyKey: 'report-key' });
  await expect(call).rejects.toMatchObject({ code: 'conflict' });
});

test('receipts per address are limited; repeated reports do not count', async () => {
  const ids = await Promise.all(Array.from({ length: 11 }, () => aListing(app, 'ad')));
  const send = (id: number) => app.api().call(sendReport, { body: form(id, VISITOR) });
  for (const id of ids.slice(0, 10)) {
    await send(id);
    await send(id);
  }
  await expect(send(ids[10] as number)).rejects.toMatchObject({ code: 'tooManyRequests' });
  expect(await reports()).toHaveLength(10);
});

test("receipts use a member's language or that of a visitor's request, each with its own link", async () => {
  const id = await aListing(app, 'ad', { title: 'Miód z zly.example' });
  const member = await aMember('en');
  await sql`update account set locale = 'it' where id = ${member.id}`.execute(app.client.db);
  await member.api.call(sendReport, { body: form(id) });
  await app.api('uk').call(sendReport, { body: form(id, VISITOR) });
  const mails = await app.mails(2);
  const [toMember, toVisitor] = [
    mails.find(({ to }) => to?.[0]?.address !== VISITOR.email),
    mails.find(({ to }) => to?.[0]?.address === VISITOR.email),
  ];
  expect(toMember?.subject).toMatch(/^Abbiamo ricevuto la tua segnalazione Z-\d+$/);
  expect(toVisitor?.subject).toMatch(/^Ми отримали вашу скаргу Z-\d+$/);
  expect(toVisitor?.text).toContain('Miód z zly\u200b.example');
  expect(toVisitor?.text).not.toContain(TEXT.slice(0, 30));
  const links = mails.map(({ text }) => /\/notice\/[\w-]{43}/.exec(text ?? '')?.[0]);
  expect(new Set(links).size).toBe(2);
  expect(links).not.toContain(undefined);
  expect(JSON.stringify(await mailJobs())).not.toContain(VISITOR.email);
});

test('accounts deleted during concurrent reports leave no text behind, whether owner or reporter', async () => {
  for (let round = 0; round < 4; round += 1) {
    const [seller, reporter] = [await aMember(), await aMember()];
    const listingId = await aListing(app, 'ad', { seller_id: seller.id, title: 'Niezapomniany twaróg' });
    const commentId = await aComment(app, listingId, 1, 'Kwaśny.');
    await Promise.allSettled([
      ...[aMember(), aMember()].map(async (member) =>
        (await member).api.call(sendReport, { body: form(commentId, { type: 'comment' }) }),
      ),
      reporter.api.call(sendReport, { body: form(listingId) }),
      seller.api.call(deleteAccount),
      reporter.api.call(deleteAccount),
    ]);
    expect(JSON.stringify(await cases())).not.toContain('Niezapomniany');
    expect((await reports()).filter(({ reporter_id }) => reporter_id === reporter.id)).toEqual([]);
    expect(
      await app.client.db.selectFrom('account').select('id').where('deleted_at', 'is', null).execute(),
    ).not.toContainEqual({ id: seller.id });
  }
});
