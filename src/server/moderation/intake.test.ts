import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { deleteAccount } from '#contract/accounts/settings.ts';
import { aComment, aListing, anAccount, aPerson } from '#test/factories.ts';
import { testApp } from '#test/test-app.ts';
import { bringUp } from './intake.ts';
import type { Severity } from './severity.ts';
import {
  excerptOf,
  findTarget,
  findTargets,
  hasChanged,
  presentContent,
  presentNow,
  readSnapshot,
  type TargetRef,
  targetKey,
} from './targets.ts';

const app = testApp();
const bring = (ref: TargetRef, severity: Severity) =>
  app.client.db.transaction().execute((tx) => bringUp(tx, ref, severity));
const cases = () => app.client.db.selectFrom('moderation_case').selectAll().orderBy('id').execute();
const listing = (id: number): TargetRef => ({ type: 'listing', id });

/** Creates a new ad with one comment. */
async function aCommentId(body: string): Promise<{ id: number; listingId: number }> {
  const listingId = await aListing(app, 'ad');
  await aComment(app, listingId, 2, body);
  const row = await app.client.db
    .selectFrom('comment')
    .select('id')
    .where('listing_id', '=', listingId)
    .executeTakeFirstOrThrow();
  return { id: row.id, listingId };
}

test('repeated intake updates the same case: highest severity, new version each time', async () => {
  const sellerId = await anAccount(app);
  const ref = listing(await aListing(app, 'ad', { seller_id: sellerId }));
  const first = await bring(ref, 1);
  expect(first).toMatchObject({ accountId: sellerId, isNew: true });
  for (const severity of [3, 2] as const) {
    expect(await bring(ref, severity)).toMatchObject({ caseId: first?.caseId, isNew: false });
  }
  expect(await cases()).toMatchObject([{ id: first?.caseId, severity: 3, version: 3, account_id: sellerId }]);
});

test('fifty concurrent intakes open one case', async () => {
  const ref = listing(await aListing(app, 'ad'));
  const found = await Promise.all(Array.from({ length: 50 }, () => bring(ref, 2)));
  expect(new Set(found.map((each) => each?.caseId)).size).toBe(1);
  expect(found.filter((each) => each?.isNew)).toHaveLength(1);
  expect(await cases()).toMatchObject([{ version: 50 }]);
});

test('after a decision, the next intake opens a new case with a fresh snapshot', async () => {
  const id = await aListing(app, 'ad', { title: 'Miód lipowy' });
  const first = await bring(listing(id), 1);
  await sql`update moderation_case set decided_at = now()`.execute(app.client.db);
  await sql`update listing set title = 'Miód gryczany' where id = ${id}`.execute(app.client.db);
  const second = await bring(listing(id), 1);
  expect(second?.isNew).toBe(true);
  expect(second?.caseId).not.toBe(first?.caseId);
  expect((await cases()).map(({ snapshot }) => readSnapshot(snapshot).title)).toEqual(['Miód lipowy', 'Miód gryczany']);
});

test('a missing target opens no case', async () => {
  const id = await aListing(app, 'ad');
  await sql`update listing set deleted_at = now() where id = ${id}`.execute(app.client.db);
  const gone = await aPerson(app);
  await gone.api.call(deleteAccount);
  const refs: TargetRef[] = [
    listing(id),
    listing(4_711),
    { type: 'comment', id: 4_711 },
    { type: 'account', id: gone.id },
    { type: 'message', id: 1 },
  ];
  for (const ref of refs) expect(await bring(ref, 3)).toBeUndefined();
  expect(await cases()).toEqual([]);
});

test('a snapshot of an ad holds all its content, and is presented in any language', async () => {
  const id = await aListing(app, 'ad', {
    title: 'Ser kozi',
    description: '**Świeży**\n- dojrzewa 3 dni',
    price_minor: 2550,
    weight_g: 1500,
    weight_unit: 'kg',
    tags: ['eco'],
    category_id: 101,
    shop_url: 'https://sery.example',
  });
  const target = await findTarget(app.client.db, listing(id));
  if (!target) throw new Error('target not found');
  expect(presentContent(target, target, 'pl')).toMatchObject({
    type: 'listing',
    id,
    kind: 'ad',
    title: 'Ser kozi',
    rating: null,
    gone: false,
    hidden: false,
    path: `/ad/${id}`,
  });
  const factsIn = (locale: 'pl' | 'en') =>
    Object.fromEntries(presentContent(target, target, locale).facts.map(({ name, value }) => [name, value]));
  expect(factsIn('pl')).toMatchObject({
    Cena: '25,50\u00a0zł',
    Waga: '1,5\u00a0kg',
    Miejscowość: 'Łowicz',
    'Sklep sprzedającego': 'https://sery.example',
  });
  expect(factsIn('en')).toMatchObject({ Price: '25.50\u00a0zł', Weight: '1.5\u00a0kg' });
  expect(excerptOf(target)).toBe('Świeży dojrzewa 3 dni');
});

test('facts of facilities and events are presented with field names', async () => {
  const facility = await aListing(app, 'agritourism', {
    details: { phones: ['501 502 503', '12 345 67 89'], street: 'Polna 3', guests: 12 },
  });
  const event = await aListing(app, 'event', {
    starts_at: '2026-08-15T08:00:00Z',
    ends_at: '2026-08-15T18:00:00Z',
    details: { venue: 'Rynek', organiser: 'Gmina' },
  });
  const found = await findTargets(app.client.db, [listing(facility), listing(event)]);
  const factsOf = (id: number) => {
    const target = found.get(targetKey(listing(id)));
    return target ? presentContent(target, target, 'pl').facts.map(({ name, value }) => `${name}: ${value}`) : [];
  };
  expect(factsOf(facility)).toEqual(
    expect.arrayContaining(['Numery telefonów: 501 502 503, 12 345 67 89', 'Miejsca dla gości: 12']),
  );
  expect(factsOf(event)).toEqual(
    expect.arrayContaining(['Początek: 15 sierpnia 2026 10:00', 'Miejsce: Rynek', 'Organizator: Gmina']),
  );
});

test("a comment has its listing's title, and no path while hidden", async () => {
  const { id, listingId } = await aCommentId('Kwaśne jak ocet.');
  const ref: TargetRef = { type: 'comment', id };
  const target = await findTarget(app.client.db, ref);
  expect(target).toMatchObject({ title: 'Miód lipowy', text: 'Kwaśne jak ocet.', rating: 2, isReportable: true });
  expect(target?.path).toBe(`/ad/${listingId}#comments`);
  await sql`update comment set hidden_at = now()`.execute(app.client.db);
  const hidden = await findTarget(app.client.db, ref);
  expect(hidden).toMatchObject({ hidden: true, path: null, isReportable: false });
});

test('unpublished listings cannot be reported, expired ones can', async () => {
  const db = app.client.db;
  const [fresh, expired] = [
    await aListing(app, 'ad', { status: 'neverActivated' }),
    await aListing(app, 'ad', { status: 'expired' }),
  ];
  expect(await findTarget(db, listing(fresh))).toMatchObject({ isReportable: false, hidden: true });
  expect(await findTarget(db, listing(expired))).toMatchObject({ isReportable: true, hidden: true, path: null });
});

test('hiding a target is not a change of content; a deleted target is presented from its snapshot', async () => {
  const id = await aListing(app, 'ad', { tags: ['eco'], price_minor: 1000 });
  await bring(listing(id), 1);
  const snapshot = (await cases())[0]?.snapshot ?? {};
  const now = () => findTarget(app.client.db, listing(id));
  expect(hasChanged(snapshot, await now())).toBe(false);
  await sql`update listing set suspended_at = now(), suspend_reason = 'listing'`.execute(app.client.db);
  expect(hasChanged(snapshot, await now())).toBe(false);
  await sql`update listing set price_minor = 900`.execute(app.client.db);
  expect(hasChanged(snapshot, await now())).toBe(true);
  await sql`update listing set deleted_at = now()`.execute(app.client.db);
  expect(presentNow(listing(id), await now(), snapshot, 'en')).toMatchObject({
    title: 'Miód lipowy',
    gone: true,
    hidden: true,
    path: null,
  });
});

test('a blanked snapshot can still be presented', () => {
  expect(presentNow({ type: 'account', id: 7 }, undefined, {}, 'pl')).toEqual({
    type: 'account',
    id: 7,
    kind: null,
    title: '–––',
    text: '',
    rating: null,
    pictures: [],
    files: [],
    facts: [],
    gone: true,
    hidden: true,
    path: null,
  });
});
