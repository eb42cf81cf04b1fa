import { openConversation } from '#contract/conversations.ts';
import { aCredential } from './credential-factories.ts';
import { aBuyerReview, aComment, aListing, anAccount, aSession } from './factories.ts';
import { aPurchase } from './money-factories.ts';
import type { Role, World } from './permission-roles.ts';
import { aDelivery, anAccessToken, aWebhook } from './program-factories.ts';
import { aMessage, anOffer, aTalker } from './talk-factories.ts';
import type { TestApp } from './test-app.ts';
import { aCase } from './trust-factories.ts';

/** Ids of items that need not exist: the call is refused before they are looked up. */
export const NOTHING: World = {
  listingId: 1,
  sellerId: 1,
  sessionId: 1,
  galleryKey: 1,
  passkeyId: 1,
  commentId: 1,
  receivedCommentId: 1,
  caseId: 1,
  decisionId: 1,
  appealId: 1,
  conversationId: 1,
  madeOfferId: 1,
  receivedOfferId: 1,
  agreementId: 1,
  buyerReviewId: 1,
  receivedReviewId: 1,
  purchaseId: 1,
  savedSearchId: 1,
  credentialId: 1,
  accessTokenId: 1,
  webhookId: 1,
  deliveryId: '00000000-0000-4000-8000-000000000000',
};

/** Features whose calls concern comments or moderation decisions; setting these up takes longer than all else. */
const TALKING = ['comments', 'decisions', 'moderation'];

/** Features whose calls concern purchases. */
const PAYING = ['payments', 'paymentsDesk'];

/** An owner with one of every item that a feature's calls refer to. */
export async function aWorld(app: TestApp, feature: string): Promise<World> {
  const owner = await anAccount(app);
  const listingId = await aListing(app, 'ad', { seller_id: owner });
  return {
    ...(TALKING.includes(feature) ? await whatPeopleSay(app, owner, listingId) : NOTHING),
    ...(await thingsOf(app, owner)),
    ...(feature === 'conversations' || feature === 'offers' ? await aTalkOf(app, owner, listingId) : NO_TALK),
    ...(feature === 'reviews' ? await reviewsOf(app, owner) : NO_REVIEWS),
    purchaseId: PAYING.includes(feature) ? await aPurchase(app, { accountId: owner, listingId }) : NOTHING.purchaseId,
    savedSearchId: feature === 'saved-searches' ? await aSavedSearch(app, owner) : NOTHING.savedSearchId,
    credentialId: feature === 'credentials' ? await aCredential(app, { accountId: owner }) : NOTHING.credentialId,
    ...(feature === 'programs' ? await programsOf(app, owner) : NO_PROGRAMS),
    sellerId: owner,
    listingId,
  };
}

/** The world of calls that refer to no item: an owner without any. */
export async function anEmptyWorld(app: TestApp): Promise<World> {
  return { ...NOTHING, sellerId: await anAccount(app) };
}

/** Logs in a caller with a role; returns the session token, null for a visitor. */
export async function aCaller(app: TestApp, role: Role, feature: string, { sellerId }: World): Promise<string | null> {
  if (role === 'visitor') return null;
  const id = role === 'owner' ? sellerId : await anAccount(app);
  if (role === 'otherOwner') await thingsOf(app, id);
  if (role === 'otherOwner' && feature === 'conversations')
    await aTalkOf(app, id, await aListing(app, 'ad', { seller_id: id }));
  if (role === 'otherOwner' && PAYING.includes(feature)) await aPurchase(app, { accountId: id });
  await app.client.db
    .updateTable('account')
    .set({
      email_verified_at: role === 'unverified' ? null : new Date(),
      role: role === 'moderator' || role === 'admin' ? role : 'user',
      suspended_until: role === 'suspended' ? 'infinity' : null,
    })
    .where('id', '=', id)
    .execute();
  return aSession(app, id, { isStrong: true });
}

/** Comments, reports and decisions. */
async function whatPeopleSay(
  app: TestApp,
  owner: number,
  listingId: number,
): Promise<Pick<World, 'commentId' | 'receivedCommentId' | 'caseId' | 'decisionId' | 'appealId'>> {
  const { db } = app.client;
  const commentId = await aComment(app, await aListing(app, 'ad'), 5, 'Bardzo dobre.', owner);
  const receivedCommentId = await aComment(app, listingId, 5);
  const reply = { reply: 'Dziękuję, zapraszam znowu.', replied_at: new Date() };
  await db.updateTable('comment').set(reply).where('id', '=', receivedCommentId).execute();
  const { id: caseId, reportIds } = await aCase(app, 'listing', listingId);
  const decision = await db
    .insertInto('decision')
    .values({
      case_id: caseId,
      account_id: owner,
      action: 'askChange',
      rule: 'offTopic',
      explanation: 'To ogłoszenie należy do innej kategorii.',
      is_automated_detection: false,
      decided_by: await anAccount(app),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  // By the reporter, so that the owner may still appeal.
  const appeal = await db
    .insertInto('appeal')
    .values({
      decision_id: decision.id,
      report_id: reportIds[0] ?? 0,
      body: 'Proszę spojrzeć jeszcze raz.',
      locale: 'pl',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { commentId, receivedCommentId, caseId, decisionId: decision.id, appealId: appeal.id };
}

async function aSavedSearch(app: TestApp, accountId: number): Promise<number> {
  const { id } = await app.client.db
    .insertInto('saved_search')
    .values({
      account_id: accountId,
      locale: 'pl',
      kind: 'ad',
      query: 'q=mleko',
      name: 'mleko',
      confirmed_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const { conversationId, madeOfferId, receivedOfferId, accessTokenId, webhookId, deliveryId } = NOTHING;
const { agreementId, buyerReviewId, receivedReviewId } = NOTHING;
const NO_REVIEWS = { agreementId, buyerReviewId, receivedReviewId };
const NO_TALK = { conversationId, madeOfferId, receivedOfferId };
const NO_PROGRAMS = { accessTokenId, webhookId, deliveryId };

/** An agreement of the owner as the buyer, and reviews of buyers. */
async function reviewsOf(app: TestApp, accountId: number): Promise<typeof NO_REVIEWS> {
  const seller = await aTalker(app);
  const listingId = await aListing(app, 'ad', { seller_id: seller.id });
  const { data } = await seller.api.call(openConversation, { body: { userId: accountId } });
  const parts = { conversationId: data.id, makerId: seller.id, sellerId: seller.id, listingIds: [listingId] };
  return {
    agreementId: await anOffer(app, { ...parts, state: 'accepted' }),
    buyerReviewId: await aBuyerReview(app, { buyerId: seller.id, authorId: accountId }),
    receivedReviewId: await aBuyerReview(app, { buyerId: accountId, authorId: seller.id }),
  };
}

/** An access token, and a disabled webhook with a failed delivery, so that nothing is sent. */
async function programsOf(app: TestApp, accountId: number): Promise<typeof NO_PROGRAMS> {
  const { id: accessTokenId } = await anAccessToken(app, accountId);
  const webhookId = await aWebhook(app, accountId, { disabled_by: 'owner', disabled_at: new Date() });
  const deliveryId = await aDelivery(app, webhookId, { state: 'failed' });
  return { accessTokenId, webhookId, deliveryId };
}

/** A conversation with an open offer of the other, and one of the owner that was declined. */
async function aTalkOf(app: TestApp, accountId: number, listingId: number): Promise<typeof NO_TALK> {
  const buyer = await aTalker(app);
  const { data } = await buyer.api.call(openConversation, { body: { userId: accountId } });
  await aMessage(buyer, data.id);
  const common = { sellerId: accountId, listingIds: [listingId], conversationId: data.id };
  const madeOfferId = await anOffer(app, { ...common, makerId: accountId, state: 'declined' });
  const receivedOfferId = await anOffer(app, { ...common, makerId: buyer.id });
  return { conversationId: data.id, madeOfferId, receivedOfferId };
}

async function thingsOf(
  app: TestApp,
  accountId: number,
): Promise<Pick<World, 'sessionId' | 'galleryKey' | 'passkeyId'>> {
  const { db } = app.client;
  await aSession(app, accountId);
  const session = await db
    .selectFrom('session')
    .select('id')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  const media = await db
    .insertInto('media')
    .values({
      owner_id: accountId,
      content_hash: '0'.repeat(32),
      width: 1,
      height: 1,
      widths: [1],
      thumbhash: '',
      average_color: '#ffffff',
      size_bytes: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const picture = await db
    .insertInto('gallery_picture')
    .values({ account_id: accountId, media_id: media.id, position: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const passkey = await db
    .insertInto('passkey')
    .values({
      account_id: accountId,
      credential_id: `c${accountId}`,
      public_key: Buffer.from('x'),
      counter: 0,
      name: 'x',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { sessionId: session.id, galleryKey: picture.id, passkeyId: passkey.id };
}
