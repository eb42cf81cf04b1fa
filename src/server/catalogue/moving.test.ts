import { expect, test } from 'vitest';
import { changeCatalogue, getCatalogue } from '#contract/catalogue/catalogue.ts';
import { manyListings } from '#test/factories.ts';
import { untilDone } from '#test/job-queue.ts';
import { testApp } from '#test/test-app.ts';
import { aModerator } from '#test/trust-factories.ts';
import { moveListings } from './moving.ts';
import { moveSome } from './repository.ts';

const app = testApp();
const [BREAD, CAKES] = [110, 111];

const countIn = async (category: number) =>
  Number(
    (
      await app.client.db
        .selectFrom('listing')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('category_id', '=', category)
        .executeTakeFirstOrThrow()
    ).count,
  );
const change = async (edition: number, act: object) => {
  const { api } = await aModerator(app, 'admin');
  return (await api.call(changeCatalogue, { body: { edition, act } as never })).data;
};
const cakes = (count: number) =>
  manyListings(
    app,
    Array.from({ length: count }, (_, index) => ({
      kind: 'ad' as const,
      title: `Ciasto ${index}`,
      category_id: CAKES,
    })),
  );

test('a merge killed between batches resumes, and undoing it moves its listings back', async () => {
  await cakes(450);
  const [own] = await manyListings(app, [{ kind: 'ad', title: 'Chleb', category_id: BREAD }]);
  await change(0, { type: 'merge', id: CAKES, intoId: BREAD });
  // One batch that is rolled back, as if its node was killed, and one that completes.
  const killed = app.client.db.transaction().execute(async (tx) => {
    await moveSome(tx, 200);
    throw new Error('killed');
  });
  await expect(killed).rejects.toThrow('killed');
  await app.client.db.transaction().execute((tx) => moveSome(tx, 200));
  await untilDone(app, ['catalogue.move']);
  expect([await countIn(CAKES), await countIn(BREAD)]).toEqual([0, 451]);
  await change(1, { type: 'undo' });
  await untilDone(app, ['catalogue.move']);
  expect([await countIn(CAKES), await countIn(BREAD)]).toEqual([450, 1]);
  const left = await app.client.db.selectFrom('listing').select('id').where('category_id', '=', BREAD).execute();
  expect(left.map(({ id }) => id)).toEqual([own]);
});

test('a listing written into a merged category meanwhile is stored in the remaining one', async () => {
  await change(0, { type: 'merge', id: CAKES, intoId: BREAD });
  await cakes(1);
  expect([await countIn(CAKES), await countIn(BREAD)]).toEqual([0, 1]);
});

test('moved listings are not new to saved searches', async () => {
  await cakes(3);
  await app.client.db.deleteFrom('saved_search_due').execute();
  await change(0, { type: 'merge', id: CAKES, intoId: BREAD });
  await moveListings({ db: app.client.db });
  await untilDone(app, ['catalogue.move']);
  expect(await app.client.db.selectFrom('saved_search_due').selectAll().execute()).toEqual([]);
  const { api } = await aModerator(app, 'admin');
  expect(await api.call(getCatalogue, {})).toMatchObject({ moving: 0 });
});
