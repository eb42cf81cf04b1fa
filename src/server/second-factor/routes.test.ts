import fc from 'fast-check';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { getCurrentUser, login } from '#contract/accounts/accounts.ts';
import {
  addPasskey,
  confirmTotp,
  getSignInMethods,
  loginWithPasskey,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
  startPasskey,
  startPasskeyLogin,
  startTotp,
} from '#contract/second-factor.ts';
import { anyText } from '#test/any-text.ts';
import { anAccount, aPerson, aSession, type LoggedIn } from '#test/factories.ts';
import { SoftwareAuthenticator } from '#test/software-authenticator.ts';
import { testApp } from '#test/test-app.ts';

const app = testApp();
const ORIGIN = 'http://localhost:0';
const STEP_MS = 30_000;

function codeOf(secret: string, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MS });
}

/** Sets up an app with the code of the previous time step. */
async function setUpTotp({ api }: LoggedIn) {
  const { data } = await api.call(startTotp);
  const confirmed = await api.call(confirmTotp, { body: { code: codeOf(data.secret, -1) } });
  return { secret: data.secret, recoveryCodes: confirmed.data.recoveryCodes ?? [] };
}

test('a password log-in asks for the app’s code and is strong with it', async () => {
  const person = await aPerson(app);
  const { secret, recoveryCodes } = await setUpTotp(person);
  const { email, password } = person;
  const logIn = (code?: string) => app.api().call(login, { body: { email, password, code } });

  await expect(logIn()).rejects.toMatchObject({ code: 'secondFactorRequired', status: 401 });
  await expect(logIn('aaaaa-aaaaa')).rejects.toMatchObject({
    code: 'validationFailed',
    fieldErrors: { code: [expect.any(String)] },
  });
  const code = codeOf(secret);
  const { data } = await logIn(`${code.slice(0, 3)} ${code.slice(3)}`);
  expect(data.strong).toBe(true);
  expect(await app.as(data.auth_token).call(getCurrentUser)).toMatchObject({ id: person.id, strong: true });
  await expect(logIn(code)).rejects.toMatchObject({ code: 'validationFailed' });
  expect((await logIn(recoveryCodes[0])).data.strong).toBe(true);
  expect(await person.api.call(getSignInMethods)).toEqual({ totp: true, passkeys: [], recoveryCodesLeft: 9 });

  expect((await person.api.call(renewRecoveryCodes)).data.recoveryCodes).toHaveLength(10);
  expect((await person.api.call(removeTotp)).data).toEqual({ totp: false, passkeys: [], recoveryCodesLeft: 0 });
  expect((await logIn()).data.strong).toBe(false);
});

test('a passkey logs in without an address and password', async () => {
  const person = await aPerson(app);
  const authenticator = new SoftwareAuthenticator(ORIGIN);
  const creation = await person.api.call(startPasskey);
  const body = { name: ' Telefon ', response: authenticator.create(creation.data.options) };
  const { data: added } = await person.api.call(addPasskey, { body });
  expect(added).toMatchObject({ methods: { passkeys: [{ name: 'Telefon' }] }, recoveryCodes: expect.any(Array) });

  const request = await app.api().call(startPasskeyLogin);
  const response = authenticator.get(request.data.options);
  const { data } = await app.api().call(loginWithPasskey, { body: { response } });
  expect(data).toMatchObject({ id: person.id, email: person.email, strong: true });
  expect(await app.as(data.auth_token).call(getCurrentUser)).toMatchObject({ id: person.id, strong: true });
  await expect(app.api().call(loginWithPasskey, { body: { response } })).rejects.toMatchObject({
    code: 'badCredentials',
  });

  const id = added.methods.passkeys[0]?.id as number;
  expect((await person.api.call(removePasskey, { params: { id } })).data.passkeys).toEqual([]);
});

test('the owner is mailed about each change of methods, but only at a confirmed address', async () => {
  const [person, unconfirmed] = [await aPerson(app), await aPerson(app, { verified: false })];
  await setUpTotp(unconfirmed);
  await setUpTotp(person);
  const authenticator = new SoftwareAuthenticator(ORIGIN);
  const creation = await person.api.call(startPasskey);
  const body = { name: 'Telefon', response: authenticator.create(creation.data.options) };
  const { data } = await person.api.call(addPasskey, { body });
  await person.api.call(removePasskey, { params: { id: data.methods.passkeys[0]?.id ?? 0 } });
  await person.api.call(removeTotp);
  const mails = (await app.mails(6)).filter(({ subject }) => subject === 'Zmiana w logowaniu do twojego konta');
  expect(mails.map(({ to }) => to?.[0]?.address)).toEqual(Array(4).fill(person.email));
  const texts = mails.map(({ text }) => text?.replace(/\s+/g, ' ') ?? '');
  for (const said of ['dodano klucz dostępu', 'usunięto klucz dostępu', 'dodano aplikację', 'usunięto aplikację']) {
    expect(texts.filter((text) => text.includes(said))).toHaveLength(1);
  }
  for (const text of texts) expect(text).toContain('/userpanel?section=security');
});

test('all changes of methods require the password first', async () => {
  const api = app.as(await aSession(app, await anAccount(app), { confirmed: false }));
  expect(await api.call(getSignInMethods)).toMatchObject({ totp: false });
  for (const act of [
    () => api.call(startTotp),
    () => api.call(confirmTotp, { body: { code: '123456' } }),
    () => api.call(removeTotp),
    () => api.call(renewRecoveryCodes),
    () => api.call(startPasskey),
    () => api.call(addPasskey, { body: { name: 'Klucz', response: {} } }),
    () => api.call(removePasskey, { params: { id: 1 } }),
  ]) {
    await expect(act()).rejects.toMatchObject({ code: 'passwordConfirmationRequired' });
  }
});

test('no input causes a server error', async () => {
  const token = await aSession(app, await anAccount(app));
  const urls = ['/api/user/passkey-login', '/api/user/me/passkeys', '/api/user/me/totp/confirm'];
  const body = fc.oneof(
    fc.json(),
    fc.record({ name: anyText(), code: fc.string(), response: fc.jsonValue() }).map((each) => JSON.stringify(each)),
    fc.string(),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...urls), body, async (url, payload) => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      const answer = await app.app.fastify.inject({ method: 'POST', url, headers, payload });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.json()).toMatchObject({ success: false });
    }),
    { numRuns: 200 },
  );
});
