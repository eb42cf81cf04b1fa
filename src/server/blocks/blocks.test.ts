import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { deleteAccount } from '#contract/accounts/settings.ts';
import { BLOCKS_MAX, blockPerson, listBlocks, unblockPerson } from '#contract/blocks.ts';
import { anAccount, aPerson } from '#test/factories.ts';
import { testApp } from '#test/test-app.ts';

const app = testApp();

async function countRows(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from block`.execute(app.client.db);
  return rows[0]?.count ?? 0;
}

test('blocked people are listed latest first, and can be unblocked', async () => {
  const { api } = await aPerson(app, { verified: false });
  const [first, second] = [await anAccount(app, { name: 'Bożydar Kos' }), await anAccount(app)];
  const { data } = await api.call(blockPerson, { params: { id: first } });
  expect(data).toMatchObject({ id: first, name: 'Bożydar Kos', avatar: null });
  await api.call(blockPerson, { params: { id: second } });
  expect((await api.call(listBlocks)).map(({ id }) => id)).toEqual([second, first]);
  expect(await api.call(unblockPerson, { params: { id: second } })).toEqual({ success: true, data: { removed: true } });
  await api.call(unblockPerson, { params: { id: second } });
  expect(await api.call(listBlocks)).toEqual([data]);
});

test('blocking again, also concurrently, changes nothing', async () => {
  const { api } = await aPerson(app);
  const id = await anAccount(app);
  const answers = await Promise.all(Array.from({ length: 10 }, () => api.call(blockPerson, { params: { id } })));
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(await countRows()).toBe(1);
});

test('blocking oneself or a missing account is refused', async () => {
  const { id, api } = await aPerson(app);
  await expect(api.call(blockPerson, { params: { id } })).rejects.toMatchObject({ code: 'ownAccount' });
  await expect(api.call(blockPerson, { params: { id: 4711 } })).rejects.toMatchObject({ code: 'notFound' });
  const gone = await aPerson(app);
  await gone.api.call(deleteAccount);
  await expect(api.call(blockPerson, { params: { id: gone.id } })).rejects.toMatchObject({ code: 'notFound' });
});

test('two people can block each other concurrently', async () => {
  const [one, other] = [await aPerson(app), await aPerson(app)];
  for (let round = 0; round < 5; round += 1) {
    await Promise.all([
      one.api.call(blockPerson, { params: { id: other.id } }),
      other.api.call(blockPerson, { params: { id: one.id } }),
    ]);
    expect(await countRows()).toBe(2);
    await Promise.all([
      one.api.call(unblockPerson, { params: { id: other.id } }),
      other.api.call(unblockPerson, { params: { id: one.id } }),
    ]);
  }
});

test('the number of blocks is limited, also for concurrent requests', async () => {
  const { id, api } = await aPerson(app);
  await sql`
    insert into account (name, email) select 'Osoba ' || n, 'tlum' || n || '@example.pl'
    from generate_series(1, ${BLOCKS_MAX + 3}::int) n`.execute(app.client.db);
  const { rows } = await sql<{ id: number }>`
    select id from account where email like 'tlum%' order by id`.execute(app.client.db);
  const ids = rows.map((row) => row.id);
  await app.client.db
    .insertInto('block')
    .values(ids.slice(0, BLOCKS_MAX - 1).map((blocked_id) => ({ account_id: id, blocked_id })))
    .execute();
  const outcomes = await Promise.all(
    ids.slice(BLOCKS_MAX - 1).map((each) =>
      api.call(blockPerson, { params: { id: each } }).then(
        () => 'blocked',
        (error) => error.code,
      ),
    ),
  );
  expect(outcomes.toSorted()).toEqual(['blocked', 'tooMany', 'tooMany', 'tooMany']);
  const [already] = ids;
  expect((await api.call(blockPerson, { params: { id: already ?? 0 } })).data.id).toBe(already);
});

test('deleting an account deletes its blocks on both sides', async () => {
  const [leaver, other] = [await aPerson(app), await aPerson(app)];
  await leaver.api.call(blockPerson, { params: { id: other.id } });
  await other.api.call(blockPerson, { params: { id: leaver.id } });
  await leaver.api.call(deleteAccount);
  expect(await countRows()).toBe(0);
  expect(await other.api.call(listBlocks)).toEqual([]);
});
