import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { getProfile } from '#contract/accounts/accounts.ts';
import { updatePreferences } from '#contract/accounts/settings.ts';
import { blockPerson, unblockPerson } from '#contract/blocks.ts';
import {
  createComment,
  getOwnComment,
  listComments,
  listReceivedComments,
  removeComment,
  removeReply,
  setReply,
  updateComment,
} from '#contract/comments.ts';
import { listListings } from '#contract/listings/listings.ts';
import { listNews, updateNewsChoices } from '#contract/notifications/notifications.ts';
import { actOnListings } from '#contract/selling/selling.ts';
import { aComment, aListing, aPerson } from '#test/factories.ts';
import { testApp } from '#test/test-app.ts';
import { setCommentHidden } from './service.ts';

const app = testApp();
const form = { rating: 4, text: 'Pachnie lipą i latem.' };

/** A seller with a visible listing, and a member who may comment on it. */
async function aMarket() {
  const seller = await aPerson(app);
  const listingId = await aListing(app, 'ad', { seller_id: seller.id });
  return { seller, buyer: await aPerson(app), listingId };
}

const hide = (id: number, isHidden = true) =>
  app.client.db.transaction().execute((tx) => setCommentHidden(tx, id, isHidden));

/** Mails about comments, sent or waiting. */
async function countCommentMails(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pgboss.job where name = 'account.mail' and data ->> 'kind' = 'commentReceived'`.execute(
    app.client.db,
  );
  return rows[0]?.count ?? 0;
}

async function numbersOf(listingId: number) {
  await app.settle();
  const { items } = await app.api().call(listListings.ad, { query: {} });
  const found = items.find(({ id }) => id === listingId);
  return [found?.avg_rating, found?.avg_rating_count];
}

test('creating, editing and deleting a comment updates the ratings of listing and seller', async () => {
  const { seller, buyer, listingId } = await aMarket();
  await aComment(app, listingId, 5);
  const { data: comment } = await buyer.api.call(createComment, { params: { id: listingId }, body: form });
  expect(comment).toMatchObject({ ...form, author: { id: buyer.id }, contactConfirmed: false, reply: null });
  expect(await numbersOf(listingId)).toEqual([4.5, 2]);

  const body = { rating: '1', text: '  Po otwarciu jednak nie.  ' } as never;
  const { data: changed } = await buyer.api.call(updateComment, { params: { id: comment.id }, body });
  expect(changed).toMatchObject({ rating: 1, text: 'Po otwarciu jednak nie.' });
  expect(changed.updated_at > changed.created_at).toBe(true);
  expect(await numbersOf(listingId)).toEqual([3, 2]);
  const profile = await app.api().call(getProfile, { params: { id: seller.id } });
  expect(profile).toMatchObject({ avg_rating: 3, avg_rating_count: 2 });

  expect(await buyer.api.call(removeComment, { params: { id: comment.id } })).toEqual({
    success: true,
    data: { removed: true },
  });
  expect(await numbersOf(listingId)).toEqual([5, 1]);
  await expect(buyer.api.call(removeComment, { params: { id: comment.id } })).rejects.toMatchObject({
    code: 'notFound',
  });
});

test('fifty concurrent posts create one comment, and the others get alreadyCommented', async () => {
  const { buyer, listingId } = await aMarket();
  const posts = Array.from({ length: 50 }, (_, index) =>
    buyer.api
      .call(createComment, { params: { id: listingId }, body: { rating: 1 + (index % 5), text: 'Na raz.' } })
      .then(
        ({ data }) => data.id,
        (error) => error.code,
      ),
  );
  const outcomes = await Promise.all(posts);
  expect(outcomes.filter((outcome) => outcome === 'alreadyCommented')).toHaveLength(49);
  const { items } = await app.api().call(listComments, { params: { id: listingId } });
  expect(items.map(({ id }) => id)).toEqual(outcomes.filter((outcome) => typeof outcome === 'number'));
  expect(await numbersOf(listingId)).toEqual([items[0]?.rating, 1]);
});

test('a retry with the same key gets the same response, and a different post with that key is a conflict', async () => {
  const { seller, buyer, listingId } = await aMarket();
  const call = { params: { id: listingId }, body: form, idempotencyKey: 'ocena-miodu-1' };
  const answers = await Promise.all(Array.from({ length: 20 }, () => buyer.api.call(createComment, call)));
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(await numbersOf(listingId)).toEqual([4, 1]);
  await expect(buyer.api.call(createComment, { ...call, body: { ...form, rating: 5 } })).rejects.toMatchObject({
    code: 'conflict',
  });
  expect((await seller.api.call(listNews)).items).toMatchObject([{ kind: 'comment', count: 1 }]);
});

test('a seller cannot rate their own listing', async () => {
  const { seller, listingId } = await aMarket();
  await expect(seller.api.call(createComment, { params: { id: listingId }, body: form })).rejects.toMatchObject({
    code: 'ownListing',
  });
  expect(await seller.api.call(getOwnComment, { params: { id: listingId } })).toEqual({
    comment: null,
    hidden: false,
    final: false,
    refusal: 'ownListing',
    mayReply: true,
  });
});

test('an invisible listing, or one of a kind without comments, is not found', async () => {
  const { buyer } = await aMarket();
  const past = new Date(Date.now() - 1_000).toISOString();
  const ids = [
    await aListing(app, 'ad', { status: 'neverActivated' }),
    await aListing(app, 'ad', { visible_until: past }),
    await aListing(app, 'event', { starts_at: past, ends_at: new Date(Date.now() + 1e6).toISOString() }),
    4711,
  ];
  for (const id of ids) {
    await expect(buyer.api.call(createComment, { params: { id }, body: form })).rejects.toMatchObject({
      code: 'notFound',
    });
    await expect(buyer.api.call(getOwnComment, { params: { id } })).rejects.toMatchObject({ code: 'notFound' });
  }
  const facility = await aListing(app, 'agritourism');
  const { data } = await buyer.api.call(createComment, { params: { id: facility }, body: form });
  expect(data.listing).toMatchObject({ id: facility, kind: 'agritourism' });
});

test("one's own comment on a hidden listing can be edited and deleted", async () => {
  const { seller, buyer, listingId } = await aMarket();
  const { data: comment } = await buyer.api.call(createComment, { params: { id: listingId }, body: form });
  await seller.api.call(actOnListings, { body: { ids: [listingId], action: 'pause' } });
  const own = await buyer.api.call(getOwnComment, { params: { id: listingId } });
  expect(own).toMatchObject({ comment: { id: comment.id }, refusal: null });
  await buyer.api.call(updateComment, { params: { id: comment.id }, body: { ...form, rating: 2 } });
  await seller.api.call(actOnListings, { body: { ids: [listingId], action: 'resume' } });
  expect(await numbersOf(listingId)).toEqual([2, 1]);
  await seller.api.call(actOnListings, { body: { ids: [listingId], action: 'end' } });
  await buyer.api.call(removeComment, { params: { id: comment.id } });
  await expect(buyer.api.call(getOwnComment, { params: { id: listingId } })).rejects.toMatchObject({
    code: 'notFound',
  });
});

test('only the author edits or deletes a comment, and only the seller replies', async () => {
  const { seller, buyer, listingId } = await aMarket();
  const id = await aComment(app, listingId, 5);
  for (const { api } of [buyer, seller]) {
    await expect(api.call(updateComment, { params: { id }, body: form })).rejects.toMatchObject({ code: 'notFound' });
    await expect(api.call(removeComment, { params: { id } })).rejects.toMatchObject({ code: 'notFound' });
  }
  await expect(buyer.api.call(setReply, { params: { id }, body: form })).rejects.toMatchObject({ code: 'notFound' });
  await expect(buyer.api.call(removeReply, { params: { id } })).rejects.toMatchObject({ code: 'notFound' });
  expect(await numbersOf(listingId)).toEqual([5, 1]);
});

test('a member blocked by the seller can only delete their comment', async () => {
  const { seller, buyer, listingId } = await aMarket();
  const { data: comment } = await buyer.api.call(createComment, { params: { id: listingId }, body: form });
  await seller.api.call(blockPerson, { params: { id: buyer.id } });
  const blocked = { code: 'blocked' };
  await expect(buyer.api.call(updateComment, { params: { id: comment.id }, body: form })).rejects.toMatchObject(
    blocked,
  );
  expect(await buyer.api.call(getOwnComment, { params: { id: listingId } })).toMatchObject({ refusal: 'blocked' });
  expect((await app.api().call(listComments, { params: { id: listingId } })).total).toBe(1);
  await buyer.api.call(removeComment, { params: { id: comment.id } });
  await expect(buyer.api.call(createComment, { params: { id: listingId }, body: form })).rejects.toMatchObject(blocked);
  await seller.api.call(unblockPerson, { params: { id: buyer.id } });
  await buyer.api.call(createComment, { params: { id: listingId }, body: form });
});

test('a hidden comment is not shown, counted, editable or replaceable, but its author may delete it', async () => {
  const { seller, buyer, listingId } = await aMarket();
  const { data: comment } = await buyer.api.call(createComment, { params: { id: listingId }, body: form });
  await aComment(app, listingId, 1);
  const params = { id: comment.id };
  await seller.api.call(setReply, { params, body: { text: 'Dziękuję!' } });
  expect(await hide(comment.id)).toBe(true);
  expect(await hide(comment.id)).toBe(false);
  expect(await numbersOf(listingId)).toEqual([1, 1]);
  expect(await app.api().call(listComments, { params: { id: listingId } })).toMatchObject({
    total: 1,
    distribution: [1, 0, 0, 0, 0],
  });
  expect((await app.api().call(listReceivedComments, { params: { id: seller.id } })).total).toBe(1);
  const own = await buyer.api.call(getOwnComment, { params: { id: listingId } });
  expect(own).toMatchObject({ hidden: true, comment: { id: comment.id, text: form.text } });
  await expect(buyer.api.call(updateComment, { params, body: form })).rejects.toMatchObject({ code: 'notFound' });
  await expect(seller.api.call(setReply, { params, body: { text: 'Inaczej' } })).rejects.toMatchObject({
    code: 'notFound',
  });
  await expect(buyer.api.call(createComment, { params: { id: listingId }, body: form })).rejects.toMatchObject({
    code: 'alreadyCommented',
  });
  expect(await hide(comment.id, false)).toBe(true);
  expect(await numbersOf(listingId)).toEqual([2.5, 2]);
  await hide(comment.id);
  await buyer.api.call(removeComment, { params });
  expect(await numbersOf(listingId)).toEqual([1, 1]);
});

test("a seller's reply can be written, edited and deleted, without changing any ratings", async () => {
  const { seller, buyer, listingId } = await aMarket();
  const { data: comment } = await buyer.api.call(createComment, { params: { id: listingId }, body: form });
  const params = { id: comment.id };
  const { data: answered } = await seller.api.call(setReply, { params, body: { text: 'Zapraszam znowu!' } });
  expect(answered.reply).toMatchObject({ text: 'Zapraszam znowu!' });
  expect(answered.reply?.updated_at).toBe(answered.reply?.created_at);
  const { data: again } = await seller.api.call(setReply, { params, body: { text: 'Zapraszam latem!' } });
  expect(again.reply).toMatchObject({ text: 'Zapraszam latem!', created_at: answered.reply?.created_at });
  expect((again.reply?.updated_at ?? '') > (again.reply?.created_at ?? '')).toBe(true);
  const same = await seller.api.call(setReply, { params, body: { text: 'Zapraszam latem!' } });
  expect(same.data).toEqual(again);
  for (const page of [
    await app.api().call(listComments, { params: { id: listingId } }),
    await app.api().call(listReceivedComments, { params: { id: seller.id } }),
  ]) {
    expect(page.items[0]).toEqual(again);
  }
  await seller.api.call(removeReply, { params });
  expect((await app.api().call(listComments, { params: { id: listingId } })).items[0]?.reply).toBeNull();
  await expect(seller.api.call(removeReply, { params })).rejects.toMatchObject({ code: 'notFound' });
  expect(await numbersOf(listingId)).toEqual([4, 1]);
});

test('an invalid rating or text is refused at its field, with a reason', async () => {
  const { seller, buyer, listingId } = await aMarket();
  const wrong = [
    [{ rating: 0, text: 'Dobre' }, 'rating'],
    [{ rating: 3.5, text: 'Dobre' }, 'rating'],
    [{ text: 'Dobre' }, 'rating'],
    [{ rating: 5, text: '   ' }, 'text'],
    [{ rating: 5, text: '😀' }, 'text'],
    [{ rating: 5, text: 'x'.repeat(2_001) }, 'text'],
  ] as const;
  for (const [body, field] of wrong) {
    const error = await buyer.api.call(createComment, { params: { id: listingId }, body: body as never }).then(
      () => null,
      (thrown) => thrown,
    );
    expect(error?.code, JSON.stringify(body).slice(0, 60)).toBe('validationFailed');
    expect(error.fieldErrors[field]).toHaveLength(1);
    expect(error.fieldErrors[field][0]).not.toMatch(/[{}]|undefined/);
  }
  const { data } = await buyer.api.call(createComment, {
    params: { id: listingId },
    body: { rating: 5, text: '😀'.repeat(2) },
  });
  await expect(seller.api.call(setReply, { params: { id: data.id }, body: { text: '😀' } })).rejects.toMatchObject({
    code: 'validationFailed',
  });
});

test('a seller who wants it gets a mail about each comment at once, in their language', async () => {
  const { seller, buyer, listingId } = await aMarket();
  await seller.api.call(updatePreferences, { body: { locale: 'de' } });
  await seller.api.call(updateNewsChoices, { body: { topics: [{ topic: 'comments', mail: 'now' }] } });
  const { data: comment } = await buyer.api.call(createComment, { params: { id: listingId }, body: form });
  await buyer.api.call(updateComment, { params: { id: comment.id }, body: { ...form, rating: 3 } });
  const mails = await app.mails(3);
  expect(mails.map(({ to, subject }) => [to?.[0]?.address, subject])).toContainEqual([
    seller.email,
    'Neue Bewertung: „Miód lipowy“',
  ]);
  const text = mails.find(({ subject }) => subject?.startsWith('Neue'))?.text ?? '';
  expect(text).toContain(`/ad/${listingId}#comments`);
  expect(text).not.toContain(form.text);

  await seller.api.call(updatePreferences, { body: { notifications: { comments: false } } });
  const other = await aPerson(app);
  await other.api.call(createComment, { params: { id: listingId }, body: form });
  expect(await countCommentMails()).toBe(1);
});

test('the limit is sixty comments per hour', async () => {
  const { buyer, listingId } = await aMarket();
  const post = (id: number) =>
    buyer.api.call(createComment, { params: { id }, body: form }).then(
      () => 'written',
      (error) => error.code,
    );
  const tries = await Promise.all(Array.from({ length: 60 }, () => post(4711)));
  expect(new Set(tries)).toEqual(new Set(['notFound']));
  expect(await post(listingId)).toBe('tooManyRequests');
});
