import { expect, test } from 'vitest';
import { listSessions } from '#contract/account-settings.ts';
import {
  forgotPassword,
  getCurrentUser,
  login,
  register,
  resendVerification,
  resetPassword,
  verifyEmail,
} from '#contract/accounts.ts';
import { aPerson } from '#test/factories.ts';
import { testApp } from '#test/test-app.ts';

const app = testApp();
const form = { name: 'Halina', email: 'Halina@Example.pl', password: 'pachnący chleb', phone_number: '501 502 503' };
const tokenIn = (text = '') => /(?:verifyEmail\/|token=)([\w-]{20,})/.exec(text)?.[1] ?? '';

test('registering makes an account that is logged in, and mails a link that confirms it once', async () => {
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
    data: { email: 'Halina@Example.pl' },
  });
  expect(await app.as(data.auth_token).call(getCurrentUser)).toMatchObject({ verified: true });
  await expect(app.api().call(verifyEmail, { body: { token } })).rejects.toMatchObject({ code: 'linkInvalid' });
});

test('form data and urlencoded forms are taken like JSON', async () => {
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

test('every wrong field is named in the caller’s language', async () => {
  const call = app
    .api('en')
    .call(register, { body: { name: 'Ha', email: 'nobody', password: 'short', phone_number: '12' } });
  await expect(call).rejects.toMatchObject({
    code: 'validationFailed',
    fieldErrors: {
      name: ['This name is too short: use at least 3 characters.'],
      email: ['Enter a valid e-mail address.'],
      password: ['This password is too short: use at least 8 characters.'],
      phone_number: ['Enter a valid phone number, for example 501 502 503 or +44 20 7946 0958.'],
    },
  });
  expect(await app.client.db.selectFrom('account').selectAll().execute()).toEqual([]);
});

test('a registration that is sent again with the same key is one account', async () => {
  const send = () => app.api().call(register, { body: form, idempotencyKey: 'key-12345678' });
  const [first, second] = await Promise.all([send(), send()]);
  expect(second.data.id).toBe(first.data.id);
  expect(await app.mails(1)).toHaveLength(1);
  const other = app.api().call(register, { body: { ...form, name: 'Inna' }, idempotencyKey: 'key-12345678' });
  await expect(other).rejects.toMatchObject({ code: 'conflict' });
});

test('an address with an account is answered alike: its owner is told, and the stranger cannot get in', async () => {
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

test('whoever confirms an address first has it: others who named it are gone', async () => {
  const stranger = await app.api().call(register, { body: { ...form, password: 'obce hasło' } });
  const owner = await app.api().call(register, { body: form });
  const mails = await app.mails(2);
  expect(mails).toHaveLength(2);
  await app.api().call(verifyEmail, { body: { token: tokenIn(mails[1]?.text) } });
  await expect(app.as(stranger.data.auth_token).call(getCurrentUser)).rejects.toMatchObject({ code: 'mustLoggedIn' });
  await expect(app.api().call(verifyEmail, { body: { token: tokenIn(mails[0]?.text) } })).rejects.toMatchObject({
    code: 'linkInvalid',
  });
  expect(await app.as(owner.data.auth_token).call(getCurrentUser)).toMatchObject({ verified: true });
});

test('a forgotten password is chosen anew by a link that works once; every session ends', async () => {
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

test('asking for a link tells nothing of an address without an account', async () => {
  const answer = await app.api().call(forgotPassword, { body: { email: 'nobody@example.pl' } });
  expect(answer).toEqual({ success: true, data: { sent: true } });
});

test('a link that is over confirms nothing', async () => {
  await app.api().call(register, { body: form });
  const token = tokenIn((await app.mails(1))[0]?.text);
  await app.client.db
    .updateTable('mail_token')
    .set({ expires_at: new Date(Date.now() - 1) })
    .execute();
  await expect(app.api().call(verifyEmail, { body: { token } })).rejects.toMatchObject({ code: 'linkInvalid' });
});

test('the confirmation is sent again only so often', async () => {
  const { data } = await app.api().call(register, { body: form });
  for (let time = 0; time < 4; time += 1) await app.as(data.auth_token).call(resendVerification);
  await expect(app.as(data.auth_token).call(resendVerification)).rejects.toMatchObject({ code: 'tooManyRequests' });
});

test('a text that the database cannot hold is a bad request, not a failure of ours', async () => {
  const call = app
    .api()
    .call(register, { body: { ...form, email: 'a@example.pl', password: 'z\u0000aaaaaaa', name: 'Ola' } });
  expect((await call).success).toBe(true);
  const other = app.api().call(forgotPassword, { body: { email: 'a\u0000@example.pl' } });
  await expect(other).rejects.toMatchObject({ status: 400 });
});
