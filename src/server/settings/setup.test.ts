import { beforeEach, expect, test } from 'vitest';
import {
  answerSetup,
  confirmTestMail,
  createFirstAdmin,
  getSetup,
  getSetupState,
  SETUP_STEPS,
  sendTestMail,
} from '#contract/settings/setup.ts';
import { makeToken } from '#server/sessions/service.ts';
import { aPerson } from '#test/factories.ts';
import { testApp } from '#test/test-app.ts';
import { aModerator } from '#test/trust-factories.ts';
import { describeInvitation, type Invitation, invite } from './invitation.ts';

const app = testApp();
const FORM = {
  name: 'Zofia z Kartuz',
  email: 'zofia@targ.example',
  phone_number: '501 502 503',
  password: 'zielona krowa gra na trąbce',
  password_confirmation: 'zielona krowa gra na trąbce',
};

const KEY = Buffer.alloc(32, 7);
const inviting = () => ({ db: app.client.db, config: { publicUrl: 'https://targ.example' }, siteKey: KEY });
const codeIn = (invitation: Invitation | null) => new URL(invitation?.address ?? '').searchParams.get('code') ?? '';
/** Sets the expiry of the stored code. */
const endAt = (moment: number) =>
  app.client.db
    .updateTable('setup')
    .set({ code_until: new Date(moment) })
    .execute();

let code = '';
beforeEach(async () => {
  code = codeIn(await app.app.invite());
});

const create = (with_: string, key?: string) =>
  app.api().call(createFirstAdmin, { body: { ...FORM, code: with_ }, ...(key && { idempotencyKey: key }) } as never);

test('the printed code creates the first admin, once, with a confirmed address', async () => {
  expect(await app.api().call(getSetupState)).toEqual({ needsAdmin: true });
  const { data } = await create(code);
  expect(data).toMatchObject({ role: 'admin', verified: true, strong: false, email: FORM.email });
  expect(await app.api().call(getSetupState)).toEqual({ needsAdmin: false });
  await expect(create(code)).rejects.toMatchObject({ code: 'linkInvalid' });
  expect(await app.app.invite()).toBeNull();
});

test('a new admin cannot access the desk without a second factor', async () => {
  const { data } = await create(code);
  await expect(app.as(data.auth_token).call(getSetup)).rejects.toMatchObject({ code: 'strongSignInRequired' });
});

test('a repeated call creates one admin, and both calls succeed', async () => {
  const [one, two] = await Promise.all([create(code, 'setup-12345678'), create(code, 'setup-12345678')]);
  expect(one.data.id).toBe(two.data.id);
  const admins = await app.client.db.selectFrom('account').select('id').where('role', '=', 'admin').execute();
  expect(admins).toHaveLength(1);
});

test('two people with the code create one admin', async () => {
  const calls = await Promise.allSettled([create(code), create(code)]);
  expect(calls.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('wrong, expired and replaced codes are refused', async () => {
  await expect(create(makeToken().token)).rejects.toMatchObject({ code: 'linkInvalid' });
  const fresh = codeIn(await invite(inviting(), { anew: true }));
  await expect(create(code)).rejects.toMatchObject({ code: 'linkInvalid' });
  await endAt(Date.now() - 1);
  await expect(create(fresh)).rejects.toMatchObject({ code: 'linkInvalid' });
});

test('all starts print the same code until it expires, also concurrent ones', async () => {
  const all = await Promise.all(Array.from({ length: 4 }, () => app.app.invite()));
  expect(new Set(all.map(codeIn))).toEqual(new Set([code]));
  await endAt(Date.now() + 60_000);
  const next = await Promise.all(Array.from({ length: 4 }, () => app.app.invite()));
  expect(new Set(next.map(codeIn)).size).toBe(1);
  expect(codeIn(next[0] ?? null)).not.toBe(code);
  await create(codeIn(next[0] ?? null));
});

test('a node with another key cannot print the code, and does not invalidate it', async () => {
  const invitation = await invite(inviting());
  expect(invitation).toEqual({ address: null, until: expect.any(Date) });
  expect(describeInvitation(invitation as Invitation)).toContain('npm run invite');
  await create(code);
  expect(await invite(inviting(), { anew: true })).toBeNull();
});

test('a replacement code differs, however quickly it is created', async () => {
  const codes = new Set<string>();
  for (let count = 0; count < 5; count += 1) codes.add(codeIn(await invite(inviting(), { anew: true })));
  expect(codes.size).toBe(5);
});

test('only the hash of the code is stored', async () => {
  const row = await app.client.db.selectFrom('setup').selectAll().executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toContain(code);
  expect(Buffer.from(row.code_hash as Buffer)).toHaveLength(32);
});

test('once there is an admin, no invitation is printed and the code has no effect', async () => {
  await aModerator(app, 'admin');
  expect(await app.app.invite()).toBeNull();
  await expect(create(code)).rejects.toMatchObject({ code: 'linkInvalid' });
});

test('an address that somebody has confirmed is not taken over', async () => {
  await aPerson(app, { email: FORM.email });
  await expect(create(code)).rejects.toMatchObject({ code: 'conflict' });
  expect(await app.api().call(getSetupState)).toEqual({ needsAdmin: true });
});

test('an easily guessed password is refused at its field', async () => {
  const body = { ...FORM, password: 'qwertyuiop', password_confirmation: 'qwertyuiop', code };
  await expect(app.api().call(createFirstAdmin, { body })).rejects.toMatchObject({
    fieldErrors: { password: [expect.any(String)] },
  });
});

test('answered steps are kept, in the order of the steps', async () => {
  const { api } = await aModerator(app, 'admin');
  for (const step of ['mail', 'market', 'mail'] as const) await api.call(answerSetup, { body: { step } });
  expect(await api.call(getSetup)).toMatchObject({ answered: ['market', 'mail'], isFinished: false, demo: 'none' });
  for (const step of SETUP_STEPS) await api.call(answerSetup, { body: { step } });
  expect((await api.call(getSetup)).isFinished).toBe(true);
});

test('a test mail counts as received once its code is entered', async () => {
  const admin = await aPerson(app, { role: 'admin' });
  await app.client.db.updateTable('session').set({ is_strong: true }).where('account_id', '=', admin.id).execute();
  const { data } = await admin.api.call(sendTestMail);
  expect(data.email).toBe(admin.email);
  const mail = (await app.mails(2)).find(({ subject }) => subject?.includes('próbny'));
  const typed = /\b(\d{6})\b/.exec(mail?.text ?? '')?.[1] as string;
  const wrong = typed === '000000' ? '000001' : '000000';
  await expect(admin.api.call(confirmTestMail, { body: { code: wrong } })).rejects.toMatchObject({
    fieldErrors: { code: [expect.any(String)] },
  });
  const seen = await admin.api.call(confirmTestMail, { body: { code: typed } });
  expect(seen.data.mail.isSeen).toBe(true);
  expect((await admin.api.call(confirmTestMail, { body: { code: typed } })).data.mail.isSeen).toBe(true);
});
