import { expect, test } from 'vitest';
import { openConversation } from '#contract/conversations.ts';
import { isApiError } from '#contract/errors.ts';
import { api } from '#contract/index.ts';
import { aComment, aListing, anAccount, aSession } from './factories.ts';
import { aPurchase } from './money-factories.ts';
import { PERMISSIONS, ROLES, type Role, type World } from './permission-matrix.ts';
import { aMessage, aTalker } from './talk-factories.ts';
import { testApp } from './test-app.ts';
import { aCase } from './trust-factories.ts';

const app = testApp();
/** Refusals for want of rights; whatever else fails, the caller was let in. */
const REFUSALS = [
  'mustLoggedIn',
  'mustVerifyEmail',
  'accountSuspended',
  'forbidden',
  'passwordConfirmationRequired',
  'strongSignInRequired',
];

/** Ids of what need not be there: the call is refused before. */
const NOTHING: World = {
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
  purchaseId: 1,
};

test('every endpoint has its row, and every row its endpoint', () => {
  expect(Object.keys(PERMISSIONS).sort()).toEqual(api.map(({ name }) => name).sort());
});

test.each(api.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s lets in whom it should',
  async (name, endpoint) => {
    const row = PERMISSIONS[name];
    for (const role of ROLES) {
      const { world, token } = await aWorld(role, endpoint.feature);
      const client = token ? app.as(token) : app.api();
      const parts = row?.parts?.(world) ?? {};
      const outcome = await client.call(endpoint, parts as never).then(
        () => 'allowed',
        (error: unknown) => (isApiError(error) ? error.code : Promise.reject(error)),
      );
      // Things that belong to people are not there for others; whatever else fails has nothing to do with rights.
      const isPersonal = Object.values(row?.verdicts ?? {}).includes('notFound');
      const isRefusal = REFUSALS.includes(outcome) || (isPersonal && outcome === 'notFound');
      expect(isRefusal ? outcome : 'allowed', `${name} as ${role}: ${outcome}`).toBe(row?.verdicts[role]);
    }
  },
);

test.each(api.filter(({ confirmsPassword }) => confirmsPassword).map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s asks for the password',
  async (name, endpoint) => {
    const id = await anAccount(app);
    if (endpoint.access === 'admin') {
      await app.client.db.updateTable('account').set({ role: 'admin' }).where('id', '=', id).execute();
    }
    const token = await aSession(app, id, { isStrong: true, confirmed: false });
    const parts = PERMISSIONS[name]?.parts?.(NOTHING) ?? {};
    await expect(app.as(token).call(endpoint, parts as never)).rejects.toMatchObject({
      code: 'passwordConfirmationRequired',
    });
  },
);

test.each(
  api.filter(({ access }) => access === 'moderator' || access === 'admin').map((each) => [each.name, each] as const),
)('%s asks for a second factor', async (name, endpoint) => {
  const id = await anAccount(app);
  await app.client.db.updateTable('account').set({ role: 'admin' }).where('id', '=', id).execute();
  const client = app.as(await aSession(app, id, { isStrong: false }));
  const parts = PERMISSIONS[name]?.parts?.(NOTHING) ?? {};
  await expect(client.call(endpoint, parts as never)).rejects.toMatchObject({ code: 'strongSignInRequired' });
});

/** Features whose calls are about what people said or moderators decided: making that takes longer than all else. */
const TALKING = ['comments', 'decisions', 'moderation'];

/** Features whose calls are about what somebody bought. */
const PAYING = ['payments', 'paymentsDesk'];

/** An owner with one of everything, and whoever calls in a role. */
async function aWorld(role: Role, feature: string): Promise<{ world: World; token: string | null }> {
  const { db } = app.client;
  const owner = await anAccount(app);
  const listingId = await aListing(app, 'ad', { seller_id: owner });
  const world = {
    ...(TALKING.includes(feature) ? await whatPeopleSay(owner, listingId) : NOTHING),
    ...(await thingsOf(owner)),
    ...(feature === 'conversations' ? await aTalkOf(owner) : { conversationId: NOTHING.conversationId }),
    purchaseId: PAYING.includes(feature) ? await aPurchase(app, { accountId: owner, listingId }) : NOTHING.purchaseId,
    sellerId: owner,
    listingId,
  };
  if (role === 'visitor') return { world, token: null };
  const id = role === 'owner' ? owner : await anAccount(app);
  if (role === 'otherOwner') await thingsOf(id);
  if (role === 'otherOwner' && feature === 'conversations') await aTalkOf(id);
  if (role === 'otherOwner' && PAYING.includes(feature)) await aPurchase(app, { accountId: id });
  await db
    .updateTable('account')
    .set({
      email_verified_at: role === 'unverified' ? null : new Date(),
      role: role === 'moderator' || role === 'admin' ? role : 'user',
      suspended_until: role === 'suspended' ? 'infinity' : null,
    })
    .where('id', '=', id)
    .execute();
  return { world, token: await aSession(app, id, { isStrong: true }) };
}

/** Comments, and what was reported and decided. */
async function whatPeopleSay(
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
  // Of whoever reported, so that the owner may still appeal.
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

async function aTalkOf(accountId: number): Promise<Pick<World, 'conversationId'>> {
  const buyer = await aTalker(app);
  const { data } = await buyer.api.call(openConversation, { body: { userId: accountId } });
  await aMessage(buyer, data.id);
  return { conversationId: data.id };
}

async function thingsOf(accountId: number): Promise<Pick<World, 'sessionId' | 'galleryKey' | 'passkeyId'>> {
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
