import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { getCurrentUser, login, loginByLink, register, requestLoginLink } from '#contract/accounts/accounts.ts';
import { confirmTotp, startTotp } from '#contract/second-factor.ts';
import { LOCALE_IDS } from '#i18n/locales.ts';
import { aPerson } from '#test/factories.ts';
import { testApp } from '#test/test-app.ts';

const app = testApp();
const tokenIn = (text = '') => /loginLink\/([\w-]{20,})/.exec(text)?.[1] ?? '';

/** Requests a link and reads its token from the mail. */
async function mailedToken(email: string, mailsBefore: number): Promise<string> {
  await app.api().call(requestLoginLink, { body: { email } });
  return tokenIn((await app.mails(mailsBefore + 1)).at(-1)?.text);
}

const lastTokens = () =>
  app.client.db.selectFrom('mail_token').select('id').where('purpose', '=', 'loginLink').execute();

test('a mailed link logs in once; mail scanners may open its page', async () => {
  const person = await aPerson(app);
  const token = await mailedToken(person.email.toUpperCase(), 1);
  for (const method of ['GET', 'HEAD'] as const) {
    await app.app.fastify.inject({ method, url: `/api/user/login-by-link?token=${token}` });
  }
  const { data } = await app.api().call(loginByLink, { body: { token } });
  expect(data).toMatchObject({ id: person.id, strong: false, passwordCleared: false });
  expect(await app.as(data.auth_token).call(getCurrentUser)).toMatchObject({ id: person.id });
  await expect(app.api().call(loginByLink, { body: { token } })).rejects.toMatchObject({ code: 'linkInvalid' });
  const body = { email: person.email, password: person.password };
  expect((await app.api().call(login, { body })).data.id).toBe(person.id);
});

test('the link is valid for 15 minutes', async () => {
  const person = await aPerson(app);
  const token = await mailedToken(person.email, 1);
  const row = await app.client.db
    .selectFrom('mail_token')
    .select(['created_at', 'expires_at'])
    .where('purpose', '=', 'loginLink')
    .executeTakeFirstOrThrow();
  expect(Math.round((row.expires_at.getTime() - row.created_at.getTime()) / 60_000)).toBe(15);
  await app.client.db
    .updateTable('mail_token')
    .set({ expires_at: new Date(Date.now() - 1) })
    .execute();
  await expect(app.api().call(loginByLink, { body: { token } })).rejects.toMatchObject({ code: 'linkInvalid' });
});

test('pressing the button twice logs in once; two calls with one key log in the same person', async () => {
  const person = await aPerson(app);
  const token = await mailedToken(person.email, 1);
  const enter = (idempotencyKey: string) => app.api().call(loginByLink, { body: { token }, idempotencyKey });
  const [one, two] = await Promise.all([enter('press-12345678'), enter('press-12345678')]);
  expect([one.data.id, two.data.id]).toEqual([person.id, person.id]);
  await expect(enter('other-12345678')).rejects.toMatchObject({ code: 'linkInvalid' });
});

test('an address without an account gets the same response and no mail', async () => {
  const answer = await app.api().call(requestLoginLink, { body: { email: 'nobody@example.pl' } });
  expect(answer).toEqual({ success: true, data: { sent: true } });
  const person = await aPerson(app);
  expect(await mailedToken(person.email, 1)).not.toBe('');
  expect((await app.mails(2)).map(({ to }) => to?.[0]?.address)).toEqual([person.email, person.email]);
});

test('a second factor is required; neither a missing nor a wrong code consumes the link', async () => {
  const person = await aPerson(app);
  const { data } = await person.api.call(startTotp);
  const codeAt = (ms: number) => new TOTP({ secret: Secret.fromBase32(data.secret) }).generate({ timestamp: ms });
  const confirmed = await person.api.call(confirmTotp, { body: { code: codeAt(Date.now() - 30_000) } });
  const token = await mailedToken(person.email, 2);
  const enter = (code?: string) => app.api().call(loginByLink, { body: { token, code } });
  await expect(enter()).rejects.toMatchObject({ code: 'secondFactorRequired' });
  await expect(enter('000000')).rejects.toMatchObject({ fieldErrors: { code: [expect.any(String)] } });
  expect((await enter(confirmed.data.recoveryCodes?.[0])).data).toMatchObject({ id: person.id, strong: true });
});

test('codes cannot be guessed through a link', async () => {
  const person = await aPerson(app);
  const { data } = await person.api.call(startTotp);
  const code = new TOTP({ secret: Secret.fromBase32(data.secret) }).generate();
  await person.api.call(confirmTotp, { body: { code } });
  const token = await mailedToken(person.email, 2);
  const outcomes = [];
  for (let time = 0; time < 11; time += 1) {
    const call = app.api().call(loginByLink, { body: { token, code: 'aaaaa-aaaaa' } });
    outcomes.push(await call.catch(({ code: why }) => why));
  }
  expect(outcomes).toEqual([...Array(10).fill('validationFailed'), 'tooManyRequests']);
});

test('in the browser that created the account the link also confirms the address, nothing else changes', async () => {
  const form = { name: 'Halina', email: 'halina@example.pl', password: 'pachnący chleb', phone_number: '501 502 503' };
  const { data } = await app.api().call(register, { body: form });
  const token = await mailedToken(form.email, 1);
  const { browserToken } = data;
  const entered = await app.api('pl', { browserToken }).call(loginByLink, { body: { token } });
  expect(entered.data).toMatchObject({ id: data.id, verified: true, passwordCleared: false });
  expect(await app.as(data.auth_token).call(getCurrentUser)).toMatchObject({ verified: true });
});

test('the owner of an address who logs in by link locks out a stranger who registered it', async () => {
  const form = { name: 'Halina', email: 'halina@example.pl', password: 'obce hasło', phone_number: '501 502 503' };
  const stranger = await app.api().call(register, { body: form });
  const token = await mailedToken(form.email, 1);
  const { data } = await app.api().call(loginByLink, { body: { token } });
  expect(data).toMatchObject({ verified: true, passwordCleared: true });
  await expect(app.as(stranger.data.auth_token).call(getCurrentUser)).rejects.toMatchObject({ code: 'mustLoggedIn' });
  const body = { email: form.email, password: form.password };
  await expect(app.api().call(login, { body })).rejects.toMatchObject({ code: 'badCredentials' });
  expect(await app.as(data.auth_token).call(getCurrentUser)).toMatchObject({ id: data.id });
});

test('repeated requests send few mails, and extend the links in them', async () => {
  const person = await aPerson(app);
  const first = await mailedToken(person.email, 1);
  for (let time = 0; time < 6; time += 1) await app.api().call(requestLoginLink, { body: { email: person.email } });
  expect(await app.mails(4)).toHaveLength(4);
  expect(await lastTokens()).toHaveLength(3);
  const { data } = await app.api().call(loginByLink, { body: { token: first } });
  expect(data.id).toBe(person.id);
  expect(await lastTokens()).toHaveLength(0);
});

test.each(LOCALE_IDS)('the mail is written in %s', async (locale) => {
  const person = await aPerson(app);
  await app.client.db.updateTable('account').set({ locale }).where('id', '=', person.id).execute();
  await app.api().call(requestLoginLink, { body: { email: person.email } });
  const mail = (await app.mails(2)).at(-1);
  expect(tokenIn(mail?.text)).not.toBe('');
  expect(mail?.text).toContain('15');
});
