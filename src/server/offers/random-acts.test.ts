import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listMessages } from '#contract/conversations.ts';
import { isApiError } from '#contract/errors.ts';
import type { Offer } from '#contract/offers/offer.ts';
import { acceptOffer, declineOffer, makeOffer, withdrawOffer } from '#contract/offers/offers.ts';
import { share } from '#test/effort.ts';
import { aConversation, forgetTries, type Talk, type Talker } from '#test/talk-factories.ts';
import { testApp } from '#test/test-app.ts';

const app = testApp();

/** Actions and events; an answer refers to the offer made `back` offers ago. */
const ACTS = ['make', 'counter', 'accept', 'decline', 'withdraw', 'lapse'] as const;
interface Act {
  readonly who: 'buyer' | 'seller';
  readonly act: (typeof ACTS)[number];
  readonly back: number;
}
const act: fc.Arbitrary<Act> = fc.record({
  who: fc.constantFrom('buyer', 'seller'),
  act: fc.constantFrom(...ACTS),
  back: fc.nat({ max: 1 }),
});

/** The expected state of an offer. */
interface Expected {
  readonly id: number;
  readonly maker: number;
  state: Offer['state'];
}

const CALLS = { accept: acceptOffer, decline: declineOffer, withdraw: withdrawOffer } as const;
const SETTLED = { accept: 'accepted', decline: 'declined', withdraw: 'withdrawn' } as const;

/** Performs an action. @returns the id of the offer that was made; null when it was refused */
async function perform(talk: Talk, { who, act: name }: Act, offerId: number): Promise<number | null> {
  const { api } = talk[who];
  try {
    if (name === 'lapse') {
      await app.client.db
        .updateTable('offer')
        .set({ lapses_at: new Date(0) })
        .where('state', '=', 'open')
        .execute();
      return null;
    }
    if (name !== 'make' && name !== 'counter') {
      const { data } = await api.call(CALLS[name], { params: { id: talk.id, offerId } });
      return data.offer?.id ?? null;
    }
    const answers = name === 'counter' ? { answers: offerId } : {};
    const body = {
      clientId: randomUUID(),
      price: '30',
      quantity: '',
      pickUpOn: '',
      listingIds: [talk.listingId],
      ...answers,
    };
    return (await api.call(makeOffer, { params: { id: talk.id }, body })).data.offer?.id ?? null;
  } catch (error) {
    if (isApiError(error) && error.status < 500) return null;
    throw error;
  }
}

/** Applies an action to the model. @returns whether it should have succeeded */
function follow(offers: Expected[], { id: actor }: Talker, { act: name }: Act, target: Expected | undefined): boolean {
  const open = offers.find(({ state }) => state === 'open');
  switch (name) {
    case 'lapse':
      if (open) open.state = 'lapsed';
      return false;
    case 'make':
      return open === undefined;
    case 'counter':
      if (!target || target !== open || target.maker === actor) return false;
      target.state = 'countered';
      return true;
    default: {
      const isTheirs = name === 'withdraw' ? target?.maker === actor : target !== undefined && target.maker !== actor;
      if (!target || !isTheirs || (target.state !== 'open' && target.state !== SETTLED[name])) return false;
      target.state = SETTLED[name];
      return true;
    }
  }
}

async function play(acts: readonly Act[]): Promise<void> {
  const talk = await aConversation(app);
  const offers: Expected[] = [];
  for (const each of acts) {
    const target = offers.at(-1 - each.back);
    const id = await perform(talk, each, target?.id ?? 0);
    const isRight = follow(offers, talk[each.who], each, target);
    expect(id !== null, JSON.stringify([each, offers])).toBe(isRight);
    if (id !== null && (each.act === 'make' || each.act === 'counter'))
      offers.push({ id, maker: talk[each.who].id, state: 'open' });
  }
  const { items } = await talk.buyer.api.call(listMessages, { params: { id: talk.id } });
  const made = items.flatMap(({ offer }) => (offer?.step === 'made' ? [[offer.id, offer.state]] : []));
  expect(made).toEqual(offers.map(({ id, state }) => [id, state]));
  const told = items.flatMap(({ offer }) => (offer && offer.step !== 'made' ? [`${offer.id} ${offer.step}`] : []));
  expect(told.sort()).toEqual(
    offers.flatMap(({ id, state }) => (state === 'accepted' || state === 'declined' ? [`${id} ${state}`] : [])).sort(),
  );
  await forgetTries(app);
}

test('after any sequence of actions the offers match the model, and each answer is notified once', async () => {
  await fc.assert(fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 9 }), play), { numRuns: share(80) });
});

test('after concurrent actions at most one offer is open, and each was settled once', async () => {
  const play = async (acts: readonly Act[]) => {
    const talk = await aConversation(app);
    const first = await perform(talk, { who: 'buyer', act: 'make', back: 0 }, 0);
    const outcomes = await Promise.all(acts.map((each) => perform(talk, each, first ?? 0)));
    const { items } = await talk.buyer.api.call(listMessages, { params: { id: talk.id } });
    const states = items.flatMap(({ offer }) => (offer?.step === 'made' ? [offer.state] : []));
    expect(states.filter((state) => state === 'open').length).toBeLessThanOrEqual(1);
    const told = items.filter(({ offer }) => offer?.id === first && offer?.step !== 'made');
    expect(told.length).toBe(states[0] === 'accepted' || states[0] === 'declined' ? 1 : 0);
    const answered = acts.filter(({ act: name }, at) => name in CALLS && outcomes[at] !== null);
    expect(new Set(answered.map(({ act: name }) => name)).size).toBeLessThanOrEqual(1);
    expect(items.map(({ number }) => number)).toEqual(items.map((_, at) => at + 1));
    await forgetTries(app);
  };
  await fc.assert(fc.asyncProperty(fc.array(act, { minLength: 2, maxLength: 6 }), play), { numRuns: share(60) });
});
