import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { deleteAccount } from '#contract/accounts/settings.ts';
import { createComment, listComments } from '#contract/comments.ts';
import { listMessages } from '#contract/conversations.ts';
import { listNews } from '#contract/notifications/notifications.ts';
import { acceptOffer, declineOffer, makeOffer } from '#contract/offers/offers.ts';
import { collectTalk } from '#server/accounts/export-talk-repository.ts';
import { aListing } from '#test/factories.ts';
import { aConversation, type Talk, type Talker } from '#test/talk-factories.ts';
import { testApp } from '#test/test-app.ts';

const app = testApp();
const NOTE = 'Przyjedzie po to Gryzelda.';

async function anOffer({ id, listingId }: Talk, { api }: Talker, price: string, answers?: number): Promise<number> {
  const body = { clientId: randomUUID(), price, quantity: '2', pickUpOn: '', note: NOTE, listingIds: [listingId] };
  const { data } = await api.call(makeOffer, { params: { id }, body: { ...body, ...(answers && { answers }) } });
  return data.offer?.id ?? 0;
}

const accept = ({ id, seller }: Talk, offerId: number) => seller.api.call(acceptOffer, { params: { id, offerId } });

/** Everything that the tables contain about offers. */
async function storedOffers(): Promise<string> {
  const { rows } = await sql<{ all: string }>`
    select (select string_agg(o::text, E'\n') from offer o) || (select string_agg(x::text, E'\n') from message x) as all
    `.execute(app.client.db);
  return rows[0]?.all ?? '';
}

test('deleting an account deletes its offers, except accepted ones, which lose their note', async () => {
  const talk = await aConversation(app);
  await accept(talk, await anOffer(talk, talk.buyer, '31,31'));
  const declined = await anOffer(talk, talk.buyer, '27,27');
  await talk.seller.api.call(declineOffer, { params: { id: talk.id, offerId: declined } });
  await anOffer(talk, talk.buyer, '29,29');
  const before = await storedOffers();
  for (const trace of ['Gryzelda', '2727', '2929']) expect(before).toContain(trace);
  await talk.buyer.api.call(deleteAccount);
  expect(await storedOffers()).not.toMatch(/Gryzelda|2727|2929/);
  const { items } = await talk.seller.api.call(listMessages, { params: { id: talk.id } });
  expect(items.map(({ offer, removed }) => [offer?.step ?? null, offer?.price ?? null, removed])).toEqual([
    [null, null, 'withAccount'],
    ['accepted', 31.31, null],
    [null, null, 'withAccount'],
    ['declined', null, null],
    [null, null, 'withAccount'],
  ]);
  const open = await app.client.db.selectFrom('offer').select('id').where('state', '=', 'open').execute();
  expect(open).toEqual([]);
});

test('an export has the offers of both sides', async () => {
  const talk = await aConversation(app);
  await accept(talk, await anOffer(talk, talk.buyer, '31'));
  for (const { id } of [talk.buyer, talk.seller]) {
    expect(await collectTalk(app.client.db, id)).toMatchObject({
      offers: [
        {
          ...{ is_own: id === talk.buyer.id, state: 'accepted', price_minor: 3_100, quantity_milli: 2_000, note: NOTE },
          listing_ids: [talk.listingId],
        },
      ],
    });
  }
});

test.each([
  [25, true],
  [23, false],
])(
  'an offer accepted %i hours ago confirms the contact on another listing of the seller: %s',
  async (hours, expected) => {
    const talk = await aConversation(app);
    await accept(talk, await anOffer(talk, talk.buyer, '31'));
    await sql`update offer set settled_at = now() - ${hours} * interval '1 hour'`.execute(app.client.db);
    const params = { id: await aListing(app, 'ad', { seller_id: talk.seller.id }) };
    await talk.buyer.api.call(createComment, { params, body: { rating: 5, text: 'Zgodnie z umową.' } });
    const { items } = await app.api().call(listComments, { params, query: {} });
    expect(items[0]).toMatchObject({ contactConfirmed: expected, dealConfirmed: false });
  },
);

test('each step is news for the other member, and one line per conversation', async () => {
  const talk = await aConversation(app);
  const newsOf = async ({ api }: Talker) => (await api.call(listNews, { query: {} })).items;
  const first = await anOffer(talk, talk.buyer, '31');
  expect(await newsOf(talk.seller)).toMatchObject([{ path: `/chat/conversation/${talk.id}` }]);
  expect((await newsOf(talk.seller))[0]?.text).toMatch(/^Proponuje 31/);
  const second = await anOffer(talk, talk.seller, '35', first);
  expect((await newsOf(talk.buyer))[0]?.text).toMatch(/^Odpowiada inną ceną: 35/);
  await talk.buyer.api.call(acceptOffer, { params: { id: talk.id, offerId: second } });
  const news = await newsOf(talk.seller);
  expect(news).toHaveLength(1);
  expect(news[0]?.text).toMatch(/^Zgoda na 35/);
});
