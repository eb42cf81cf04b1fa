import { expect, test } from 'vitest';
import type { DatabaseClient } from '#server/platform/db/client.ts';
import { anAccount, aSession, manyListings } from './factories.ts';
import { openSharedDatabase } from './open-test-database.ts';
import { processStage } from './process-stage.ts';
import { type SiteProcess, untilReady } from './site-process.ts';
import type { TestApp } from './test-app.ts';

// Each process holds its own catalogue, so two nodes need two processes, and these a database server.
const server = process.env.TEST_DATABASE_URL;
const { aFolder, start } = processStage();
const [FOOD, COSMETICS, HONEY, BREAD, CAKES] = [100, 300, 101, 110, 111];
const CAKE_COUNT = 450;

interface Node {
  readonly id: number;
  readonly name: string;
  readonly subCategories: readonly Node[];
}

const ask = async <T>({ origin }: SiteProcess, path: string): Promise<T> =>
  (await (await fetch(`${origin}/api${path}`)).json()) as T;
const totalOf = async (site: SiteProcess, query: string) => (await ask<{ total: number }>(site, `/ads?${query}`)).total;
const childrenOf = async (site: SiteProcess, id: number) =>
  (await ask<Node>(site, '/categories')).subCategories.find((each) => each.id === id)?.subCategories ?? [];

async function eventually(isTrue: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (await isTrue()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the expected state was not reached in time');
}

/** An admin's session, and listings of two categories. */
async function aMarket(client: DatabaseClient): Promise<string> {
  const site = { client, settle: () => Promise.resolve() } as unknown as TestApp;
  const admin = await anAccount(site);
  await client.db.updateTable('account').set({ role: 'admin' }).where('id', '=', admin).execute();
  const cakes = Array.from({ length: CAKE_COUNT }, (_, index) => ({ title: `Szarlotka ${index}`, category_id: CAKES }));
  await manyListings(
    site,
    [{ title: 'Słoik 900 g', category_id: HONEY }, ...cakes].map((fields) => ({ kind: 'ad', ...fields })),
  );
  return aSession(site, admin, { isStrong: true });
}

test.runIf(server)(
  'renaming, moving and merging a category on one node takes effect on the other, which keeps serving',
  async () => {
    const client = await openSharedDatabase(server as string, 3);
    const { url } = client;
    try {
      const token = await aMarket(client);
      const nodes = await Promise.all([1, 2].map(() => start({ DATA_DIR: aFolder(), DATABASE_URL: url })));
      await Promise.all(nodes.map(untilReady));
      const [one, other] = nodes as [SiteProcess, SiteProcess];
      let edition = 0;
      const act = async (wanted: object) => {
        const answer = await fetch(`${one.origin}/api/admin/catalogue`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify({ edition, act: wanted }),
        });
        expect(answer.status, await answer.clone().text()).toBe(200);
        edition += 1;
      };
      // Visitors of the other node, who must never get an error or lose a listing while the catalogue changes.
      const counts = new Set<number>();
      let isOver = false;
      const visits = (async () => {
        while (!isOver) counts.add(await totalOf(other, `category=${FOOD}`));
      })();

      expect(await totalOf(other, 'q=kulinarny')).toBe(0);
      await act({ type: 'edit', id: HONEY, names: { pl: 'Złocień kulinarny' } });
      await eventually(async () => (await childrenOf(other, FOOD)).some(({ name }) => name === 'Złocień kulinarny'));
      await eventually(async () => (await totalOf(other, 'q=kulinarny')) === 1);

      await act({ type: 'merge', id: CAKES, intoId: BREAD });
      await eventually(async () => !(await childrenOf(other, FOOD)).some(({ id }) => id === CAKES));
      expect(await totalOf(other, `category=${BREAD}`)).toBe(CAKE_COUNT);
      expect(await totalOf(other, `category=${CAKES}`)).toBe(CAKE_COUNT);
      const leftIn = (id: number) =>
        client.db.selectFrom('listing').select('id').where('category_id', '=', id).execute();
      await eventually(async () => (await leftIn(CAKES)).length === 0);
      expect(await totalOf(other, `category=${BREAD}`)).toBe(CAKE_COUNT);
      isOver = true;
      await visits;
      expect([...counts]).toEqual([CAKE_COUNT + 1]);

      await act({ type: 'place', id: HONEY, parentId: COSMETICS, beforeId: null });
      await eventually(async () => (await childrenOf(other, COSMETICS)).some(({ id }) => id === HONEY));
      expect([await totalOf(other, `category=${COSMETICS}`), await totalOf(other, `category=${FOOD}`)]).toEqual([
        1,
        CAKE_COUNT,
      ]);
      // A node that starts later has all changes.
      const third = await start({ DATA_DIR: aFolder(), DATABASE_URL: url });
      await untilReady(third);
      expect(await childrenOf(third, COSMETICS)).toEqual(await childrenOf(one, COSMETICS));
    } finally {
      await client.close();
    }
  },
  240_000,
);
