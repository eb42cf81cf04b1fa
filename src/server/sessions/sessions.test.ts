import { expect, test } from 'vitest';
import { confirmPassword, getApiToken, getCurrentUser, login, logout } from '#contract/accounts/accounts.ts';
import {
  changePassword,
  changePhone,
  endOtherSessions,
  endSession,
  listSessions,
} from '#contract/accounts/settings.ts';
import { anAccount, aPerson, aSession } from '#test/factories.ts';
import { testApp } from '#test/test-app.ts';

const app = testApp();

const inject = (options: { url: string; token?: string; payload?: object; address?: string; agent?: string }) =>
  app.app.fastify.inject({
    method: options.payload ? 'POST' : 'GET',
    url: options.url,
    remoteAddress: options.address ?? '10.9.9.9',
    headers: {
      'accept-language': 'en',
      'user-agent': options.agent ?? 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile Safari/537.36',
      ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
    },
    payload: options.payload,
  });

test('a failed log-in returns the message as data, whether or not the account exists', async () => {
  const person = await aPerson(app);
  for (const email of [person.email, 'nobody@example.pl']) {
    const response = await inject({ url: '/api/user/login', payload: { email, password: 'nie to hasło' } });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({
      success: false,
      code: 'badCredentials',
      data: 'Invalid e-mail or password',
      errors: {},
    });
  }
});

test('a log-in returns the person and a token that is not stored in the clear', async () => {
  const person = await aPerson(app);
  const { data } = await app.api().call(login, { body: { email: person.email, password: person.password } });
  expect(Buffer.from(data.auth_token, 'base64url').length * 8).toBeGreaterThanOrEqual(128);
  const rows = await app.client.db.selectFrom('session').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(data.auth_token);
  const api = app.as(data.auth_token);
  expect(await api.call(getCurrentUser)).toMatchObject({
    id: person.id,
    name: data.name,
    avatar: null,
    description: '',
  });
  expect(await api.call(getApiToken)).toEqual({ auth_token: data.auth_token });
  await api.call(logout);
  await expect(api.call(getCurrentUser)).rejects.toMatchObject({ code: 'mustLoggedIn' });
});

test('sessions are listed with their device, and end one by one or all together', async () => {
  const person = await aPerson(app);
  const body = { email: person.email, password: person.password };
  await inject({ url: '/api/user/login', payload: body });
  await inject({
    url: '/api/user/login',
    payload: body,
    agent: 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0',
  });
  const sessions = await person.api.call(listSessions);
  expect(sessions.map(({ device }) => device).sort()).toEqual(['', 'Chrome, Android', 'Firefox, Windows']);
  expect(sessions.filter(({ current }) => current)).toHaveLength(1);
  const other = sessions.find(({ device }) => device === 'Chrome, Android');
  await person.api.call(endSession, { params: { id: other?.id ?? 0 } });
  expect(await person.api.call(endOtherSessions)).toEqual({ success: true, data: { ended: 1 } });
  expect(await person.api.call(listSessions)).toHaveLength(1);
});

test("nobody ends another person's session", async () => {
  const [one, two] = [await aPerson(app), await aPerson(app)];
  const [session] = await one.api.call(listSessions);
  await expect(two.api.call(endSession, { params: { id: session?.id ?? 0 } })).rejects.toMatchObject({
    code: 'notFound',
  });
});

test('actions that need the password wait for its confirmation, valid for this session and 15 minutes', async () => {
  const person = await aPerson(app);
  const change = () => person.api.call(changePhone, { body: { phone_number: '+380 44 123 45 67' } });
  await app.client.db
    .updateTable('session')
    .set({ password_confirmed_at: new Date(Date.now() - 16 * 60_000) })
    .execute();
  await expect(change()).rejects.toMatchObject({ code: 'passwordConfirmationRequired', status: 403 });
  await expect(person.api.call(confirmPassword, { body: { password: 'nie to hasło' } })).rejects.toMatchObject({
    fieldErrors: { password: ['To hasło nie pasuje do twojego konta.'] },
  });
  await person.api.call(confirmPassword, { body: { password: person.password } });
  expect((await change()).data.phone_number).toBe('+380441234567');
});

test('a new password ends all other sessions', async () => {
  const person = await aPerson(app);
  const { data } = await app.api().call(login, { body: { email: person.email, password: person.password } });
  await person.api.call(changePassword, { body: { password: 'kwaśne mleko' } });
  await expect(app.as(data.auth_token).call(getCurrentUser)).rejects.toMatchObject({ code: 'mustLoggedIn' });
  expect(await person.api.call(getCurrentUser)).toMatchObject({ id: person.id });
});

test('a person has at most twenty sessions: the least recently used one ends', async () => {
  const person = await aPerson(app);
  const first = await app.client.db.selectFrom('session').select('id').executeTakeFirstOrThrow();
  await app.client.db
    .updateTable('session')
    .set({ last_used_at: new Date(Date.now() - 4 * 60_000) })
    .execute();
  const { db } = app.client;
  for (let count = 1; count < 20; count += 1) await aSession(app, person.id);
  expect(await person.api.call(getCurrentUser)).toMatchObject({ id: person.id });
  await app.api().call(login, { body: { email: person.email, password: person.password } });
  await expect(person.api.call(getCurrentUser)).rejects.toMatchObject({ code: 'mustLoggedIn' });
  const left = await db.selectFrom('session').select('id').execute();
  expect(left).toHaveLength(20);
  expect(left.map(({ id }) => id)).not.toContain(first.id);
});

test.each([
  ['after 60 days without use', { last_used_at: 61, created_at: 61 }, 0],
  ['not while it is used', { last_used_at: 59, created_at: 179 }, 1],
  ['half a year after the log-in, however often it is used', { last_used_at: 0, created_at: 181 }, 0],
])('a session ends %s', async (_when, days, left) => {
  const id = await anAccount(app);
  const token = await aSession(app, id);
  const ago = (count: number) => new Date(Date.now() - count * 24 * 3_600_000);
  const moments = { last_used_at: ago(days.last_used_at), created_at: ago(days.created_at) };
  await app.client.db.updateTable('session').set(moments).execute();
  const call = app.as(token).call(listSessions);
  if (left === 1) expect(await call).toHaveLength(1);
  else await expect(call).rejects.toMatchObject({ code: 'mustLoggedIn' });
});

test('responses for one person are not cached for another', async () => {
  const person = await aPerson(app);
  const response = await inject({ url: '/api/user/me', token: person.token });
  expect(response.headers['cache-control']).toBe('private, no-store');
});

test.each(['x', 'Bearer', 'Bearer ', 'Bearer ../../x', `Bearer ${'a'.repeat(5000)}`, 'Basic abc'])(
  "a header without a token (%s) is treated as a visitor's",
  async (authorization) => {
    const response = await app.app.fastify.inject({ url: '/api/user/me', headers: { authorization } });
    expect(response.statusCode).toBe(401);
  },
);
