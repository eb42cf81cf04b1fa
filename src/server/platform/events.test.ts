import { expect, test, vi } from 'vitest';
import { getListing, listListings } from '#contract/listings/listings.ts';
import { aListing } from '#test/factories.ts';
import { testApp } from '#test/test-app.ts';
import { emit } from './events.ts';

const app = testApp();

test('an event of a transaction that is rolled back is never published', async () => {
  const id = await aListing(app, 'ad', { title: 'Zostaje' });
  await app.client.db
    .transaction()
    .execute(async (tx) => {
      await tx.updateTable('listing').set({ status: 'expired' }).where('id', '=', id).execute();
      await emit(tx, 'listing.changed', { id, kind: 'ad', sellerId: 1 });
      throw new Error('rolled back');
    })
    .catch(() => {});
  expect((await app.api().call(getListing.ad, { params: { id } })).title).toBe('Zostaje');
});

test('a change is searchable as soon as its event is received', async () => {
  const id = await aListing(app, 'ad', { title: 'Miód' });
  const total = async () => (await app.api().call(listListings.ad, {})).total;
  expect(await total()).toBe(1);
  await app.client.db.transaction().execute(async (tx) => {
    await tx.updateTable('listing').set({ status: 'expired' }).where('id', '=', id).execute();
    await emit(tx, 'listing.changed', { id, kind: 'ad', sellerId: 1 });
  });
  await vi.waitFor(async () => expect(await total()).toBe(0));
});

test('a change without an event is found by comparison with the database', async () => {
  const id = await aListing(app, 'ad', { title: 'Miód' });
  await app.client.db.deleteFrom('listing').where('id', '=', id).execute();
  await app.app.search.reconcile();
  expect((await app.api().call(listListings.ad, {})).total).toBe(0);
});
