import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { decideAppeal, decideCase, listAppeals } from '#contract/moderation/deciding.ts';
import { appealDecision } from '#contract/moderation/decisions.ts';
import { getTransparency } from '#contract/moderation/transparency.ts';
import { aListing, aPerson } from '#test/factories.ts';
import { testApp } from '#test/test-app.ts';
import { aCase, aModerator } from '#test/trust-factories.ts';

const app = testApp();
const EXPLANATION = 'Zdjęcie pokazuje inny ser niż opis.';

test('without any case there is only the current half-year, all zeros', async () => {
  const { periods } = await app.api().call(getTransparency);
  expect(periods).toHaveLength(1);
  expect(periods[0]).toMatchObject({ notices: 0, flags: 0, decisions: 0, medianHoursToDecision: null, appeals: 0 });
  const today = new Date().toISOString().slice(0, 10);
  expect(Number(periods[0]?.from.slice(0, 4))).toBe(Number(today.slice(0, 4)));
});

test('reports, decisions and appeals are counted in their own half-year', async () => {
  const [first, second] = [await aModerator(app), await aModerator(app)];
  const seller = await aPerson(app);
  const [one, two] = [
    await aListing(app, 'ad', { seller_id: seller.id }),
    await aListing(app, 'ad', { seller_id: seller.id }),
  ];
  const early = await aCase(app, 'listing', one, { reports: [{ reason: 'scam' }, { email: 'zofia@example.pl' }] });
  const late = await aCase(app, 'listing', two, { reports: [{ reason: 'inappropriateImages' }] });
  await app.client.db
    .insertInto('flag')
    .values({ case_id: late.id, kind: 'links', fingerprint: 'x', details: '{}' })
    .execute();
  await first.api.call(decideCase, { params: { id: early.id }, body: { version: early.version, action: 'dismiss' } });
  const said = { rule: 'misleading', explanation: EXPLANATION } as const;
  const body = { version: late.version, action: 'hide', ...said } as const;
  const { data } = await first.api.call(decideCase, { params: { id: late.id }, body });
  const params = { id: data.decision?.id ?? 0 };
  await seller.api.call(appealDecision, { params, body: { text: 'To jest ten sam ser.' } });
  const [appeal] = (await second.api.call(listAppeals, { query: {} })).items;
  const answered = { outcome: 'granted', answer: EXPLANATION } as const;
  await second.api.call(decideAppeal, { params: { id: appeal?.id ?? 0 }, body: answered });
  // In Polish time the first was reported half an hour before the half-year ended, and decided half an hour after.
  const moments = [
    sql`update report set created_at = '2024-06-30T21:30:00Z' where case_id = ${early.id}`,
    sql`update moderation_case set opened_at = '2024-06-30T21:30:00Z' where id = ${early.id}`,
    sql`update decision set decided_at = '2024-06-30T22:30:00Z' where case_id = ${early.id}`,
  ];
  for (const statement of moments) await statement.execute(app.client.db);

  const { periods } = await app.api().call(getTransparency);
  const [running] = periods;
  const oldest = periods.at(-1);
  expect(oldest).toMatchObject({
    from: '2024-01-01',
    to: '2024-06-30',
    notices: 2,
    noticesByVisitors: 1,
    noticesByReason: { scam: 2, inappropriateImages: 0 },
    decisions: 0,
    medianHoursToDecision: null,
  });
  expect(periods.at(-2)).toMatchObject({
    from: '2024-07-01',
    to: '2024-12-31',
    notices: 0,
    decisions: 1,
    decisionsByAction: { dismiss: 1, hide: 0 },
    medianHoursToDecision: 1,
  });
  expect(running).toMatchObject({
    notices: 1,
    flags: 1,
    flagsByKind: { links: 1, fastPosting: 0 },
    decisionsByAction: { hide: 1 },
    appeals: 1,
    appealsGranted: 1,
    appealsRejected: 0,
    medianHoursToAppealDecision: 0,
  });
});

test('the CSV has the same figures, one per column', async () => {
  await aCase(app, 'listing', await aListing(app, 'ad'), { reports: [{}, { email: 'zofia@example.pl' }] });
  const response = await app.app.fastify.inject({ url: '/transparency.csv' });
  expect(response.headers).toMatchObject({
    'content-type': expect.stringContaining('text/csv'),
    'content-disposition': 'attachment; filename="jarmark-transparency.csv"',
  });
  const [names, cells, ...rest] = response.body
    .trim()
    .split('\n')
    .map((line) => line.split(','));
  const row = Object.fromEntries((names ?? []).map((name, index) => [name, cells?.[index]]));
  const { periods } = await app.api().call(getTransparency);
  expect(rest).toEqual([]);
  expect(names).toHaveLength(new Set(names).size);
  expect(row).toMatchObject({
    from: periods[0]?.from,
    notices: '2',
    'notices.visitors': '1',
    'notices.scam': '2',
    'flags.links': '0',
    'decisions.dismiss': '0',
    medianHoursToDecision: '',
  });
});

test('a decision invalidates the cached page of the figures, and no other', async () => {
  const desk = await aModerator(app);
  const { id, version } = await aCase(app, 'listing', await aListing(app, 'ad'));
  const { pages } = app.app;
  const keep = (key: string, tag: string) =>
    pages.getOrMake(key, async (onTags) => {
      onTags([tag]);
      return { status: 200, headers: {}, body: Buffer.from(key), encoded: new Map() };
    });
  // Wait until the events from creating the listing are handled.
  await new Promise((resolve) => setTimeout(resolve, 300));
  await keep('/figures', 'transparency');
  await keep('/other', 'user:999');
  await app.api().call(getTransparency);
  await desk.api.call(decideCase, { params: { id }, body: { version, action: 'dismiss' } });
  for (let tries = 0; tries < 100 && pages.find('/figures'); tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(pages.find('/figures')).toBeUndefined();
  expect(pages.find('/other')?.body.toString()).toBe('/other');
  expect((await app.api().call(getTransparency)).periods[0]).toMatchObject({ decisions: 1 });
});
