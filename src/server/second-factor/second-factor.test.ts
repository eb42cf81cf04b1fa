import { Secret, TOTP } from 'otpauth';
import { afterEach, expect, test, vi } from 'vitest';
import { anAccount } from '#test/factories.ts';
import { SoftwareAuthenticator } from '#test/software-authenticator.ts';
import { testApp } from '#test/test-app.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { createSecondFactorService, purge, type SecondFactorService } from './service.ts';

const app = testApp();
const ORIGIN = 'https://jarmark.example';
const STEP_MS = 30_000;
const DAY_MS = 24 * 60 * 60_000;

afterEach(() => {
  vi.useRealTimers();
});

function theService(): SecondFactorService {
  const site = { publicUrl: ORIGIN, name: 'Jarmark' };
  return createSecondFactorService({
    db: app.client.db,
    site,
    openSession: () => Promise.reject(new Error('unused')),
    tellOwner: async () => {},
  });
}

function codeOf(secret: string, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MS });
}

/** Sets the clock to the middle of a time step, so that none ends during a test. */
function standStill(offsetMs = 0): void {
  const nowMs = Math.floor(Date.now() / STEP_MS) * STEP_MS + STEP_MS / 2 + offsetMs;
  vi.useFakeTimers({ toFake: ['Date'], now: nowMs });
}

/** An account with TOTP confirmed one step ago, so that the current code is unused. */
async function withTotp(): Promise<{ id: number; secret: string; recoveryCodes: string[] }> {
  standStill();
  const id = await anAccount(app);
  const { secret } = await theService().startTotp(id);
  const { recoveryCodes } = await theService().confirmTotp(id, codeOf(secret, -1), 'pl');
  return { id, secret, recoveryCodes: recoveryCodes ?? [] };
}

function check(id: number, code?: string) {
  return app.client.db.transaction().execute((tx) => theService().checkCode(tx, id, code));
}

async function addPasskey(id: number) {
  const options = await theService().startPasskey(id);
  return theService().addPasskey(id, 'Telefon', new SoftwareAuthenticator(ORIGIN).create(options));
}

function setRole(id: number, role: 'user' | 'moderator' | 'admin') {
  return app.client.db.updateTable('account').set({ role }).where('id', '=', id).execute();
}

test('an app is set up, used and removed', async () => {
  standStill();
  const service = theService();
  const id = await anAccount(app);
  expect(await service.getMethods(id)).toEqual({ totp: false, passkeys: [], recoveryCodesLeft: 0 });
  expect(await check(id)).toBe('notNeeded');

  const { secret, uri } = await service.startTotp(id);
  expect(uri).toMatch(/^otpauth:\/\/totp\/Jarmark:osoba\d+%40example\.pl\?issuer=Jarmark&secret=[A-Z2-7]{32}&/);
  expect(await service.getMethods(id)).toMatchObject({ totp: false });
  expect(await check(id)).toBe('notNeeded');

  const { methods, recoveryCodes } = await service.confirmTotp(id, codeOf(secret), 'pl');
  expect(methods).toEqual({ totp: true, passkeys: [], recoveryCodesLeft: 10 });
  expect(recoveryCodes).toHaveLength(10);
  expect(await check(id)).toBe('missing');
  expect(await check(id, ' ')).toBe('missing');
  expect(await check(id, codeOf(secret, 1))).toBe('right');

  expect(await service.removeTotp(id)).toEqual({ totp: false, passkeys: [], recoveryCodesLeft: 0 });
  expect(await check(id, recoveryCodes?.[0])).toBe('notNeeded');
  await expect(service.removeTotp(id)).rejects.toMatchObject({ code: 'notFound' });
});

test('the QR code complies with the pages’ content security policy', async () => {
  const { qr } = await theService().startTotp(await anAccount(app));
  expect(qr).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+"><rect fill="white"/);
  expect(qr).not.toMatch(/style|script|currentColor|href/);
});

test('an app is set up once, and a secret requested again replaces the first', async () => {
  standStill();
  const service = theService();
  const id = await anAccount(app);
  await expect(service.confirmTotp(id, '123456', 'pl')).rejects.toMatchObject({ code: 'conflict' });
  const first = await service.startTotp(id);
  const second = await service.startTotp(id);
  await expect(service.confirmTotp(id, codeOf(first.secret), 'en')).rejects.toMatchObject({
    code: 'validationFailed',
    fieldErrors: { code: [expect.stringMatching(/\w+/)] },
  });
  const outcomes = await Promise.allSettled([1, 2].map(() => service.confirmTotp(id, codeOf(second.secret), 'pl')));
  expect(outcomes.map((each) => each.status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(outcomes.find((each) => each.status === 'rejected')).toMatchObject({ reason: { code: 'conflict' } });
  await expect(service.startTotp(id)).rejects.toMatchObject({ code: 'conflict' });
});

test('a code counts once, also concurrently, and no earlier one afterwards', async () => {
  const { id, secret } = await withTotp();
  expect(await check(id, codeOf(secret, -1)), 'the one that confirmed').toBe('wrong');
  const verdicts = await Promise.all([1, 2, 3, 4].map(() => check(id, codeOf(secret))));
  expect(verdicts.sort()).toEqual(['right', 'wrong', 'wrong', 'wrong']);
  expect(await check(id, codeOf(secret, 1))).toBe('right');
  expect(await check(id, codeOf(secret))).toBe('wrong');
});

test('a code is valid for one step around now, no more', async () => {
  const { id, secret } = await withTotp();
  expect(await check(id, codeOf(secret, 2))).toBe('wrong');
  expect(await check(id, codeOf(secret, -2))).toBe('wrong');
  standStill(STEP_MS * 2);
  expect(await check(id, codeOf(secret, -1))).toBe('right');
});

test('a code is not consumed if its log-in fails', async () => {
  const { id, secret } = await withTotp();
  const failing = app.client.db.transaction().execute(async (tx) => {
    expect(await theService().checkCode(tx, id, codeOf(secret))).toBe('right');
    throw new Error('no session');
  });
  await expect(failing).rejects.toThrow('no session');
  expect(await check(id, codeOf(secret))).toBe('right');
});

test('logging in while removing the app does not deadlock', async () => {
  const { id, secret } = await withTotp();
  const row = { account_id: id, token_hash: Buffer.alloc(32) };
  const changing = await app.client.db.transaction().execute(async (tx) => {
    expect(await theService().checkCode(tx, id, codeOf(secret))).toBe('right');
    const removal = theService().removeTotp(id);
    // Long enough for the removal to lock the account, on a second connection.
    await new Promise((resolve) => setTimeout(resolve, 100));
    await tx.insertInto('session').values(row).execute();
    return { removal };
  });
  expect(await changing.removal).toMatchObject({ totp: false });
});

test('a recovery code counts once, however it is typed', async () => {
  const { id, recoveryCodes } = await withTotp();
  const [first = '', second = ''] = recoveryCodes;
  const verdicts = await Promise.all([1, 2, 3].map(() => check(id, first)));
  expect(verdicts.sort()).toEqual(['right', 'wrong', 'wrong']);
  const typed = ` ${second.toUpperCase().replace('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l')} `;
  expect(await check(id, typed)).toBe('right');
  expect(await theService().getMethods(id)).toMatchObject({ recoveryCodesLeft: 8 });
});

test('a recovery code is the account’s own, and invalid once new ones are created', async () => {
  const mine = await withTotp();
  const other = await withTotp();
  expect(await check(other.id, mine.recoveryCodes[0])).toBe('wrong');
  const renewed = await theService().renewRecoveryCodes(mine.id);
  expect(renewed.methods.recoveryCodesLeft).toBe(10);
  expect(await check(mine.id, mine.recoveryCodes[0])).toBe('wrong');
  expect(await check(mine.id, renewed.recoveryCodes?.[0])).toBe('right');
});

test('recovery codes are random, readable and never stored', async () => {
  const { recoveryCodes } = await withTotp();
  for (const code of recoveryCodes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/);
  const many = Array.from({ length: 100 }, () => makeRecoveryCodes(1).codes).flat();
  expect(new Set(many).size).toBe(1000);
  expect(new Set(many.join('').replaceAll('-', '')).size).toBe(32);
  const rows = await app.client.db.selectFrom('recovery_code').selectAll().execute();
  expect(rows.map((row) => row.code_hash.length)).toEqual(Array(10).fill(32));
});

test('there are no recovery codes without a method they replace', async () => {
  await expect(theService().renewRecoveryCodes(await anAccount(app))).rejects.toMatchObject({ code: 'conflict' });
});

test('recovery codes come with the first method only, also concurrently', async () => {
  standStill();
  const service = theService();
  const id = await anAccount(app);
  const { secret } = await service.startTotp(id);
  const added = await Promise.all([addPasskey(id), service.confirmTotp(id, codeOf(secret), 'pl')]);
  expect(added.filter((each) => each.recoveryCodes !== null)).toHaveLength(1);
  expect(await service.getMethods(id)).toMatchObject({ totp: true, recoveryCodesLeft: 10 });
});

test('recovery codes stay while a method is left, and go with the last', async () => {
  const { id } = await withTotp();
  const { methods } = await addPasskey(id);
  expect(await theService().removeTotp(id)).toMatchObject({ totp: false, recoveryCodesLeft: 10 });
  expect(await theService().removePasskey(id, methods.passkeys[0]?.id as number)).toEqual({
    totp: false,
    passkeys: [],
    recoveryCodesLeft: 0,
  });
});

test('moderators must keep at least one method', async () => {
  for (const role of ['moderator', 'admin'] as const) {
    const { id, secret } = await withTotp();
    await setRole(id, role);
    await expect(theService().removeTotp(id)).rejects.toMatchObject({ code: 'forbidden' });
    expect(await check(id, codeOf(secret))).toBe('right');
    const { methods } = await addPasskey(id);
    expect(await theService().removeTotp(id)).toMatchObject({ totp: false });
    const last = methods.passkeys[0]?.id as number;
    await expect(theService().removePasskey(id, last)).rejects.toMatchObject({ code: 'forbidden' });
    expect(await theService().getMethods(id)).toMatchObject({ recoveryCodesLeft: 10 });
  }
});

test('a deleted account cannot change its methods', async () => {
  const id = await anAccount(app);
  await app.client.db.updateTable('account').set({ deleted_at: new Date() }).where('id', '=', id).execute();
  await expect(theService().startTotp(id)).rejects.toMatchObject({ code: 'mustLoggedIn' });
  await expect(theService().startPasskey(id)).rejects.toMatchObject({ code: 'mustLoggedIn' });
});

test('an unfinished setup is deleted after a day, one in use is not', async () => {
  const { id } = await withTotp();
  const waiting = await anAccount(app);
  await theService().startTotp(waiting);
  const challenges = () => app.client.db.selectFrom('passkey_challenge').selectAll().execute();
  await theService().startPasskeyLogin();
  await theService().startPasskey(id);
  await app.client.db
    .updateTable('passkey_challenge')
    .set({ expires_at: new Date(0) })
    .where('account_id', 'is', null)
    .execute();
  const secrets = () => app.client.db.selectFrom('totp').select('account_id').orderBy('account_id').execute();

  await purge(app.client.db);
  expect(await secrets()).toHaveLength(2);
  expect(await challenges()).toMatchObject([{ account_id: id }]);
  vi.setSystemTime(Date.now() + DAY_MS + STEP_MS);
  await purge(app.client.db);
  expect(await secrets()).toEqual([{ account_id: id }]);
});
