import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { getApiToken, getCurrentUser } from '#contract/accounts/accounts.ts';
import { changePassword, getAccount } from '#contract/accounts/settings.ts';
import { getListing } from '#contract/listings/listings.ts';
import { sendReport } from '#contract/moderation/reports.ts';
import { TOKEN_CALLS_A_MINUTE, TOKENS_MAX } from '#contract/programs/scopes.ts';
import { createAccessToken, getCurrentToken, listAccessTokens, revokeAccessToken } from '#contract/programs/tokens.ts';
import { actOnListings, listOwnListings } from '#contract/selling/selling.ts';
import { aListing, aSession } from '#test/factories.ts';
import { anAccessToken } from '#test/program-factories.ts';
import { aTalker } from '#test/talk-factories.ts';
import { testApp } from '#test/test-app.ts';

const app = testApp();
const FORM = { name: 'Arkusz w gminie', scopes: ['listings:read' as const], days: 90 };

test('a token allows the calls of its scopes on behalf of its owner', async () => {
  const person = await aTalker(app, 'Halina Wrona');
  const listingId = await aListing(app, 'ad', { seller_id: person.id });
  const { data } = await person.api.call(createAccessToken, { body: FORM });
  expect(data.secret).toMatch(/^jmk_[\w-]{43}$/);
  expect(data.token.start).toBe(data.secret.slice(0, 10));
  const program = app.as(data.secret);
  const { items } = await program.call(listOwnListings, { query: { kind: 'ad' } });
  expect(items.map(({ id }) => id)).toEqual([listingId]);
  await expect(program.call(actOnListings, { body: { ids: [listingId], action: 'pause' } })).rejects.toMatchObject({
    code: 'scopeMissing',
    status: 403,
  });
  await expect(program.call(getAccount)).rejects.toMatchObject({ code: 'tokenNotAllowed', status: 403 });
  expect(await program.call(getCurrentToken)).toMatchObject({
    name: FORM.name,
    scopes: FORM.scopes,
    account: { id: person.id, name: 'Halina Wrona' },
  });
});

test('only the hash of a token is stored, and the list shows no secret', async () => {
  const person = await aTalker(app);
  const { data } = await person.api.call(createAccessToken, { body: FORM, idempotencyKey: 'raz-a-dobrze' });
  const rows = await app.client.db.selectFrom('access_token').selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(Buffer.from(rows[0]?.token_hash ?? '')).toEqual(createHash('sha256').update(data.secret).digest());
  const everything = JSON.stringify([
    rows,
    await app.client.db.selectFrom('idempotency_key').selectAll().execute(),
    await person.api.call(listAccessTokens),
  ]);
  expect(everything).not.toContain(data.secret.slice(10));
});

test('a repeated request creates one token and returns the same secret', async () => {
  const person = await aTalker(app);
  const call = { body: FORM, idempotencyKey: 'arkusz-2026' };
  const first = await person.api.call(createAccessToken, call);
  const second = await person.api.call(createAccessToken, call);
  expect(second).toEqual(first);
  expect((await person.api.call(listAccessTokens)).items).toHaveLength(1);
  await expect(app.as(first.data.secret).call(getCurrentToken)).resolves.toMatchObject({ name: FORM.name });
});

test('the owner is notified of a new token by mail', async () => {
  const person = await aTalker(app);
  await person.api.call(createAccessToken, { body: FORM });
  const [mail] = await app.mails(1);
  expect(mail?.subject).toBe('Nowy token dostępu: Arkusz w gminie');
});

test('a revoked, expired or unknown token is not accepted', async () => {
  const person = await aTalker(app);
  const { data } = await person.api.call(createAccessToken, { body: FORM });
  await person.api.call(revokeAccessToken, { params: { id: data.token.id } });
  await person.api.call(revokeAccessToken, { params: { id: data.token.id } });
  const expired = await anAccessToken(app, person.id, ['listings:read'], new Date(Date.now() - 1_000));
  for (const secret of [data.secret, expired.secret, `jmk_${'x'.repeat(43)}`])
    await expect(app.as(secret).call(getCurrentToken)).rejects.toMatchObject({ code: 'mustLoggedIn' });
});

test("nobody revokes another person's token", async () => {
  const [one, other] = [await aTalker(app), await aTalker(app)];
  const { data } = await one.api.call(createAccessToken, { body: FORM });
  await other.api.call(revokeAccessToken, { params: { id: data.token.id } });
  await expect(app.as(data.secret).call(getCurrentToken)).resolves.toBeDefined();
});

test('a new password revokes all tokens', async () => {
  const person = await aTalker(app);
  const { data } = await person.api.call(createAccessToken, { body: FORM });
  await person.api.call(changePassword, { body: { password: 'kwaśne mleko w dzbanie' } });
  await expect(app.as(data.secret).call(getCurrentToken)).rejects.toMatchObject({ code: 'mustLoggedIn' });
  expect((await person.api.call(listAccessTokens)).items).toEqual([]);
});

test("the number of a person's unexpired tokens is limited", async () => {
  const person = await aTalker(app);
  for (let made = 1; made < TOKENS_MAX; made += 1) await anAccessToken(app, person.id);
  await anAccessToken(app, person.id, ['listings:read'], new Date(Date.now() - 1_000));
  const results = await Promise.allSettled(
    [1, 2].map((each) => person.api.call(createAccessToken, { body: { ...FORM, name: `Program ${each}` } })),
  );
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await expect(person.api.call(createAccessToken, { body: FORM })).rejects.toMatchObject({ code: 'tooMany' });
});

test('a form without scopes, a name or one of the terms is refused at its field', async () => {
  const person = await aTalker(app);
  const body = { name: ' ', scopes: [], days: 3_650 };
  await expect(person.api.call(createAccessToken, { body })).rejects.toMatchObject({
    code: 'validationFailed',
    fieldErrors: {
      name: [expect.any(String)],
      scopes: ['Zaznacz, do czego token ma mieć dostęp.'],
      days: [expect.any(String)],
    },
  });
});

test("a token is rate-limited separately from its owner's session", async () => {
  const person = await aTalker(app);
  const { secret } = await anAccessToken(app, person.id);
  for (let made = 0; made < TOKEN_CALLS_A_MINUTE; made += 1) await app.as(secret).call(getCurrentToken);
  await expect(app.as(secret).call(getCurrentToken)).rejects.toMatchObject({
    code: 'tooManyRequests',
    retryAfterS: expect.any(Number),
  });
  await expect(person.api.call(getCurrentUser)).resolves.toMatchObject({ id: person.id });
});

test('on public endpoints a token is treated as a visitor', async () => {
  const person = await aTalker(app);
  const { secret } = await anAccessToken(app, person.id);
  const listingId = await aListing(app, 'ad');
  await expect(app.as(secret).call(getListing.ad, { params: { id: listingId } })).resolves.toMatchObject({
    id: listingId,
  });
  await app.as(secret).call(sendReport, {
    body: {
      target: { type: 'listing', id: listingId },
      reason: 'scam',
      description: 'To nie jest miód.',
      name: 'Halina Wrona',
      email: 'halina@example.pl',
      goodFaith: true,
    },
  });
  const reports = await app.client.db.selectFrom('report').select('reporter_id').execute();
  expect(reports).toEqual([{ reporter_id: null }]);
});

test('session tokens for the realtime channel keep their format', async () => {
  const person = await aTalker(app);
  const session = await aSession(app, person.id);
  await expect(app.as(session).call(getApiToken)).resolves.toEqual({ auth_token: session });
  const { secret } = await anAccessToken(app, person.id);
  await expect(app.as(secret).call(getApiToken)).rejects.toMatchObject({ code: 'tokenNotAllowed' });
});
