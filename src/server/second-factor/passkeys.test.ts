import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SignedIn } from '#contract/accounts/accounts.ts';
import { isApiError } from '#contract/errors.ts';
import { anyText } from '#test/any-text.ts';
import { anAccount } from '#test/factories.ts';
import { SoftwareAuthenticator, type Whims } from '#test/software-authenticator.ts';
import { testApp } from '#test/test-app.ts';
import { createSecondFactorService, type SecondFactorService } from './service.ts';

const app = testApp();
const ORIGIN = 'https://jarmark.example:8443';

function theService(): SecondFactorService {
  return createSecondFactorService({
    db: app.client.db,
    site: { publicUrl: `${ORIGIN}/`, name: 'Jarmark' },
    openSession: async (_tx, session) => session as unknown as SignedIn,
    tellOwner: async () => {},
  });
}

async function register(id: number, authenticator = new SoftwareAuthenticator(ORIGIN), whims: Whims = {}) {
  const options = await theService().startPasskey(id);
  const changed = await theService().addPasskey(id, 'Telefon', authenticator.create(options, whims));
  return { authenticator, changed };
}

async function login(authenticator: SoftwareAuthenticator, whims: Whims = {}) {
  const options = await theService().startPasskeyLogin();
  return theService().loginWithPasskey(authenticator.get(options, whims), {
    device: 'Firefox, Android',
    browserToken: null,
  });
}

const passkeyRows = () => app.client.db.selectFrom('passkey').selectAll().orderBy('id').execute();

test('a passkey is created, logs in by itself and is removed', async () => {
  const id = await anAccount(app, { name: 'Zofia Bartnik' });
  const options = await theService().startPasskey(id);
  expect(options).toMatchObject({
    rp: { name: 'Jarmark', id: 'jarmark.example' },
    user: { displayName: 'Zofia Bartnik', name: expect.stringContaining('@example.pl') },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
    excludeCredentials: [],
    timeout: 300_000,
  });
  const authenticator = new SoftwareAuthenticator(ORIGIN);
  const { methods, recoveryCodes } = await theService().addPasskey(id, 'Telefon', authenticator.create(options));
  expect(recoveryCodes).toHaveLength(10);
  expect(methods).toMatchObject({ totp: false, passkeys: [{ name: 'Telefon', lastUsedAt: null }] });
  expect(await passkeyRows()).toMatchObject([{ account_id: id, transports: ['hybrid', 'internal'] }]);

  const signedIn = { accountId: id, device: 'Firefox, Android', browserToken: null, isStrong: true };
  expect(await login(authenticator)).toEqual(signedIn);
  expect(await login(authenticator)).toEqual(signedIn);
  const [passkey] = (await theService().getMethods(id)).passkeys;
  expect(passkey?.lastUsedAt).toEqual(expect.any(String));

  await theService().removePasskey(id, passkey?.id as number);
  await expect(login(authenticator)).rejects.toMatchObject({ code: 'badCredentials' });
});

test('starting a log-in reveals nothing about any account', async () => {
  await register(await anAccount(app));
  const options = await theService().startPasskeyLogin();
  expect(options).toMatchObject({ rpId: 'jarmark.example', userVerification: 'required', allowCredentials: [] });
});

test('a password alone is not enough when there is a passkey; a recovery code helps', async () => {
  const id = await anAccount(app);
  const { changed } = await register(id);
  const check = (code?: string) => app.client.db.transaction().execute((tx) => theService().checkCode(tx, id, code));
  expect(await check()).toBe('missing');
  expect(await check('123456')).toBe('wrong');
  expect(await check(changed.recoveryCodes?.[0])).toBe('right');
});

const WRONG: [string, Whims][] = [
  ['another origin', { origin: 'https://jarmark.example' }],
  ['another site', { rpId: 'jarmark.example.org' }],
  ['an unverified user', { isVerified: false }],
  ['an unknown challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
  ['a frame in a page of another site', { crossOrigin: true }],
];

for (const [what, whims] of WRONG) {
  test(`a response with ${what} is refused`, async () => {
    const id = await anAccount(app);
    await expect(register(id, undefined, whims)).rejects.toMatchObject({ code: 'badRequest' });
    expect(await passkeyRows()).toEqual([]);
    const { authenticator } = await register(id);
    await expect(login(authenticator, whims)).rejects.toMatchObject({ code: 'badCredentials' });
    expect((await theService().getMethods(id)).passkeys[0]?.lastUsedAt).toBeNull();
  });
}

test('a log-in in someone else’s name is refused', async () => {
  const { authenticator } = await register(await anAccount(app));
  const userHandle = Buffer.from([0, 0, 0, 0, 0, 0, 0, 99]).toString('base64url');
  await expect(login(authenticator, { userHandle })).rejects.toMatchObject({ code: 'badCredentials' });
  await expect(login(authenticator, { userHandle: '' })).rejects.toMatchObject({ code: 'badCredentials' });
});

test('a signature by another key is refused', async () => {
  const mine = (await register(await anAccount(app))).authenticator;
  const other = (await register(await anAccount(app))).authenticator;
  const options = await theService().startPasskeyLogin();
  const forged = { ...mine.get(options), response: other.get(options).response };
  await expect(theService().loginWithPasskey(forged, { device: '', browserToken: null })).rejects.toMatchObject({
    code: 'badCredentials',
  });
});

test('a challenge is valid for one response, right or wrong, also concurrently', async () => {
  const id = await anAccount(app);
  const { authenticator } = await register(id);
  const options = await theService().startPasskeyLogin();
  const answers = await Promise.allSettled(
    [1, 2, 3].map(() => theService().loginWithPasskey(authenticator.get(options), { device: '', browserToken: null })),
  );
  expect(answers.filter((each) => each.status === 'fulfilled')).toHaveLength(1);

  const creation = await theService().startPasskey(id);
  const next = new SoftwareAuthenticator(ORIGIN);
  const wrong = next.create(creation, { origin: 'https://elsewhere.example' });
  await expect(theService().addPasskey(id, 'Klucz', wrong)).rejects.toMatchObject({ code: 'badRequest' });
  await expect(theService().addPasskey(id, 'Klucz', next.create(creation))).rejects.toMatchObject({
    code: 'badRequest',
  });
});

test('a challenge is valid for five minutes', async () => {
  const { db } = app.client;
  const id = await anAccount(app);
  const { authenticator } = await register(id);
  const creation = await theService().startPasskey(id);
  const request = await theService().startPasskeyLogin();
  const rows = await db.selectFrom('passkey_challenge').select('expires_at').execute();
  for (const { expires_at } of rows) expect(Math.abs(expires_at.getTime() - Date.now() - 300_000)).toBeLessThan(30_000);
  await db
    .updateTable('passkey_challenge')
    .set({ expires_at: new Date(Date.now() - 60_000) })
    .execute();
  const made = new SoftwareAuthenticator(ORIGIN).create(creation);
  await expect(theService().addPasskey(id, 'Klucz', made)).rejects.toMatchObject({ code: 'badRequest' });
  const answer = authenticator.get(request);
  await expect(theService().loginWithPasskey(answer, { device: '', browserToken: null })).rejects.toMatchObject({
    code: 'badCredentials',
  });
});

test('expired challenges do not pile up', async () => {
  for (let round = 0; round < 3; round += 1) {
    await theService().startPasskeyLogin();
    await app.client.db
      .updateTable('passkey_challenge')
      .set({ expires_at: new Date(0) })
      .execute();
  }
  await theService().startPasskeyLogin();
  expect(await app.client.db.selectFrom('passkey_challenge').select('challenge').execute()).toHaveLength(1);
});

test('a challenge is valid only for the account and purpose it was issued for', async () => {
  const [id, otherId] = [await anAccount(app), await anAccount(app)];
  const { authenticator } = await register(id);
  const foreign = authenticator.create(await theService().startPasskey(otherId));
  await expect(theService().addPasskey(id, 'Klucz', foreign)).rejects.toMatchObject({ code: 'badRequest' });
  const forCreation = authenticator.get(await theService().startPasskey(id));
  await expect(theService().loginWithPasskey(forCreation, { device: '', browserToken: null })).rejects.toMatchObject({
    code: 'badCredentials',
  });
  const forLogin = { ...(await theService().startPasskeyLogin()), user: { id: 'AAAAAAAAAAE' } };
  const created = new SoftwareAuthenticator(ORIGIN).create(forLogin);
  await expect(theService().addPasskey(id, 'Klucz', created)).rejects.toMatchObject({ code: 'badRequest' });
});

test('a counter that does not increase reveals a cloned authenticator', async () => {
  const { authenticator } = await register(await anAccount(app));
  await login(authenticator, { counter: 10 });
  for (const counter of [10, 9, 0]) {
    await expect(login(authenticator, { counter })).rejects.toMatchObject({ code: 'badCredentials' });
  }
  await login(authenticator, { counter: 11 });
  const both = await Promise.allSettled([1, 2].map(() => login(authenticator, { counter: 12 })));
  expect(both.map((each) => each.status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a passkey without a counter logs in any number of times', async () => {
  const { authenticator } = await register(await anAccount(app), new SoftwareAuthenticator(ORIGIN, { counts: false }));
  for (let time = 0; time < 3; time += 1) expect(await login(authenticator)).toMatchObject({ isStrong: true });
  await login(authenticator, { counter: 1 });
  await expect(login(authenticator, { counter: 0 })).rejects.toMatchObject({ code: 'badCredentials' });
});

test('a passkey is stored once, and the browser is told about existing ones', async () => {
  const id = await anAccount(app);
  const { authenticator } = await register(id);
  const known = { id: authenticator.credentialId.toString('base64url'), type: 'public-key' };
  expect(await theService().startPasskey(id)).toMatchObject({ excludeCredentials: [known] });
  await expect(register(id, authenticator)).rejects.toMatchObject({ code: 'conflict' });
  await expect(register(await anAccount(app), authenticator)).rejects.toMatchObject({ code: 'conflict' });
  expect(await passkeyRows()).toHaveLength(1);
});

test('an account has at most ten passkeys, also concurrently', async () => {
  const id = await anAccount(app);
  for (let count = 0; count < 8; count += 1) await register(id);
  const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => register(id)));
  expect(outcomes.filter((each) => each.status === 'fulfilled')).toHaveLength(2);
  await expect(theService().startPasskey(id)).rejects.toMatchObject({ code: 'conflict' });
  expect((await theService().getMethods(id)).passkeys).toHaveLength(10);
});

test('an unknown passkey or someone else’s cannot be removed', async () => {
  const [id, otherId] = [await anAccount(app), await anAccount(app)];
  const { changed } = await register(id);
  const passkeyId = changed.methods.passkeys[0]?.id as number;
  await expect(theService().removePasskey(otherId, passkeyId)).rejects.toMatchObject({ code: 'notFound' });
  await expect(theService().removePasskey(id, passkeyId + 1)).rejects.toMatchObject({ code: 'notFound' });
});

test('a deleted account cannot log in', async () => {
  const id = await anAccount(app);
  const { authenticator } = await register(id);
  await app.client.db.updateTable('account').set({ deleted_at: new Date() }).where('id', '=', id).execute();
  await expect(login(authenticator)).rejects.toMatchObject({ code: 'badCredentials' });
});

test('an unrequested attestation statement is ignored', async () => {
  const attStmt = new Map([['x5c', [new Uint8Array([1, 2, 3])]]]);
  const { authenticator } = await register(await anAccount(app), undefined, {
    attestation: { fmt: 'apple', attStmt },
  });
  expect(await login(authenticator)).toMatchObject({ isStrong: true });
});

test('control characters are removed from a name', async () => {
  const id = await anAccount(app);
  const options = await theService().startPasskey(id);
  const response = new SoftwareAuthenticator(ORIGIN).create(options);
  const { methods } = await theService().addPasskey(id, 'Tel\u0000efon', response);
  expect(methods.passkeys[0]?.name).toBe('Telefon');
});

type Json = Record<string, unknown>;

/** A copy with one member, at any depth, replaced. */
function spoil(value: unknown, path: readonly number[], by: unknown): unknown {
  if (path.length === 0 || typeof value !== 'object' || value === null) return by;
  const keys = Object.keys(value);
  const key = keys[(path[0] as number) % Math.max(1, keys.length)] ?? 'x';
  return { ...value, [key]: spoil((value as Json)[key], path.slice(1), by) };
}

const anything = fc.oneof(
  fc.jsonValue(),
  anyText(),
  fc.uint8Array().map((bytes) => Buffer.from(bytes).toString('base64url')),
  fc.json().map((json) => Buffer.from(json).toString('base64url')),
);

/** Any malformed input is refused with the code, not a server error. */
async function expectRefused(act: Promise<unknown>, code: string): Promise<void> {
  const error: unknown = await act.then(
    () => 'accepted',
    (thrown) => thrown,
  );
  expect(isApiError(error) ? error.code : error).toBe(code);
}

test('a malformed response is refused, never a server error', async () => {
  const id = await anAccount(app);
  await fc.assert(
    fc.asyncProperty(anything, async (response) => {
      await expectRefused(theService().addPasskey(id, 'Klucz', response), 'badRequest');
      await expectRefused(
        theService().loginWithPasskey(response, { device: '', browserToken: null }),
        'badCredentials',
      );
    }),
    { numRuns: 200 },
  );
});

test('a response corrupted in one place is refused or equivalent, never a server error', async () => {
  const [id, otherId] = [await anAccount(app), await anAccount(app)];
  const { authenticator } = await register(otherId, new SoftwareAuthenticator(ORIGIN, { counts: false }));
  const orRefused = (error: unknown) => expect(isApiError(error) && error.status < 500, String(error)).toBe(true);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(7), { minLength: 1, maxLength: 2 }), anything, async (path, by) => {
      const made = new SoftwareAuthenticator(ORIGIN).create(await theService().startPasskey(id));
      const asserted = authenticator.get(await theService().startPasskeyLogin());
      await theService()
        .addPasskey(id, 'Klucz', spoil(made, path, by))
        .catch(orRefused);
      await theService()
        .loginWithPasskey(spoil(asserted, path, by), { device: '', browserToken: null })
        .catch(orRefused);
      await app.client.db.deleteFrom('passkey').where('account_id', '=', id).execute();
    }),
    { numRuns: 150 },
  );
});

test('corrupted authenticator data never cause a server error', async () => {
  const id = await anAccount(app);
  await fc.assert(
    fc.asyncProperty(fc.nat(), fc.integer({ min: 1, max: 255 }), async (place, change) => {
      const made = new SoftwareAuthenticator(ORIGIN).create(await theService().startPasskey(id)) as { response: Json };
      const bytes = Buffer.from(made.response.attestationObject as string, 'base64url');
      bytes[place % bytes.length] = (bytes[place % bytes.length] as number) ^ change;
      made.response.attestationObject = bytes.toString('base64url');
      await theService()
        .addPasskey(id, 'Klucz', made)
        .catch((error: unknown) => expect(isApiError(error) && error.code, String(error)).toBe('badRequest'));
      await app.client.db.deleteFrom('passkey').execute();
    }),
    { numRuns: 150 },
  );
});
