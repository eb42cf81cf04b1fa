import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './fixtures.ts';
import { mailedLink } from './mailbox.ts';
import { aPerson, type Person } from './person.ts';

const PASSWORD = 'Zielona krowa gra na trąbce';
const main = (page: Page) => page.getByRole('main');
const submit = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const loginMenu = (page: Page) => page.getByRole('banner').locator('summary', { hasText: 'Zaloguj się' });
const summary = (page: Page) => main(page).getByRole('alert').first();

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

async function fillLogin(page: Page, email: string, password: string): Promise<void> {
  await main(page).getByLabel('Adres e-mail').fill(email);
  await main(page).getByLabel('Hasło', { exact: true }).fill(password);
}

test('invalid input is reported at every registration field, and no input is lost', async ({ page }) => {
  await open(page, '/register');
  await submit(page, 'Załóż konto').click();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page)).toContainText('Popraw 5 pól');
  for (const missing of [
    'Podaj swoje imię albo nazwę.',
    'Podaj adres e-mail.',
    'Podaj numer telefonu.',
    'Wpisz hasło.',
    'Powtórz hasło.',
  ])
    await expect(page.getByText(missing, { exact: true })).toHaveCount(1);
  const typed = {
    'Twoja nazwa': ['ab', 'Nazwa jest za krótka: wpisz co najmniej 3 znaki.'],
    'Adres e-mail': ['anna@', 'Wpisz poprawny adres e-mail.'],
    'Numer telefonu': ['12', /Wpisz poprawny numer telefonu/],
    Hasło: ['krótkie', 'Hasło jest za krótkie: wpisz co najmniej 8 znaków.'],
    'Powtórz hasło': ['inne', 'Hasła nie są takie same.'],
  } as const;
  for (const [label, [text]] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text);
  await submit(page, 'Załóż konto').click();
  for (const [label, [text, message]] of Object.entries(typed)) {
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toHaveValue(text);
    await expect(field).toHaveAccessibleDescription(message instanceof RegExp ? message : new RegExp(message));
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  await summary(page)
    .getByRole('link', { name: /^Numer telefonu/ })
    .click();
  await expect(page.getByLabel('Numer telefonu')).toBeFocused();
  await page.getByLabel('Twoja nazwa').fill('a'.repeat(41));
  await expect(page.getByText('Nazwa jest za długa: zmieści się najwyżej 40 znaków.').first()).toBeVisible();
});

test('server-side field errors show at their field, general ones above the form', async ({ page }) => {
  await open(page, '/register');
  const failure = { success: false, code: 'validationFailed', data: 'Popraw zaznaczone pola.', requestId: 'r' };
  let errors: Record<string, string[]> = { email: ['Na ten adres nie możemy pisać.'] };
  await page.route('**/api/user/register', (route) => route.fulfill({ status: 400, json: { ...failure, errors } }));
  await page.getByLabel('Twoja nazwa').fill('Anna z Łowicza');
  await page.getByLabel('Adres e-mail').fill('anna@example.pl');
  await page.getByLabel('Numer telefonu').fill('+380 44 123 45 67');
  await page.getByLabel('Hasło', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Powtórz hasło').fill(PASSWORD);
  await submit(page, 'Załóż konto').click();
  await expect(page.getByLabel('Adres e-mail')).toHaveAccessibleDescription('Na ten adres nie możemy pisać.');
  await expect(summary(page)).toBeFocused();
  errors = {};
  await submit(page, 'Załóż konto').click();
  await expect(summary(page)).toContainText('Nie udało się założyć konta');
  await expect(summary(page)).toContainText('Popraw zaznaczone pola.');
  await page.unroute('**/api/user/register');
  await page.route('**/api/user/register', (route) => route.abort());
  await submit(page, 'Załóż konto').click();
  await expect(summary(page)).toContainText('Wystąpił błąd!');
  await expect(summary(page)).toContainText('Błąd połączenia z serwerem');
  await expect(page.getByLabel('Hasło', { exact: true })).toHaveValue(PASSWORD);
});

test('a failed log-in says why, in the page’s language, and repeated clicks send it once', async ({ page }) => {
  let count = 0;
  await page.route('**/api/user/login', async (route) => {
    count += 1;
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await open(page, '/login?lang=en');
  await page.getByLabel('E-mail address').fill('nobody@example.pl');
  await page.getByLabel('Password', { exact: true }).fill('not this one');
  await submit(page, 'Log in').evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(summary(page)).toContainText('Login Failed!');
  await expect(summary(page)).toContainText('Invalid e-mail or password');
  await expect(summary(page)).toBeFocused();
  expect(count).toBe(1);
  await expect(page.getByLabel('E-mail address')).toHaveValue('nobody@example.pl');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not this one');
});

test('the log-in dialog says that the server is unreachable and keeps the input', async ({ page }) => {
  await open(page, '/');
  await page.route('**/api/user/login', (route) => route.abort());
  const banner = page.getByRole('banner');
  await loginMenu(page).click();
  await banner.getByLabel('Adres e-mail').fill('anna@example.pl');
  await banner.getByLabel('Hasło', { exact: true }).fill('zielona krowa');
  await banner.getByRole('button', { name: 'Zaloguj się', exact: true }).click();
  await expect(banner.getByRole('alert')).toContainText('Błąd połączenia z serwerem');
  await page.keyboard.press('Escape');
  await expect(banner.getByLabel('Adres e-mail')).toBeHidden();
  await loginMenu(page).click();
  await expect(banner.getByLabel('Adres e-mail')).toHaveValue('anna@example.pl');
});

test('only the server ends a session: a bad connection does not, and a corrupt session is ignored', async ({
  page,
}) => {
  const user = { id: 1, name: 'Hanka', avatar: null, auth_token: 'x'.repeat(43) };
  await open(page, '/terms');
  await page.evaluate((state) => localStorage.setItem('appState', state), JSON.stringify({ user, isLoggedIn: true }));
  await page.route('**/api/user/me', (route) => route.abort());
  await open(page, '/');
  await expect(page.getByRole('banner').getByLabel('Konto: Hanka')).toBeVisible();
  await page.unroute('**/api/user/me');
  // Once online again, the browser asks anew and learns that the session does not exist.
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(loginMenu(page)).toBeVisible();
  await page.evaluate(() => localStorage.setItem('appState', '{"user":{"id":1'));
  await open(page, '/userpanel');
  await expect(page).toHaveURL(/\/login\?back=%2Fuserpanel/);
});

/** Calls the API as a user who has just entered the password. */
async function call<Answer>(page: Page, person: Person, path: string, data?: object): Promise<Answer> {
  const headers = { authorization: `Bearer ${person.auth_token}` };
  await page.request.post('/api/password-confirm', { headers, data: { password: person.password } });
  const answer = await page.request.post(path, { headers, ...(data ? { data } : {}) });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).data;
}

test('a user without a password logs in by a mailed link, which opening it does not use up @phone', async ({
  page,
}) => {
  const person = await aPerson(page);
  await open(page, '/login');
  await main(page).getByLabel('Adres e-mail').fill(person.email);
  await main(page).getByRole('link', { name: 'Wyślij mi link do logowania' }).click();
  await expect(main(page).getByLabel('Adres e-mail')).toHaveValue(person.email);
  await submit(page, 'Wyślij mi link do logowania').click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Sprawdź swoją pocztę');
  await expect(main(page)).toContainText(person.email);
  const link = await mailedLink(person.email, 'loginLink');
  // Mail scanners fetch the page, maybe with a browser.
  expect((await page.request.get(link)).ok()).toBe(true);
  await open(page, link);
  await open(page, link);
  await submit(page, 'Zaloguj się').click();
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/$/);
  await expect(page.getByText(`Witaj na targu, ${person.name}.`)).toBeVisible();
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('appState') ?? '{}').user?.id)).toBe(person.id);
  await open(page, link);
  await submit(page, 'Zaloguj się').click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Ten link już nie działa');
  await main(page).getByRole('link', { name: 'Wyślij mi nowy link' }).click();
  await expect(page).toHaveURL(/\/loginLink$/);
});

test('after too many attempts a user sees how long to wait, and logs in by the offered link @phone', async ({
  page,
}) => {
  const person = await aPerson(page);
  for (let time = 0; time < 5; time += 1) {
    const data = { email: person.email, password: 'nie to hasło' };
    expect((await page.request.post('/api/user/login', { data })).status()).toBe(401);
  }
  await open(page, '/login');
  await fillLogin(page, person.email, person.password);
  await submit(page, 'Zaloguj się').click();
  await expect(summary(page)).toContainText(/Hasłem zalogujesz się za \d+ sekund/);
  await expect(summary(page).getByRole('link', { name: 'Ustaw nowe hasło' })).toHaveAttribute(
    'href',
    '/forgotPassword',
  );
  await summary(page).getByRole('link', { name: 'Zaloguj się linkiem z e-maila' }).click();
  await submit(page, 'Wyślij mi link do logowania').click();
  await open(page, await mailedLink(person.email, 'loginLink'));
  await submit(page, 'Zaloguj się').click();
  await expect(page.getByText(`Witaj na targu, ${person.name}.`)).toBeVisible();
});

test('a known browser is not slowed down by strangers, even after a log-out', async ({ page }) => {
  const person = await aPerson(page);
  await open(page, '/login');
  await fillLogin(page, person.email, person.password);
  await submit(page, 'Zaloguj się').click();
  await page.getByRole('banner').getByLabel(`Konto: ${person.name}`).click();
  await page.getByRole('banner').getByRole('button', { name: 'Wyloguj się' }).click();
  await expect(loginMenu(page)).toBeVisible();
  const data = { email: person.email, password: 'nie to hasło' };
  for (let time = 0; time < 6; time += 1) await page.request.post('/api/user/login', { data });
  expect((await page.request.post('/api/user/login', { data })).status()).toBe(429);
  await open(page, '/login');
  await fillLogin(page, person.email, person.password);
  await submit(page, 'Zaloguj się').click();
  await expect(page.getByRole('banner').getByLabel(`Konto: ${person.name}`)).toBeVisible();
});

test('a common password is rejected before it is sent, with a suggestion', async ({ page }) => {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/user/register')) count += 1;
  });
  await open(page, '/register');
  await page.getByLabel('Twoja nazwa').fill('Anna z Łowicza');
  await page.getByLabel('Adres e-mail').fill('anna.lowicka@example.pl');
  await page.getByLabel('Numer telefonu').fill('501 502 503');
  const refusals = [
    ['haslo123', /To hasło ma wiele osób.*Połącz trzy słowa/],
    ['annalowicka77', /To hasło składa się głównie z tego, co inni o tobie wiedzą/],
    ['        ', /Same spacje i niewidoczne znaki to za mało/],
  ] as const;
  for (const [password, message] of refusals) {
    await page.getByLabel('Hasło', { exact: true }).fill(password);
    await page.getByLabel('Powtórz hasło').fill(password);
    await submit(page, 'Załóż konto').click();
    await expect(page.getByLabel('Hasło', { exact: true })).toHaveAccessibleDescription(message);
  }
  expect(count).toBe(0);
});

test('a second factor is required: a wrong code is reported, a recovery code works', async ({ page }) => {
  const person = await aPerson(page);
  const { TOTP, Secret } = await import('otpauth');
  const { secret } = await call<{ secret: string }>(page, person, '/api/user/me/totp');
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  const { recoveryCodes } = await call<{ recoveryCodes: string[] }>(page, person, '/api/user/me/totp/confirm', {
    code,
  });
  await open(page, '/login');
  await fillLogin(page, person.email, person.password);
  await submit(page, 'Zaloguj się').click();
  await expect(page.getByLabel('Kod z aplikacji')).toBeFocused();
  await expect(page.getByLabel('Kod z aplikacji')).toHaveAttribute('autocomplete', 'one-time-code');
  await page.getByLabel('Kod z aplikacji').fill('000000');
  await submit(page, 'Potwierdź').click();
  await expect(summary(page)).toContainText('Ten kod nie pasuje.');
  await page.getByRole('button', { name: 'Wróć do logowania' }).click();
  await expect(page.getByLabel('Adres e-mail')).toHaveValue(person.email);
  await submit(page, 'Zaloguj się').click();
  // People hold a button for a moment, in which the empty field above must not report an error and move it away.
  await page.getByRole('button', { name: /użyję kodu zapasowego/ }).click({ delay: 300 });
  await page.getByLabel('Kod zapasowy').fill(recoveryCodes[0] ?? '');
  await submit(page, 'Potwierdź').click();
  await expect(page.getByRole('banner').getByLabel(`Konto: ${person.name}`)).toBeVisible();
});

test('a passkey logs in without a password, a missing one gets a clear message, and no redirect leaves the site', async ({
  page,
}) => {
  const person = await aPerson(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await open(page, '/login?back=%2F%2Fexample.org%2Fad');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.getByRole('button', { name: 'Zaloguj się kluczem dostępu' }).click();
  await expect(summary(page)).toContainText('Nie użyto klucza dostępu.');
  const { options } = await call<{ options: object }>(page, person, '/api/user/me/passkeys/options');
  const response = await page.evaluate(async (json) => {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(json as never);
    const credential = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
    return credential.toJSON();
  }, options);
  await call(page, person, '/api/user/me/passkeys', { name: 'Telefon', response });
  await page.getByRole('button', { name: 'Zaloguj się kluczem dostępu' }).click();
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/$/);
  await expect(page.getByRole('banner').getByLabel(`Konto: ${person.name}`)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the forms are rendered and say why they cannot be sent', async ({ page }) => {
    for (const path of [
      '/login',
      '/register',
      '/forgotPassword',
      '/resetPassword?token=abc',
      '/verifyEmail/abc',
      '/loginLink',
      '/loginLink/abc',
    ]) {
      await page.goto(path);
      await expect(main(page).getByRole('heading', { level: 1 }), path).toBeVisible();
      // The test browser only disables scripts: it does not show <noscript>, as a browser without them would.
      expect(await (await page.request.get(path)).text(), path).toMatch(/<noscript>.*Włącz JavaScript.*<\/noscript>/);
    }
    await page.goto('/login');
    await expect(submit(page, 'Zaloguj się')).toBeDisabled();
    // The log-in dialog's button is a plain link there.
    await page.goto('/terms');
    await loginMenu(page).click();
    await page.getByRole('banner').getByRole('link', { name: 'Zaloguj się' }).click();
    await expect(page).toHaveURL(/\/login$/);
  });
});
