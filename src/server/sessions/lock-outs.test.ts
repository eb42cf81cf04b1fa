import { expect, test } from 'vitest';
import { forgotPassword, login, register, requestLoginLink, resetPassword } from '#contract/accounts/accounts.ts';
import type { ApiError } from '#contract/errors.ts';
import type { Locale } from '#i18n/locales.ts';
import { aPerson, type LoggedIn } from '#test/factories.ts';
import { testApp } from '#test/test-app.ts';

const app = testApp();
const MAST = '10.44.0.1';

interface From {
  address?: string;
  browserToken?: string;
}

const logIn = ({ email }: { email: string }, password: string, from: From = {}, locale: Locale = 'pl') =>
  app.api(locale, from).call(login, { body: { email, password } });

const outcome = (call: Promise<unknown>) =>
  call.then(
    () => 'in',
    (error: ApiError) => error.code,
  );

/** Tries wrong passwords one after another; returns the outcomes. */
async function guess(who: { email: string }, count: number, from: From): Promise<string[]> {
  const outcomes = [];
  for (let time = 0; time < count; time += 1) outcomes.push(await outcome(logIn(who, 'nie to hasło', from)));
  return outcomes;
}

/** A browser that has logged in to the account before. */
async function aKnownBrowser({ email, password }: LoggedIn): Promise<string> {
  return (await logIn({ email }, password)).data.browserToken;
}

/** The initial length of the wait, derived from when the tries are forgotten. */
async function waitS(): Promise<number> {
  const row = await app.client.db
    .selectFrom('rate_limit')
    .select(['open_at', 'ends_at'])
    .where('open_at', '>', new Date())
    .executeTakeFirstOrThrow();
  return 24 * 3600 - (row.ends_at.getTime() - Number(row.open_at)) / 1000;
}

/** Ends the wait as if its time had passed. */
async function waitedEnough(): Promise<void> {
  const before = new Date(Date.now() - 1);
  await app.client.db.updateTable('rate_limit').set({ open_at: before }).where('open_at', 'is not', null).execute();
}

/** Wrong tries are stored for a day, everything else for less. */
const tomorrow = () => new Date(Date.now() + 23 * 3_600_000);

const tokenIn = (text = '') => /(?:loginLink\/|token=)([\w-]{20,})/.exec(text)?.[1] ?? '';

test('a guessing stranger is slowed down increasingly, and gets the waiting time and alternatives', async () => {
  const person = await aPerson(app);
  expect(await guess(person, 5, { address: MAST })).toEqual(Array(5).fill('badCredentials'));
  const refusal: ApiError = await logIn(person, 'nie to hasło', { address: MAST }).catch((error) => error);
  expect(refusal).toMatchObject({ code: 'tooManyRequests', status: 429 });
  expect(refusal.retryAfterS).toBeGreaterThan(0);
  expect(refusal.retryAfterS).toBeLessThanOrEqual(30);
  expect(refusal.message).toMatch(
    /^Za dużo prób logowania\. Hasłem zalogujesz się za \d+ sekund[ęy]?\. Nie chcesz czekać\? Zaloguj się linkiem z e-maila\.$/,
  );
  const waits = [await waitS()];
  for (let time = 0; time < 3; time += 1) {
    await waitedEnough();
    await guess(person, 1, { address: MAST });
    waits.push(await waitS());
  }
  expect(waits).toEqual([30, 60, 120, 240]);
});

test('an address without an account gets the same responses', async () => {
  const nobody = { email: 'nobody@example.pl' };
  expect(await guess(nobody, 6, { address: MAST })).toEqual([...Array(5).fill('badCredentials'), 'tooManyRequests']);
});

test.each([
  ['pl', 2, 'się za 2 minuty'],
  ['pl', 8, 'się za 8 minut'],
  ['de', 8, 'erst in 8 Minuten'],
  ['uk', 2, 'можна буде через 2 хвилини'],
  ['en', 60, 'again in 60 minutes'],
] as const)('in %s %d minutes are worded naturally', async (locale, minutes, words) => {
  const person = await aPerson(app);
  await guess(person, 5, { address: MAST });
  const openAt = new Date(Date.now() + minutes * 60_000 - 500);
  await app.client.db.updateTable('rate_limit').set({ open_at: openAt }).where('open_at', 'is not', null).execute();
  await expect(logIn(person, 'x'.repeat(8), { address: MAST }, locale)).rejects.toMatchObject({
    message: expect.stringContaining(words),
  });
});

test('concurrent wrong tries do not bypass the wait', async () => {
  const person = await aPerson(app);
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, () => outcome(logIn(person, 'nie to hasło', { address: MAST }))),
  );
  expect(outcomes.filter((each) => each === 'badCredentials')).toHaveLength(5);
});

test('ten typos lock out neither the neighbours behind the same address nor the owner elsewhere', async () => {
  const [person, neighbour] = [await aPerson(app), await aPerson(app)];
  expect(await guess(person, 10, { address: MAST })).toContain('tooManyRequests');
  expect(await outcome(logIn(neighbour, neighbour.password, { address: MAST }))).toBe('in');
  expect(await outcome(logIn(person, person.password))).toBe('in');
});

test('a village behind one address can log in on one evening', async () => {
  const person = await aPerson(app);
  const outcomes = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      outcome(logIn({ email: `sasiad${index}@example.pl` }, 'nie to hasło', { address: MAST })),
    ),
  );
  expect(new Set(outcomes)).toEqual(new Set(['badCredentials']));
  expect(await outcome(logIn(person, person.password, { address: MAST }))).toBe('in');
});

test('a known browser has its own count, whatever strangers do', async () => {
  const person = await aPerson(app);
  const browserToken = await aKnownBrowser(person);
  await guess(person, 6, { address: MAST });
  expect(await outcome(logIn(person, person.password, { address: MAST }))).toBe('tooManyRequests');
  expect(await outcome(logIn(person, person.password, { address: MAST, browserToken }))).toBe('in');
  expect(await guess(person, 2, { address: MAST, browserToken })).toEqual(['badCredentials', 'badCredentials']);
  // Two of the ten free tries are used.
  await app.client.db.updateTable('rate_limit').set({ count: 9 }).where('count', '=', 2).execute();
  expect(await guess(person, 2, { address: MAST, browserToken })).toEqual(['badCredentials', 'tooManyRequests']);
  expect(await outcome(logIn(person, person.password))).toBe('in');
});

test('strangers on many addresses cannot lock out a known browser or block the mailed link', async () => {
  const person = await aPerson(app);
  const browserToken = await aKnownBrowser(person);
  await guess(person, 1, { address: '10.55.0.1' });
  await app.client.db.updateTable('rate_limit').set({ count: 99 }).where('ends_at', '>', tomorrow()).execute();
  await guess(person, 1, { address: '10.55.0.2' });
  expect(await outcome(logIn(person, person.password, { address: MAST }))).toBe('tooManyRequests');
  expect(await outcome(logIn(person, person.password, { address: MAST, browserToken }))).toBe('in');
  await app.api('pl', { address: MAST }).call(requestLoginLink, { body: { email: person.email } });
  expect(tokenIn((await app.mails(2)).at(-1)?.text)).not.toBe('');
});

test('a browser known to another account with the same address counts as unknown', async () => {
  const owner = await aPerson(app);
  const form = { name: 'Obca', email: owner.email, password: 'obce hasło', phone_number: '501 502 503' };
  const { browserToken } = (await app.api().call(register, { body: form })).data;
  const outcomes = await guess(owner, 6, { address: MAST, browserToken });
  expect(outcomes.at(-1)).toBe('tooManyRequests');
});

test('successful log-ins are limited too, per account and per address', async () => {
  const [person, neighbour] = [await aPerson(app), await aPerson(app)];
  const browserToken = await aKnownBrowser(person);
  await outcome(logIn(neighbour, neighbour.password, { address: MAST }));
  await app.client.db.updateTable('rate_limit').set({ count: 30 }).execute();
  expect(await outcome(logIn(person, person.password, { browserToken }))).toBe('tooManyRequests');
  expect(await outcome(logIn(person, person.password))).toBe('tooManyRequests');
  await app.client.db.updateTable('rate_limit').set({ count: 300 }).execute();
  expect(await outcome(logIn({ email: 'other@example.pl' }, 'nie to hasło', { address: MAST }))).toBe(
    'tooManyRequests',
  );
  expect(await outcome(logIn({ email: 'other@example.pl' }, 'nie to hasło'))).toBe('badCredentials');
});

test('however often strangers request a link, few mails are sent and the owner has a valid link', async () => {
  const person = await aPerson(app);
  await app.mails(1);
  for (let time = 0; time < 12; time += 1) {
    const answer = await app
      .api('pl', { address: `10.66.0.${time}` })
      .call(forgotPassword, { body: { email: person.email } });
    expect(answer).toEqual({ success: true, data: { sent: true } });
  }
  const tokens = (await app.mails(4)).slice(1).map(({ text }) => tokenIn(text));
  expect(tokens).toHaveLength(3);
  // The first link has expired; another request sends no mail but extends it.
  await app.client.db
    .updateTable('mail_token')
    .set({ expires_at: new Date(Date.now() - 60_000) })
    .execute();
  const body = { token: tokens[0] ?? '', password: 'świeże masło' };
  await expect(app.api().call(resetPassword, { body })).rejects.toMatchObject({ code: 'linkInvalid' });
  await app.api().call(forgotPassword, { body: { email: person.email } });
  await app.api().call(resetPassword, { body });
  expect(await outcome(logIn(person, 'świeże masło'))).toBe('in');
  // After the link is used, the next request sends a new one.
  await app.api().call(forgotPassword, { body: { email: person.email } });
  expect(tokenIn((await app.mails(6)).at(-1)?.text)).not.toBe('');
});

test('valid links work also from an address that tried many invalid ones', async () => {
  const person = await aPerson(app);
  await app.api().call(forgotPassword, { body: { email: person.email } });
  const token = tokenIn((await app.mails(2)).at(-1)?.text);
  const open = (text: string) =>
    outcome(app.api('pl', { address: MAST }).call(resetPassword, { body: { token: text, password: 'świeże masło' } }));
  const wrong = [];
  for (let time = 0; time < 301; time += 1) wrong.push(await open(`wrong${time}`));
  expect(wrong.at(-1)).toBe('tooManyRequests');
  expect(await open(token)).toBe('in');
}, 60_000);
