import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import {
  forgotPassword,
  getCurrentUser,
  login,
  register,
  resendVerification,
  resetPassword,
  verifyEmail,
} from '#contract/accounts/accounts.ts';
import { changeEmail, listSessions } from '#contract/accounts/settings.ts';
import { confirmTotp, getSignInMethods, startTotp } from '#contract/second-factor.ts';
import { aPerson } from '#test/factories.ts';
import { testApp } from '#test/test-app.ts';
import { deleteExpiredTokens } from './link-repository.ts';

const app = testApp();
const form = { name: 'Halina', email: 'Halina@Example.pl', password: 'pachnący chleb', phone_number: '501 502 503' };
const tokenIn = (text = '') => /(?:verifyEmail\/|token=)([\w-]{20,})/.exec(text)?.[1] ?? '';

test('registering creates a logged-in account and mails a link that confirms it once', async () => {
  const { data } = await app.api().call(register, { body: form });
  expect(data).toMatchObject({ name: 'Halina', email: 'Halina@Example.pl', verified: false, role: 'user' });
  const stored = await app.client.db
    .selectFrom('account')
    .selectAll()
    .where('id', '=', data.id)
    .executeTakeFirstOrThrow();
  expect(stored.phone_number).toBe('+48501502503');
  expect(stored.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const [mail] = await app.mails(1);
  expect(mail?.to?.[0]?.address?.toLowerCase()).toBe('halina@example.pl');
  const token = tokenIn(mail?.text);
  expect(await app.api().call(verifyEmail, { body: { token } })).toEqual({
    success: true,
    data: { email: 'Halina@Example.pl', wasConfirmed: false },
  });
  expect(await app.as(data.auth_token).call(getCurrentUser)).toMatchObject({ verified: true });
});

const verify = (token: string) => app.api().call(verifyEmail, { body: { token } });
const daysLater = (days: number) =>
  app.client.db
    .updateTable('mail_token')
    .set(({ eb }) => ({ expires_at: eb('expires_at', '-', sql<Date>`make_interval(days => ${days})`) }))
    .execute();

test('a used confirmation link, or an earlier one, says that the address is confirmed', async () => {
  const { data } = await app.api().call(register, { body: form });
  await app.as(data.auth_token).call(resendVerification);
  const [first, second] = (await app.mails(2)).map((mail) => tokenIn(mail.text)) as [string, string];
  const taps = await Promise.all([verify(second), verify(second)]);
  expect(taps.map((tap) => tap.data.wasConfirmed).sort()).toEqual([false, true]);
  await daysLater(20);
  await deleteExpiredTokens(app.client.db);
  for (const token of [first, second]) {
    expect((await verify(token)).data).toEqual({ email: 'Halina@Example.pl', wasConfirmed: true });
  }
});

test('a used link confirms nothing after the address changed or the account was deleted', async () => {
  const { data } = await app.api().call(register, { body: form });
  const token = tokenIn((await app.mails(1))[0]?.text);
  await verify(token);
  const change = (values: { email?: string; deleted_at?: Date | null }) =>
    app.client.db.updateTable('account').set(values).where('id', '=', data.id).execute();
  await change({ email: 'inna@example.pl' });
  await expect(verify(token)).rejects.toMatchObject({ code: 'linkInvalid' });
  await change({ email: form.email, deleted_at: new Date() });
  await expect(verify(token)).rejects.toMatchObject({ code: 'linkInvalid' });
  await change({ deleted_at: null });
  expect((await verify(token)).data.wasConfirmed).toBe(true);
});

test('form data and urlencoded forms are accepted like JSON', async () => {
  for (const [number, type] of ['multipart', 'urlencoded'].entries()) {
    const fields = { ...form, email: `forma${number}@example.pl`, address: '-' };
    const body = type === 'multipart' ? new FormData() : new URLSearchParams();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    const request = new Request('http://test', { method: 'POST', body });
    const response = await app.app.fastify.inject({
      method: 'POST',
      url: '/api/user/register',
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    expect(response.json()).toMatchObject({ success: true, data: { email: `forma${number}@example.pl` } });
  }
});

test('every invalid field is reported in the caller’s language', async () => {
  const call = app
    .api('en')
    .call(register, { body: { name: 'Ha', email: 'nobody', password: 'short', phone_number: '12' } });
  await expect(call).rejects.toMatchObject({
    code: 'validationFailed',
    fieldErrors: {
      name: ['This name is too short: use at least 3 characters.'],
      email: ['Enter a valid e-mail address.'],
      password: ['This password is too short: use at least 8 characters.'],
      phone_number: ['Enter a valid phone number, for example 501 502 503, 18 442 11 22 or +44 20 7946 0958.'],
    },
  });
  expect(await app.client.db.selectFrom('account').selectAll().execute()).toEqual([]);
});

test('a registration retried with the same key creates one account', async () => {
  const send = () => app.api().call(register, { body: form, idempotencyKey: 'key-12345678' });
  const [first, second] = await Promise.all([send(), send()]);
  expect(second.data.id).toBe(first.data.id);
  expect(await app.mails(1)).toHaveLength(1);
  const other = app.api().call(register, { body: { ...form, name: 'Inna' }, idempotencyKey: 'key-12345678' });
  await expect(other).rejects.toMatchObject({ code: 'conflict' });
});

test('registering a taken address gets the same response; its owner is notified, the stranger stays out', async () => {
  const owner = await aPerson(app, { email: 'halina@example.pl' });
  await app.mails(1);
  const { data } = await app.api().call(register, { body: { ...form, password: 'obce hasło' } });
  expect(data).toMatchObject({ email: 'Halina@Example.pl', verified: false });
  const mails = await app.mails(2);
  expect(mails[1]?.to?.[0]?.address).toBe('halina@example.pl');
  expect(tokenIn(mails[1]?.text)).toBe('');
  await app.as(data.auth_token).call(resendVerification);
  expect(tokenIn((await app.mails(3))[2]?.text)).toBe('');
  expect((await app.api().call(login, { body: { email: owner.email, password: owner.password } })).data.id).toBe(
    owner.id,
  );
  expect((await app.api().call(login, { body: { email: owner.email, password: 'obce hasło' } })).data.id).toBe(data.id);
});

test('the first account to confirm an address gets it; others that named it are deleted', async () => {
  const stranger = await app.api().call(register, { body: { ...form, password: 'obce hasło' } });
  const owner = await app.api().call(register, { body: form });
  const mails = await app.mails(2);
  expect(mails).toHaveLength(2);
  await app.as(owner.data.auth_token).call(verifyEmail, { body: { token: tokenIn(mails[1]?.text) } });
  await expect(app.as(stranger.data.auth_token).call(getCurrentUser)).rejects.toMatchObject({ code: 'mustLoggedIn' });
  await expect(app.api().call(verifyEmail, { body: { token: tokenIn(mails[0]?.text) } })).rejects.toMatchObject({
    code: 'linkInvalid',
  });
  expect(await app.as(owner.data.auth_token).call(getCurrentUser)).toMatchObject({ verified: true });
});

/** An account registered by someone under a given address, with a second factor and a pending change of address. */
async function anEquippedStranger() {
  const { data } = await app.api().call(register, { body: form });
  const api = app.as(data.auth_token);
  const confirming = tokenIn((await app.mails(1))[0]?.text);
  const { secret } = (await api.call(startTotp)).data;
  await api.call(confirmTotp, { body: { code: new TOTP({ secret: Secret.fromBase32(secret) }).generate() } });
  const { db } = app.client;
  const key = { credential_id: 'obcy', public_key: Buffer.alloc(8), counter: 0, transports: [], name: 'Obcy klucz' };
  await db
    .insertInto('passkey')
    .values({ account_id: data.id, ...key })
    .execute();
  await api.call(changeEmail, { body: { email: 'obcy@example.pl' } });
  const stealing = tokenIn((await app.mails(2)).find(({ to }) => to?.[0]?.address === 'obcy@example.pl')?.text);
  return { id: data.id, api, browserToken: data.browserToken, confirming, stealing };
}

async function expectOnlyThePassword({ id, api, stealing }: Awaited<ReturnType<typeof anEquippedStranger>>) {
  await expect(api.call(getCurrentUser)).rejects.toMatchObject({ code: 'mustLoggedIn' });
  await expect(verify(stealing)).rejects.toMatchObject({ code: 'linkInvalid' });
  const { db } = app.client;
  for (const table of ['passkey', 'totp', 'recovery_code', 'known_browser', 'session'] as const) {
    expect(await db.selectFrom(table).where('account_id', '=', id).selectAll().execute(), table).toEqual([]);
  }
}

test('proving an address by a password reset locks out everybody who had access to the account before', async () => {
  const stranger = await anEquippedStranger();
  await app.api().call(forgotPassword, { body: { email: form.email } });
  const token = tokenIn((await app.mails(3)).find(({ text }) => text?.includes('resetPassword'))?.text);
  await app.api().call(resetPassword, { body: { token, password: 'świeże masło' } });
  await expectOnlyThePassword(stranger);
  const { data } = await app.api().call(login, { body: { email: form.email, password: 'świeże masło' } });
  expect(data).toMatchObject({ id: stranger.id, verified: true, strong: false });
});

test('a link confirms the address on any device and signs nobody out; pending changes of the address end', async () => {
  const { api, confirming, stealing } = await anEquippedStranger();
  await verify(confirming);
  expect(await api.call(getCurrentUser)).toMatchObject({ verified: true });
  expect(await api.call(getSignInMethods)).toMatchObject({ totp: true });
  await expect(verify(stealing)).rejects.toMatchObject({ code: 'linkInvalid' });
});

test('a forgotten password is reset by a link that works once; every session ends', async () => {
  const person = await aPerson(app);
  await app.mails(1);
  expect(await app.api().call(forgotPassword, { body: { email: person.email.toUpperCase() } })).toEqual({
    success: true,
    data: { sent: true },
  });
  const token = tokenIn((await app.mails(2))[1]?.text);
  await app.api().call(resetPassword, { body: { token, password: 'świeże masło' } });
  await expect(person.api.call(getCurrentUser)).rejects.toMatchObject({ code: 'mustLoggedIn' });
  await expect(
    app.api().call(login, { body: { email: person.email, password: person.password } }),
  ).rejects.toMatchObject({ code: 'badCredentials' });
  const { data } = await app.api().call(login, { body: { email: person.email, password: 'świeże masło' } });
  expect(await app.as(data.auth_token).call(listSessions)).toHaveLength(1);
  const again = app.api().call(resetPassword, { body: { token, password: 'kwaśne mleko' } });
  await expect(again).rejects.toMatchObject({ code: 'linkInvalid' });
  expect((await app.mails(3))[2]?.to?.[0]?.address).toBe(person.email);
});

test('requesting a link does not reveal whether an address has an account', async () => {
  const answer = await app.api().call(forgotPassword, { body: { email: 'nobody@example.pl' } });
  expect(answer).toEqual({ success: true, data: { sent: true } });
});

test('an expired link confirms nothing', async () => {
  await app.api().call(register, { body: form });
  const token = tokenIn((await app.mails(1))[0]?.text);
  await app.client.db
    .updateTable('mail_token')
    .set({ expires_at: new Date(Date.now() - 1) })
    .execute();
  await expect(app.api().call(verifyEmail, { body: { token } })).rejects.toMatchObject({ code: 'linkInvalid' });
});

test('resending the confirmation is rate-limited', async () => {
  const { data } = await app.api().call(register, { body: form });
  for (let time = 0; time < 4; time += 1) await app.as(data.auth_token).call(resendVerification);
  await expect(app.as(data.auth_token).call(resendVerification)).rejects.toMatchObject({ code: 'tooManyRequests' });
});

test('a text the database cannot store is a bad request, not a server error', async () => {
  const call = app
    .api()
    .call(register, { body: { ...form, email: 'a@example.pl', password: 'z\u0000ielona krowa', name: 'Ola' } });
  expect((await call).success).toBe(true);
  const other = app.api().call(forgotPassword, { body: { email: 'a\u0000@example.pl' } });
  await expect(other).rejects.toMatchObject({ status: 400 });
});
