import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { checkAudit, listAudit } from '#contract/audit.ts';
import { takeCase } from '#contract/moderation.ts';
import { decideCase } from '#contract/moderation-decisions.ts';
import { manyListings } from '#test/factories.ts';
import { testApp } from '#test/test-app.ts';
import { aCase, aModerator } from '#test/trust-factories.ts';
import { checkChain, writeAudit } from './service.ts';

const app = testApp();

/** Does to the log what nobody can do to it without taking its trigger away. */
async function tamper(statement: ReturnType<typeof sql>): Promise<void> {
  await app.client.db.transaction().execute(async (tx) => {
    await sql`alter table audit_entry disable trigger user`.execute(tx);
    await statement.execute(tx);
    await sql`alter table audit_entry enable trigger user`.execute(tx);
  });
}

// The log outlives the tables that other tests empty.
beforeEach(async () => {
  await tamper(sql`delete from audit_entry`);
});

async function fill(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const content = { case: index, target: 'listing', isŻółw: index % 2 === 0, note: null };
    await app.client.db.transaction().execute((tx) => writeAudit(tx, { actorId: 7, action: 'case.take', content }));
  }
}

test('a log that nobody touched is whole, and the check is in it', async () => {
  const desk = await aModerator(app);
  await fill(5);
  expect((await desk.api.call(checkAudit)).data).toEqual({ entries: 5, brokenAt: null });
  const { items, total } = await desk.api.call(listAudit, { query: {} });
  expect(total).toBe(6);
  expect(items[0]).toMatchObject({
    id: 6,
    actor: { id: desk.id },
    action: 'log.check',
    content: { entries: 5, brokenAt: null },
  });
  expect(items[1]).toMatchObject({
    id: 5,
    actor: { id: 7, name: '–––' },
    content: { case: 4, isŻółw: true, note: null },
  });
});

test('nothing of the log can be changed, taken out or emptied', async () => {
  await fill(2);
  const { db } = app.client;
  await expect(sql`update audit_entry set actor_id = 1`.execute(db)).rejects.toThrow(/only ever added to/);
  await expect(sql`delete from audit_entry where id = 1`.execute(db)).rejects.toThrow(/only ever added to/);
  await expect(sql`truncate audit_entry`.execute(db)).rejects.toThrow(/only ever added to/);
});

test.each([
  ['whom it names', sql`update audit_entry set actor_id = 8 where id = 4`, 4],
  ['what it says', sql`update audit_entry set content = content || '{"case": 99}' where id = 3`, 3],
  ['when it was', sql`update audit_entry set at = at + interval '1 millisecond' where id = 1`, 1],
  ['its hash', sql`update audit_entry set hash = ${Buffer.alloc(32, 1)} where id = 6`, 6],
  ['an entry taken out', sql`delete from audit_entry where id = 4`, 5],
  ['the first taken out', sql`delete from audit_entry where id = 1`, 2],
  ['the last taken out', sql`delete from audit_entry where id = 6`, 6],
  ['all taken out', sql`delete from audit_entry`, 1],
])('the check finds a change of %s', async (_, statement, brokenAt) => {
  await fill(6);
  await tamper(statement);
  expect(await checkChain(app.client.db)).toMatchObject({ brokenAt });
});

test('whoever writes the log anew from some entry on is found by the last hash that was noted', async () => {
  await fill(3);
  const { head } = await checkChain(app.client.db);
  await tamper(sql`delete from audit_entry`);
  const noted = await app.client.db
    .selectFrom('setting')
    .selectAll()
    .where('name', '=', 'audit.head')
    .executeTakeFirst();
  await fill(3);
  await app.client.db
    .updateTable('setting')
    .set({ value: JSON.stringify(noted?.value) })
    .where('name', '=', 'audit.head')
    .execute();
  const found = await checkChain(app.client.db);
  expect(found.brokenAt).toBe(3);
  expect(found.head).not.toBe(head);
});

test('a long log is followed to its end', async () => {
  await app.client.db.transaction().execute(async (tx) => {
    for (let index = 0; index < 2_050; index += 1)
      await writeAudit(tx, { actorId: null, action: 'log.check', content: { entries: index, brokenAt: null } });
  });
  expect(await checkChain(app.client.db)).toMatchObject({ entries: 2_050, brokenAt: null });
  await tamper(sql`update audit_entry set actor_id = 1 where id = 2049`);
  expect(await checkChain(app.client.db)).toMatchObject({ brokenAt: 2_049 });
}, 120_000);

test('thirty acts at once keep the chain whole, and each is in it', async () => {
  const [one, two] = [await aModerator(app), await aModerator(app)];
  const listings = await manyListings(
    app,
    Array.from({ length: 30 }, () => ({ kind: 'ad' as const })),
  );
  const cases = await Promise.all(listings.map((id) => aCase(app, 'listing', id)));
  const body = { action: 'hide', rule: 'spam', explanation: 'To samo ogłoszenie po raz dziesiąty.' } as const;
  const acts = cases.map(({ id, version }, index) => {
    const { api } = index % 2 === 0 ? one : two;
    return index % 3 === 0
      ? api.call(takeCase, { params: { id }, body: { taken: true } })
      : api.call(decideCase, { params: { id }, body: { version, ...body } });
  });
  await Promise.all(acts);
  expect(await checkChain(app.client.db)).toMatchObject({ entries: 30, brokenAt: null });
  const { items } = await one.api.call(listAudit, { query: { page: 2 } });
  expect(items).toHaveLength(6);
  const rows = await app.client.db.selectFrom('audit_entry').select('content').execute();
  expect(new Set(rows.map(({ content }) => (content as { case: number }).case)).size).toBe(30);
}, 120_000);
