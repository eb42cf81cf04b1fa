import { expect, test } from 'vitest';
import { deleteAccount } from '#contract/accounts/settings.ts';
import { blockPerson } from '#contract/blocks.ts';
import { getConversation, listConversations, openConversation } from '#contract/conversations.ts';
import { aListing, anAccount } from '#test/factories.ts';
import { aConversation, aMessage, aTalker, type Talker } from '#test/talk-factories.ts';
import { testApp } from '#test/test-app.ts';
import { deleteUnused } from './service.ts';

const app = testApp();

const openAbout = async ({ api }: Talker, announcementId: number) =>
  (await api.call(openConversation, { body: { announcementId } })).data;
const openWith = async ({ api }: Talker, userId: number) =>
  (await api.call(openConversation, { body: { userId } })).data;
const change = (
  listingId: number,
  fields: { paused_at?: Date; pause_reason?: 'owner'; suspended_at?: Date; deleted_at?: Date },
) =>
  app.client.db
    .updateTable('listing')
    .set({ ...fields, ...(fields.suspended_at ? { suspend_reason: 'listing' } : {}) })
    .where('id', '=', listingId)
    .execute();

test('a conversation about a listing contains the listing and both members, the caller last', async () => {
  const { id, buyer, seller, listingId } = await aConversation(app, { title: 'Miód gryczany' });
  const opened = await buyer.api.call(getConversation, { params: { id } });
  expect(opened.users.map((user) => user.id)).toEqual([seller.id, buyer.id]);
  expect(opened).toMatchObject({ LastMessage: null, unread: 0, archived: false, closed: null, lastSeen: null });
  expect(opened.about).toEqual({
    id: listingId,
    title: 'Miód gryczany',
    path: `/ad/${listingId}`,
    price: 40,
    priceUnit: null,
    priceIsLowest: false,
    picture: null,
    sellerId: seller.id,
    state: 'shown',
    reserved: false,
    takesOffers: true,
  });
  // An empty conversation is listed for neither member.
  expect([await buyer.api.call(listConversations), await seller.api.call(listConversations)]).toEqual([[], []]);
});

test('opening the same listing returns the same conversation, also concurrently', async () => {
  const [buyer, seller] = [await aTalker(app), await aTalker(app)];
  const listingId = await aListing(app, 'event', { seller_id: seller.id });
  const opened = await Promise.all(Array.from({ length: 12 }, () => openAbout(buyer, listingId)));
  expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
  const [first] = opened;
  const otherListing = await openAbout(buyer, await aListing(app, 'ad', { seller_id: seller.id }));
  expect(otherListing.id).not.toBe(first?.id);
  expect((await openAbout(await aTalker(app), listingId)).id).not.toBe(first?.id);
});

test('opening by person returns the latest conversation, about anything, from either side', async () => {
  const { id, buyer, seller } = await aConversation(app);
  const other = await aConversation(app, { buyer, seller });
  await aMessage(seller, id);
  expect((await openWith(buyer, seller.id)).id).toBe(id);
  expect((await openWith(seller, buyer.id)).id).toBe(id);
  await aMessage(buyer, other.id);
  expect((await openWith(seller, buyer.id)).id).toBe(other.id);
});

test('opening with a new person creates one conversation about nothing, shared by both sides', async () => {
  const [one, two] = [await aTalker(app), await aTalker(app)];
  const opened = await Promise.all([openWith(one, two.id), openWith(two, one.id), openWith(one, two.id)]);
  expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
  expect(opened[0]).toMatchObject({ about: null, users: [{ id: two.id }, { id: one.id }] });
});

test('a conversation with oneself or about an invisible listing is refused', async () => {
  const talker = await aTalker(app);
  const own = await aListing(app, 'ad', { seller_id: talker.id });
  await expect(openAbout(talker, own)).rejects.toMatchObject({ code: 'ownConversation' });
  await expect(openWith(talker, talker.id)).rejects.toMatchObject({ code: 'ownConversation' });
  const hidden = await aListing(app, 'ad');
  await change(hidden, { paused_at: new Date(), pause_reason: 'owner' });
  for (const id of [hidden, 4711]) await expect(openAbout(talker, id)).rejects.toMatchObject({ code: 'notFound' });
  await expect(openWith(talker, 4711)).rejects.toMatchObject({ code: 'notFound' });
});

test('no conversation starts across a block, or with a deleted or suspended account', async () => {
  const talker = await aTalker(app);
  const [blocked, blocking, gone, suspended] = [
    await aTalker(app),
    await aTalker(app),
    await aTalker(app),
    await aTalker(app),
  ];
  await talker.api.call(blockPerson, { params: { id: blocked.id } });
  await blocking.api.call(blockPerson, { params: { id: talker.id } });
  await gone.api.call(deleteAccount);
  await app.client.db
    .updateTable('account')
    .set({ suspended_until: 'infinity' })
    .where('id', '=', suspended.id)
    .execute();
  const codes = await Promise.all(
    [blocked, blocking, gone, suspended].map(({ id }) => openWith(talker, id).catch(({ code }) => code)),
  );
  expect(codes).toEqual(['blocked', 'blocked', 'recipientGone', 'recipientGone']);
});

test('an existing conversation is still found after a block, and says why nothing can be sent', async () => {
  const { id, buyer, seller, listingId } = await aConversation(app);
  await aMessage(buyer, id);
  const closed = async (who: Talker) => (await who.api.call(getConversation, { params: { id } })).closed;
  await seller.api.call(blockPerson, { params: { id: buyer.id } });
  expect((await openAbout(buyer, listingId)).id).toBe(id);
  // The blocked side does not learn of the block before trying to send.
  expect([await closed(buyer), await closed(seller)]).toEqual([null, 'byMe']);
});

test('the subject stays known when the listing is hidden, suspended or deleted', async () => {
  const { id, buyer, seller, listingId } = await aConversation(app, { title: 'Ser koryciński' });
  const about = async (who: Talker) => (await who.api.call(getConversation, { params: { id } })).about;
  await app.client.db
    .updateTable('listing')
    .set({ title: 'Ser koryciński z czarnuszką' })
    .where('id', '=', listingId)
    .execute();
  await change(listingId, { paused_at: new Date(), pause_reason: 'owner' });
  const hidden = { title: 'Ser koryciński z czarnuszką', price: 40, state: 'hidden', sellerId: seller.id };
  expect(await about(buyer)).toMatchObject({ ...hidden, path: null });
  expect(await about(seller)).toMatchObject({ ...hidden, path: `/editAnnouncement/${listingId}` });
  await change(listingId, { suspended_at: new Date() });
  expect(await about(buyer)).toMatchObject({
    title: 'Ser koryciński',
    path: null,
    price: null,
    picture: null,
    state: 'hidden',
  });
  await change(listingId, { deleted_at: new Date() });
  const nothing = { path: null, price: null, priceUnit: null, priceIsLowest: false, picture: null, sellerId: null };
  const gone = { id: listingId, title: 'Ser koryciński', ...nothing, reserved: false, takesOffers: false };
  expect(await about(buyer)).toEqual({ ...gone, state: 'gone' });
  await app.client.db.deleteFrom('listing').where('id', '=', listingId).execute();
  expect(await about(seller)).toEqual({ ...gone, state: 'gone' });
  expect((await openAbout(buyer, listingId)).id).toBe(id);
});

test('last seen is a rough period, and visible only to people who share their own', async () => {
  const { id, buyer, seller } = await aConversation(app);
  const set = (who: Talker, fields: { seen_at?: Date; shows_presence?: boolean }) =>
    app.client.db.updateTable('account').set(fields).where('id', '=', who.id).execute();
  const lastSeen = async (who: Talker) => (await who.api.call(getConversation, { params: { id } })).lastSeen;
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const words: (string | null)[] = [];
  for (const minutes of [1, 30, 300, 4_000, 20_000, 100_000]) {
    await set(seller, { seen_at: minutesAgo(minutes) });
    words.push(await lastSeen(buyer));
  }
  expect(words).toEqual(['now', 'hour', 'day', 'week', 'month', 'longAgo']);
  await set(buyer, { seen_at: minutesAgo(1), shows_presence: false });
  expect([await lastSeen(buyer), await lastSeen(seller)]).toEqual([null, null]);
  await set(buyer, { shows_presence: true });
  expect([await lastSeen(buyer), await lastSeen(seller)]).toEqual(['longAgo', 'now']);
  await buyer.api.call(blockPerson, { params: { id: seller.id } });
  expect([await lastSeen(buyer), await lastSeen(seller)]).toEqual([null, null]);
});

test('at most sixty conversations can be created per hour; opening existing ones is not limited', async () => {
  const talker = await aTalker(app);
  const others = await Promise.all(Array.from({ length: 61 }, () => anAccount(app)));
  for (const id of others.slice(0, 60)) await openWith(talker, id);
  await openWith(talker, others[0] ?? 0);
  await expect(openWith(talker, others[60] ?? 0)).rejects.toMatchObject({ code: 'tooManyRequests' });
});

test('an unused conversation is deleted after a month', async () => {
  const buyer = await aTalker(app);
  const [unused, used, fresh] = [
    await aConversation(app, { buyer }),
    await aConversation(app, { buyer }),
    await aConversation(app, { buyer }),
  ];
  await aMessage(buyer, used.id);
  await app.client.db
    .updateTable('conversation')
    .set({ created_at: new Date(Date.now() - 31 * 86_400_000) })
    .where('id', 'in', [unused.id, used.id])
    .execute();
  await deleteUnused(app.client.db);
  const left = await app.client.db.selectFrom('conversation').select('id').orderBy('id').execute();
  expect(left.map(({ id }) => id)).toEqual([used.id, fresh.id]);
});
