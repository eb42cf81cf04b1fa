import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { checkAudit, listAudit } from '#contract/moderation/audit.ts';
import { takeCase } from '#contract/moderation/cases.ts';
import { decideCase } from '#contract/moderation/deciding.ts';
import { isFull, share } from '#test/effort.ts';
import { manyListings } from '#test/factories.ts';
import { testApp } from '#test/test-app.ts';
import { aCase, aModerator } from '#test/trust-factories.ts';
import { checkChain, writeAudit } from './service.ts';

const app = testApp();

/** Changes the log, which is only possible with its trigger disabled. */
async function tamper(statement: ReturnType<typeof sql>): Promise<void> {
  await app.client.db.transaction().execute(async (tx) => {
    await sql`alter table audit_entry disable trigger user`.execute(tx);
    await statement.execute(tx);
    await sql`alter table audit_entry enable trigger user`.execute(tx);
  });
}

// The audit log survives the truncation between tests.
beforeEach(async () => {
  await tamper(sql`delete from audit_entry`);
});

async function fill(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const content = { case: index, target: 'listing', isŻółw: index % 2 === 0, note: null };
    await app.client.db.transaction().execute((tx) => writeAudit(tx, { actorId: 7, action: 'case.take', content }));
  }
}

test('an untouched log is intact, and the check itself is logged', async () => {
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

test('the log cannot be updated, deleted from or truncated', async () => {
  await fill(2);
  const { db } = app.client;
  await expect(sql`update audit_entry set actor_id = 1`.execute(db)).rejects.toThrow(/only ever added to/);
  await expect(sql`delete from audit_entry where id = 1`.execute(db)).rejects.toThrow(/only ever added to/);
  await expect(sql`truncate audit_entry`.execute(db)).rejects.toThrow(/only ever added to/);
});

test.each([
  ['the actor', sql`update audit_entry set actor_id = 8 where id = 4`, 4],
  ['the content', sql`update audit_entry set content = content || '{"case": 99}' where id = 3`, 3],
  ['the timestamp', sql`update audit_entry set at = at + interval '1 millisecond' where id = 1`, 1],
  ['the hash', sql`update audit_entry set hash = ${Buffer.alloc(32, 1)} where id = 6`, 6],
  ['a deleted entry', sql`delete from audit_entry where id = 4`, 5],
  ['a deleted first entry', sql`delete from audit_entry where id = 1`, 2],
  ['a deleted last entry', sql`delete from audit_entry where id = 6`, 6],
  ['a deletion of all entries', sql`delete from audit_entry`, 1],
])('the check detects tampering: %s', async (_, statement, brokenAt) => {
  await fill(6);
  await tamper(statement);
  expect(await checkChain(app.client.db)).toMatchObject({ brokenAt });
});

test('rewriting the log from some entry on is detected by the last noted hash', async () => {
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

test('a long log is checked to its end', async () => {
  const count = share(2_050);
  // Two full batches and a partial one in either case.
  const check = () => (isFull ? checkChain(app.client.db) : checkChain(app.client.db, 100));
  await app.client.db.transaction().execute(async (tx) => {
    for (let index = 0; index < count; index += 1)
      await writeAudit(tx, { actorId: null, action: 'log.check', content: { entries: index, brokenAt: null } });
  });
  expect(await check()).toMatchObject({ entries: count, brokenAt: null });
  await tamper(sql`update audit_entry set actor_id = 1 where id = ${count - 1}`);
  expect(await check()).toMatchObject({ brokenAt: count - 1 });
}, 120_000);

test('thirty concurrent entries keep the chain intact, and none is lost', async () => {
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
