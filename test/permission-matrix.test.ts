import { expect, test } from 'vitest';
import { isApiError } from '#contract/errors.ts';
import { api } from '#contract/index.ts';
import { aListing, anAccount, aSession } from './factories.ts';
import { PERMISSIONS, ROLES, type Role, type World } from './permission-matrix.ts';
import { testApp } from './test-app.ts';

const app = testApp();
/** Refusals for want of rights; whatever else fails, the caller was let in. */
const REFUSALS = [
  'mustLoggedIn',
  'mustVerifyEmail',
  'forbidden',
  'passwordConfirmationRequired',
  'strongSignInRequired',
];

test('every endpoint has its row, and every row its endpoint', () => {
  expect(Object.keys(PERMISSIONS).sort()).toEqual(api.map(({ name }) => name).sort());
});

test.each(api.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s lets in whom it should',
  async (name, endpoint) => {
    const row = PERMISSIONS[name];
    for (const role of ROLES) {
      const { world, token } = await aWorld(role);
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
    const token = await aSession(app, id, { confirmed: false });
    const parts =
      PERMISSIONS[name]?.parts?.({ listingId: 1, sellerId: 1, sessionId: 1, galleryKey: 1, passkeyId: 1 }) ?? {};
    await expect(app.as(token).call(endpoint, parts as never)).rejects.toMatchObject({
      code: 'passwordConfirmationRequired',
    });
  },
);

/** An owner with one of everything, and whoever calls in a role. */
async function aWorld(role: Role): Promise<{ world: World; token: string | null }> {
  const { db } = app.client;
  const owner = await anAccount(app);
  const things = await thingsOf(owner);
  const world = { ...things, sellerId: owner, listingId: await aListing(app, 'ad', { seller_id: owner }) };
  if (role === 'visitor') return { world, token: null };
  const id = role === 'owner' ? owner : await anAccount(app);
  if (role === 'otherOwner') await thingsOf(id);
  await db
    .updateTable('account')
    .set({
      email_verified_at: role === 'unverified' ? null : new Date(),
      role: role === 'moderator' || role === 'admin' ? role : 'user',
    })
    .where('id', '=', id)
    .execute();
  return { world, token: await aSession(app, id, { isStrong: true }) };
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
