import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { blockPerson } from '#contract/blocks.ts';
import { getConversation, listConversations, listMessages, type Message } from '#contract/conversations.ts';
import type { Offer } from '#contract/offers/offer.ts';
import { acceptOffer, declineOffer, makeOffer, withdrawOffer } from '#contract/offers/offers.ts';
import { actOnListings } from '#contract/selling/selling.ts';
import { polishDay } from '#contract/values/polish-time.ts';
import { aListing } from '#test/factories.ts';
import { aConversation, aMessage, aTalker, forgetTries, type Talk, type Talker } from '#test/talk-factories.ts';
import { testApp } from '#test/test-app.ts';

const app = testApp();

type Fields = Partial<Parameters<typeof offer>[2]>;

const offer = (
  who: Pick<Talker, 'api'>,
  { id, listingId }: Pick<Talk, 'id' | 'listingId'>,
  fields: Record<string, unknown> = {},
) =>
  who.api.call(makeOffer, {
    params: { id },
    body: { clientId: randomUUID(), price: '30', quantity: '', pickUpOn: '', listingIds: [listingId], ...fields },
  });

const act = (call: typeof acceptOffer | typeof declineOffer | typeof withdrawOffer) => {
  return (who: Pick<Talker, 'api'>, { id }: Pick<Talk, 'id'>, offerId: number) =>
    who.api.call(call as typeof acceptOffer, { params: { id, offerId } });
};
const [accept, decline, withdraw] = [act(acceptOffer), act(declineOffer), act(withdrawOffer)];

function offerOf({ offer: carried }: Message): Offer {
  if (!carried) throw new Error('the message has no offer');
  return carried;
}

async function anOffer(talk: Talk, fields: Fields = {}): Promise<Offer> {
  return offerOf((await offer(talk.buyer, talk, fields as Record<string, unknown>)).data);
}

async function messagesOf({ id, seller }: Talk): Promise<readonly Message[]> {
  return (await seller.api.call(listMessages, { params: { id } })).items;
}

/** Lets the open offers expire. */
async function lapse(): Promise<void> {
  await app.client.db
    .updateTable('offer')
    .set({ lapses_at: new Date(Date.now() - 1_000) })
    .where('state', '=', 'open')
    .execute();
}

test('an offer is a message in the conversation, with all its terms', async () => {
  const talk = await aConversation(app);
  await aMessage(talk.buyer, talk.id);
  const day = polishDay(Date.now() + 3 * 86_400_000);
  const { data } = await offer(talk.buyer, talk, {
    price: '32,50',
    quantity: '2,5',
    pickUpOn: day,
    note: 'Po południu.',
  });
  expect(data).toMatchObject({ number: 2, sender_id: talk.buyer.id });
  expect(data.content).toMatch(/^Proponuję: 32,50.zł.*\nIlość: 2,5\nOdbiór: .*\nPo południu\.$/);
  expect(offerOf(data)).toMatchObject({
    ...{ step: 'made', state: 'open', makerId: talk.buyer.id, sellerId: talk.seller.id, answers: null },
    ...{ price: 32.5, quantity: 2.5, pickUpOn: day, note: 'Po południu.', belowFloor: false, settledAt: null },
    listings: [{ id: talk.listingId, path: `/ad/${talk.listingId}` }],
  });
  const hoursLeft = (Date.parse(offerOf(data).lapsesAt) - Date.now()) / 3_600_000;
  expect(hoursLeft).toBeGreaterThan(47.9);
  expect(hoursLeft).toBeLessThan(48.1);
  const [conversation] = await talk.seller.api.call(listConversations);
  expect(conversation).toMatchObject({ unread: 2, LastMessage: { offer: { id: offerOf(data).id } } });
});

test('an offer without a price requests a reservation', async () => {
  const talk = await aConversation(app);
  const { data } = await offer(talk.buyer, talk, { price: '' });
  expect(data.content).toBe('Proszę o rezerwację.');
  expect(offerOf(data).price).toBeNull();
});

test('a repeated request is one offer, and a different one with the same id is a conflict', async () => {
  const talk = await aConversation(app);
  const clientId = randomUUID();
  const [one, other] = await Promise.all([
    offer(talk.buyer, talk, { clientId }),
    offer(talk.buyer, talk, { clientId }),
  ]);
  expect(other.data).toEqual(one.data);
  expect(await messagesOf(talk)).toHaveLength(1);
  await expect(offer(talk.buyer, talk, { clientId, price: '31' })).rejects.toMatchObject({ code: 'conflict' });
});

test('a conversation has at most one open offer, also with concurrent offers by both sides', async () => {
  const talk = await aConversation(app);
  const outcomes = await Promise.allSettled([offer(talk.buyer, talk), offer(talk.seller, talk, { price: '35' })]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await expect(offer(talk.buyer, talk)).rejects.toMatchObject({ code: 'offerOpen' });
});

test('the other member can accept, and a repeat changes nothing', async () => {
  const talk = await aConversation(app);
  const { id } = await anOffer(talk);
  await expect(accept(talk.buyer, talk, id)).rejects.toMatchObject({ code: 'forbidden' });
  const { data } = await accept(talk.seller, talk, id);
  expect(data).toMatchObject({ sender_id: talk.seller.id, offer: { id, step: 'accepted', state: 'accepted' } });
  expect((await accept(talk.seller, talk, id)).data).toEqual(data);
  await expect(decline(talk.seller, talk, id)).rejects.toMatchObject({ code: 'offerSettled' });
  await expect(withdraw(talk.buyer, talk, id)).rejects.toMatchObject({ code: 'offerSettled' });
  expect((await messagesOf(talk)).map((each) => [each.offer?.step, each.offer?.state])).toEqual([
    ['made', 'accepted'],
    ['accepted', 'accepted'],
  ]);
});

test('the other member can decline, and the maker can withdraw', async () => {
  const talk = await aConversation(app);
  const first = await anOffer(talk);
  expect((await decline(talk.seller, talk, first.id)).data.offer).toMatchObject({
    step: 'declined',
    state: 'declined',
  });
  const second = await anOffer(talk);
  await expect(withdraw(talk.seller, talk, second.id)).rejects.toMatchObject({ code: 'forbidden' });
  const { data } = await withdraw(talk.buyer, talk, second.id);
  expect(data.offer).toMatchObject({ id: second.id, step: 'made', state: 'withdrawn' });
  expect((await withdraw(talk.buyer, talk, second.id)).data).toEqual(data);
});

test("a counter-offer is possible only to the other member's open offer", async () => {
  const talk = await aConversation(app);
  const first = await anOffer(talk);
  await expect(offer(talk.buyer, talk, { answers: first.id })).rejects.toMatchObject({ code: 'offerSettled' });
  const counter = offerOf((await offer(talk.seller, talk, { price: '35', answers: first.id })).data);
  expect(counter).toMatchObject({ state: 'open', answers: first.id, price: 35 });
  await expect(accept(talk.seller, talk, first.id)).rejects.toMatchObject({ code: 'offerSettled' });
  await accept(talk.buyer, talk, counter.id);
  expect((await messagesOf(talk)).map((each) => each.offer?.state)).toEqual(['countered', 'accepted', 'accepted']);
});

test('an offer expires on time, whether or not the job has run', async () => {
  const talk = await aConversation(app);
  const { id } = await anOffer(talk);
  await lapse();
  expect((await messagesOf(talk))[0]?.offer).toMatchObject({ state: 'lapsed' });
  await expect(accept(talk.seller, talk, id)).rejects.toMatchObject({ code: 'offerSettled' });
  const next = await anOffer(talk);
  expect(next.state).toBe('open');
});

test('hiding a listing closes the offers for it', async () => {
  const talk = await aConversation(app);
  const { id } = await anOffer(talk);
  await talk.seller.api.call(actOnListings, { body: { ids: [talk.listingId], action: 'end' } });
  expect((await messagesOf(talk))[0]?.offer).toMatchObject({ state: 'closed', listings: [{ path: null }] });
  await expect(accept(talk.seller, talk, id)).rejects.toMatchObject({ code: 'offerGone' });
  await expect(offer(talk.buyer, talk)).rejects.toMatchObject({ code: 'offerGone' });
  await expect.poll(async () => (await stateOf(id)).state).toBe('closed');
  // It stays closed when the listing is shown again.
  await talk.seller.api.call(actOnListings, { body: { ids: [talk.listingId], action: 'reopen' } });
  expect((await messagesOf(talk))[0]?.offer?.state).toBe('closed');
});

function stateOf(id: number) {
  return app.client.db.selectFrom('offer').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

test('an offer can be for several listings of one seller, but not for those of others', async () => {
  const talk = await aConversation(app);
  const second = await aListing(app, 'ad', { seller_id: talk.seller.id, title: 'Ser podpuszczkowy' });
  const { data } = await offer(talk.buyer, talk, { price: '60', listingIds: [second, talk.listingId] });
  expect(offerOf(data).listings.map(({ id }) => id)).toEqual([second, talk.listingId]);
  expect(offerOf(data).priceUnit).toBeNull();
  expect(data.content).toContain('Za: Ser podpuszczkowy, ');
  await withdraw(talk.buyer, talk, offerOf(data).id);
  for (const foreign of [
    await aListing(app, 'ad'),
    await aListing(app, 'ad', { seller_id: talk.seller.id, category_id: 701 }),
  ])
    await expect(offer(talk.buyer, talk, { listingIds: [talk.listingId, foreign] })).rejects.toMatchObject({
      fieldErrors: { listingIds: [expect.any(String)] },
    });
});

test("a price below the seller's lowest price is declined automatically, without revealing it", async () => {
  const talk = await aConversation(app);
  const { db } = app.client;
  await db
    .updateTable('listing')
    .set({ price_minor: 4_000, floor_minor: 3_000 })
    .where('id', '=', talk.listingId)
    .execute();
  const { data } = await offer(talk.buyer, talk, { price: '29,99' });
  expect(offerOf(data)).toMatchObject({ state: 'declined', belowFloor: true });
  expect(JSON.stringify(data)).not.toContain('3000');
  const counter = offerOf((await offer(talk.seller, talk, { price: '20' })).data);
  expect(counter.state).toBe('open');
  // An answer below the lowest price leaves the other side's offer open.
  expect((await offer(talk.buyer, talk, { price: '10', answers: counter.id })).data.offer?.belowFloor).toBe(true);
  await accept(talk.buyer, talk, counter.id);
  expect((await anOffer(talk, { price: '30' } as Fields)).state).toBe('open');
});

test('only the members can see or answer an offer, and after a block only withdrawing is possible', async () => {
  const talk = await aConversation(app);
  const { id } = await anOffer(talk);
  const stranger = await aTalker(app);
  for (const call of [accept, decline, withdraw])
    await expect(call(stranger, talk, id)).rejects.toMatchObject({ code: 'notFound' });
  await expect(offer(stranger, talk)).rejects.toMatchObject({ code: 'notFound' });
  await talk.seller.api.call(blockPerson, { params: { id: talk.buyer.id } });
  await expect(accept(talk.seller, talk, id)).rejects.toMatchObject({ code: 'blocked' });
  await expect(offer(talk.buyer, talk)).rejects.toMatchObject({ code: 'blocked' });
  expect((await withdraw(talk.buyer, talk, id)).data.offer?.state).toBe('withdrawn');
});

test('a suspended account cannot make offers, and its offers cannot be accepted', async () => {
  const talk = await aConversation(app);
  const { id } = await anOffer(talk);
  const suspension = { suspended_until: new Date(Date.now() + 86_400_000) };
  await app.client.db.updateTable('account').set(suspension).where('id', '=', talk.buyer.id).execute();
  await expect(offer(talk.buyer, talk)).rejects.toMatchObject({ code: 'accountSuspended' });
  await expect(accept(talk.seller, talk, id)).rejects.toMatchObject({ code: 'recipientGone' });
});

test.each([
  ['price', { price: '0' }],
  ['price', { price: 'dużo' }],
  ['quantity', { quantity: '-1' }],
  ['pickUpOn', { pickUpOn: '2020-01-01' }],
  ['pickUpOn', { pickUpOn: polishDay(Date.now() + 300 * 86_400_000) }],
  ['note', { note: 'x'.repeat(501) }],
  ['listingIds', { listingIds: [] }],
])('a wrong %s is reported at its field', async (field, fields) => {
  const talk = await aConversation(app);
  await expect(offer(talk.buyer, talk, fields)).rejects.toMatchObject({
    code: 'validationFailed',
    fieldErrors: { [field]: [expect.any(String)] },
  });
});

test('a member can make eight offers a day in a conversation', async () => {
  const talk = await aConversation(app);
  for (let count = 0; count < 8; count += 1) await withdraw(talk.buyer, talk, (await anOffer(talk)).id);
  await expect(offer(talk.buyer, talk)).rejects.toMatchObject({ code: 'tooManyRequests' });
  await forgetTries(app);
  expect((await anOffer(talk)).state).toBe('open');
});

test('of concurrent accepting, declining, withdrawing, countering and expiring exactly one wins', async () => {
  for (let round = 0; round < 6; round += 1) {
    const talk = await aConversation(app);
    const { id } = await anOffer(talk);
    if (round % 3 === 2) await lapse();
    const outcomes = await Promise.allSettled([
      accept(talk.seller, talk, id),
      withdraw(talk.buyer, talk, id),
      decline(talk.seller, talk, id),
      offer(talk.seller, talk, { price: '44', answers: id }),
    ]);
    const won = outcomes.filter(({ status }) => status === 'fulfilled').length;
    const state = (await messagesOf(talk))[0]?.offer?.state;
    expect([won, state === 'lapsed'], `${state} in round ${round}`).toEqual(round % 3 === 2 ? [0, true] : [1, false]);
    const { LastMessage } = await talk.buyer.api.call(getConversation, { params: { id: talk.id } });
    expect(LastMessage?.number).toBe((await messagesOf(talk)).length);
  }
});
